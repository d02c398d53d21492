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
  approveTitle: "यह मैसेज मंज़ूर करें?",
  approveHeld: "यह तुरंत दूसरी तरफ़ पहुँच जाएगा, और यह वापस नहीं हो सकता।",
  approveReported: "इसकी शिकायतें ख़ारिज होंगी और ख़ारिज ही रहेंगी। मैसेज दूसरी तरफ़ बना रहेगा।",
  approveMessage: "मैसेज मंज़ूर करें",
  removeTitle: "यह मैसेज हटाएँ?",
  removeMeaning: "दूसरी तरफ़ यह नहीं पहुँचेगा, या अब नहीं दिखेगा। लिखने वाले को दिखेगा कि यह हटाया गया।",
  removeMessage: "मैसेज हटाएँ",
  approved: "मंज़ूर हो गया।",
  removed: "हटा दिया गया।",
};
