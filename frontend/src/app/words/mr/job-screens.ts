import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("mr");

export const words: SeekerWords["job-screens"] = {
  findJobs: "नोकरी शोधा",
  searchTitle: (asked) => [asked.join(", "), "नोकरी शोधा"].filter(Boolean).join(" · "),
  jobAt: (title, company) => `${title}, ${company}`,
  job: "नोकरी",
  companyPage: "कंपनी आणि खुल्या नोकऱ्या पाहा",
  notFoundEyebrow: "सापडली नाही",
  notFoundTitle: "ही नोकरी इथे नाही",
  notFound: "ती भरली किंवा बंद झाली असेल, किंवा पत्ता चुकीचा लिहिला असेल.",
  closedEyebrow: "बंद",
  closedTitle: "ही नोकरी बंद झाली आहे",
  closed: (title, company, at) => `‘${title}’ (${company}): ${format.date(at)} पासून अर्ज घेतले जात नाहीत.`,
  findOtherJobs: "इतर नोकऱ्या शोधा",
  backToHome: "होमवर परत",
  loadFailed: "ही नोकरी लोड झाली नाही.",
};
