import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("te");

export const words: SeekerWords["job-screens"] = {
  findJobs: "ఉద్యోగాలు వెతకండి",
  searchTitle: (asked) => [asked.join(", "), "ఉద్యోగాలు వెతకండి"].filter(Boolean).join(" · "),
  jobAt: (title, company) => `${title}, ${company}`,
  job: "ఉద్యోగం",
  companyPage: "కంపెనీని, దాని ఉద్యోగాలను చూడండి",
  notFoundEyebrow: "దొరకలేదు",
  notFoundTitle: "ఈ ఉద్యోగం ఇక్కడ లేదు",
  notFound: "ఎవరినైనా తీసుకుని ఉండవచ్చు, మూసేసి ఉండవచ్చు, లేదా లింక్ తప్పుగా ఉండవచ్చు.",
  closedEyebrow: "మూసేశారు",
  closedTitle: "ఈ ఉద్యోగం మూసేశారు",
  closed: (title, company, at) => `‘${title}’ (${company}): ${format.date(at)} నుండి దరఖాస్తులు తీసుకోవడం లేదు.`,
  findOtherJobs: "వేరే ఉద్యోగాలు వెతకండి",
  backToHome: "హోమ్ పేజీకి వెళ్లండి",
  loadFailed: "ఈ ఉద్యోగాన్ని లోడ్ చేయలేకపోయాం.",
};
