import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("gu");

interface Found {
  total: number;
  isTotalCapped: boolean;
}

const figure = ({ total, isTotalCapped }: Found) => `${format.count(total)}${isTotalCapped ? "+" : ""}`;
const jobs = (found: Found) => (found.total === 1 ? "1 નોકરી" : `${figure(found)} નોકરીઓ`);

export const words: SeekerWords["job-results"] = {
  widerArea: "આસપાસના મોટા વિસ્તાર માટે",
  popularPlaces: "લોકપ્રિય સ્થળો",
  remote: "રિમોટ",
  anywhere: "ગમે ત્યાં",
  unlisted: "યાદીમાં છે તેનાથી વધુ નોકરીઓ મેળ ખાય છે. બીજી જોવા માટે કોઈ શબ્દ, સ્થળ કે ફિલ્ટર ઉમેરો.",
  unmeasured: "ત્યાંથી અંતર માપી શકાતું નથી. આ યાદી અંતર વિના બતાવી છે.",

  close: {
    WITHOUT_CONDITION: (found) => `તેના વિના ${jobs(found)}`,
    NEARBY: (found, _q, places) => `${places}: ${jobs(found)}`,
    ELSEWHERE: (found, q) => `આખા ભારતમાં “${q}” માટે ${jobs(found)}`,
  },
  leftOut: "છોડી દીધું",
  showAll: (found) => (found.total === 1 ? "આ એક શોધો" : `બધી ${figure(found)} બતાવો`),

  empty: {
    title: "આ બધા સાથે મેળ ખાતી કોઈ નોકરી હજી નથી",
    hint: "શોધમાંથી એક ભાગ કાઢો, અથવા બીજા શહેરમાં જુઓ.",
    hintEverywhere: "શોધમાંથી એક ભાગ કાઢો.",
    hintClose: "આ સૌથી નજીકની છે.",
    withoutFilters: "ફિલ્ટર વિના શોધો",
    allTypes: "બધા પ્રકારની નોકરીઓ બતાવો",
    anywhere: "બધાં સ્થળોએ શોધો",
    withoutText: (q) => `“${q.length > 30 ? `${q.slice(0, 30)}…` : q}” વિના શોધો`,
    clearAll: "આખી શોધ ભૂંસો",
    leadsTo: (figure) => `(${figure})`,
    otherPlaces: "બીજાં સ્થળોએ આ જ શોધ",
    popularPlaces: "અથવા અહીંની બધી નોકરીઓ જુઓ:",
  },
  noJobs: {
    title: "હજી કોઈ ખુલ્લી નોકરી નથી",
    hint: "પહેલી પોસ્ટ થનારી નોકરી અહીં દેખાશે.",
    postJob: "નોકરી પોસ્ટ કરો",
  },
};
