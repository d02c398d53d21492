import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("te");

interface Found {
  total: number;
  isTotalCapped: boolean;
}

const figure = ({ total, isTotalCapped }: Found) => `${format.count(total)}${isTotalCapped ? "+" : ""}`;
const jobs = (found: Found) => (found.total === 1 ? "1 ఉద్యోగం" : `${figure(found)} ఉద్యోగాలు`);

export const words: SeekerWords["job-results"] = {
  widerArea: "చుట్టుపక్కల ఇంకా పెద్ద ఏరియాకు",
  popularPlaces: "ఎక్కువగా వెతికే చోట్లు",
  remote: "రిమోట్",
  anywhere: "ఎక్కడైనా",
  unlisted: "జాబితాలో ఉన్న వాటికంటే ఎక్కువ ఉద్యోగాలు సరిపోతున్నాయి. మిగతావి చూడాలంటే ఒక పదం, చోటు లేదా ఫిల్టర్ చేర్చండి.",
  unmeasured: "అక్కడి నుండి దూరం లెక్కించలేకపోయాం. ఈ జాబితాను దూరం లేకుండా చూపిస్తున్నాం.",

  close: {
    WITHOUT_CONDITION: (found) => `అది లేకుండా ${jobs(found)}`,
    NEARBY: (found, _q, places) => `${places}: ${jobs(found)}`,
    ELSEWHERE: (found) => `భారతదేశంలో మిగతా చోట్ల ${jobs(found)}`,
  },
  leftOut: "తీసేశాం",
  showAll: (found) => (found.total === 1 ? "ఈ ఒక్కటి వెతకండి" : `అన్నీ చూపించండి (${figure(found)})`),

  empty: {
    title: "వీటన్నిటికీ సరిపోయే ఉద్యోగం ఇంకా లేదు",
    hint: "వెతికే వాటిలో ఒకటి తీసేయండి, లేదా మరో నగరంలో చూడండి.",
    hintEverywhere: "వెతికే వాటిలో ఒకటి తీసేయండి.",
    hintClose: "వీటికి దగ్గరగా ఉన్నవి ఇవి.",
    withoutFilters: "ఫిల్టర్లు లేకుండా వెతకండి",
    allTypes: "అన్ని రకాల ఉద్యోగాలు చూపించండి",
    anywhere: "అన్ని చోట్లా వెతకండి",
    withoutText: (q) => `“${q.length > 30 ? `${q.slice(0, 30)}…` : q}” లేకుండా వెతకండి`,
    clearAll: "వెతికినవన్నీ తీసేయండి",
    leadsTo: (figure) => `(${figure})`,
    otherPlaces: "వేరే చోట్ల ఇవే ఉద్యోగాలు",
    popularPlaces: "లేదా ఇక్కడి ఉద్యోగాలన్నీ చూడండి:",
  },
  noJobs: {
    title: "ఇంకా ఉద్యోగాలు లేవు",
    hint: "మొదట పోస్ట్ చేసిన ఉద్యోగం ఇక్కడ కనిపిస్తుంది.",
    postJob: "ఉద్యోగం పోస్ట్ చేయండి",
  },
};
