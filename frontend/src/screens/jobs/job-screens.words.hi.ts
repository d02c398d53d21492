import { hindi as clientWords } from "@job-portal/protocol/client.words.hi";
import { formatsIn } from "../../shared/language/formats";
import type { Translated } from "../../shared/words";
import type { jobScreenWords } from "./job-screens.words";

const format = formatsIn("hi");

export const words: Translated<typeof jobScreenWords> = {
  findJobs: "नौकरी खोजें",
  searchTitle: (asked) => [asked.join(", "), "नौकरी खोजें"].filter(Boolean).join(" · "),
  jobAt: (title, company, client) =>
    client.isForClient ? `${title}, ${clientWords.posterFor(company, client)}` : `${company} में ${title}`,
  job: "नौकरी",
  companyPage: "कंपनी और उसकी खुली नौकरियाँ देखें",
  notFoundEyebrow: "नहीं मिली",
  notFoundTitle: "यह नौकरी यहाँ नहीं है",
  notFound: "शायद वह भर गई या बंद हो गई, या पता गलत लिखा है।",
  closedEyebrow: "बंद",
  closedTitle: "यह नौकरी बंद हो चुकी है",
  closed: (title, company, at) => `${company} में ‘${title}’ के लिए ${format.date(at)} से आवेदन बंद हैं।`,
  findOtherJobs: "दूसरी नौकरियाँ खोजें",
  backToHome: "होम पेज पर वापस",
  loadFailed: "यह नौकरी खुल नहीं सकी।",
};
