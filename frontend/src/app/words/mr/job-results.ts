import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("mr");

interface Found {
  total: number;
  isTotalCapped: boolean;
}

const figure = ({ total, isTotalCapped }: Found) => `${format.count(total)}${isTotalCapped ? "+" : ""}`;
const jobs = (found: Found) => (found.total === 1 ? "1 नोकरी" : `${figure(found)} नोकऱ्या`);

export const words: SeekerWords["job-results"] = {
  widerArea: "आसपासच्या मोठ्या भागासाठी",
  popularPlaces: "लोकप्रिय ठिकाणे",
  remote: "रिमोट",
  anywhere: "कुठेही",
  unlisted: "यादीपेक्षा जास्त नोकऱ्या जुळतात. बाकीच्या पाहण्यासाठी एखादा शब्द, ठिकाण किंवा फिल्टर जोडा.",
  unmeasured: "तिथून अंतर मोजता येत नाही. ही यादी अंतराशिवाय दाखवली आहे.",

  close: {
    WITHOUT_CONDITION: (found) => `त्याशिवाय ${jobs(found)}`,
    NEARBY: (found, _q, places) => `${places}: ${jobs(found)}`,
    ELSEWHERE: (found) => `भारतात इतर ठिकाणी ${jobs(found)}`,
  },
  leftOut: "वगळले",
  showAll: (found) => (found.total === 1 ? "ही एक शोधा" : `सर्व ${figure(found)} दाखवा`),

  empty: {
    title: "या सर्वांशी जुळणारी नोकरी अजून नाही",
    hint: "शोधातला एखादा भाग काढा, किंवा दुसऱ्या शहरात पाहा.",
    hintEverywhere: "शोधातला एखादा भाग काढा.",
    hintClose: "या सर्वात जवळच्या आहेत.",
    withoutFilters: "फिल्टरशिवाय शोधा",
    allTypes: "सर्व प्रकारच्या नोकऱ्या दाखवा",
    anywhere: "सर्व ठिकाणी शोधा",
    withoutText: (q) => `“${q.length > 30 ? `${q.slice(0, 30)}…` : q}” शिवाय शोधा`,
    clearAll: "पूर्ण शोध रिकामा करा",
    leadsTo: (figure) => `(${figure})`,
    otherPlaces: "हाच शोध इतर ठिकाणी",
    popularPlaces: "किंवा सर्व नोकऱ्या पाहा:",
  },
  noJobs: {
    title: "अजून खुल्या नोकऱ्या नाहीत",
    hint: "पहिली पोस्ट केलेली नोकरी इथे दिसेल.",
    postJob: "नोकरी पोस्ट करा",
  },
};
