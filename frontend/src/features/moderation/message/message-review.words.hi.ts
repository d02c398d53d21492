import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { messageReviewWords } from "./message-review.words";

const format = formatsIn("hi");

export const words: Translated<typeof messageReviewWords> = {
  hint: "ये मैसेज किसी नियम ने रोके, या पढ़ने वालों ने इनकी शिकायत की।",
  from: {
    COMPANY: (company) => `${company} की ओर से`,
    APPLICANT: (company) => `${company} को`,
    PORTAL: (company) => company,
  },
  about: (job, at) => `${job} · ${format.dateTime(at)}`,
  held: "रुका है: दूसरी तरफ़ नहीं पहुँचा",
  delivered: "दूसरी तरफ़ पहुँच चुका है",
  comment: (comment) => `“${comment}”`,
  approve: "मंज़ूर करें",
  remove: "हटाएँ",
  approveOf: (text) => `मंज़ूर करें: ${text}`,
  removeOf: (text) => `हटाएँ: ${text}`,
  approved: "मंज़ूर हो गया।",
  removed: "हटा दिया गया।",
};
