import { inWords } from "../../text/text.rules";
import type { NoticeMailWords } from "./notice-mail.words";

export const hindi: NoticeMailWords = {
  greeting: (name) => (name ? `नमस्ते ${name},` : "नमस्ते,"),
  sentence: (title) => `${title}।`,
  foot: (url) => `JobPortal\n\nचुनें कि हम आपको क्या बताएँ: ${url}`,
  summarySubject: (count) => `आपके लिए ${inWords(count)} नई बातें`,
  newSince: "पिछले ईमेल के बाद की नई बातें:",
  more: (count, url) => `और ${inWords(count)}: ${url}`,
  theyWrote: (text) => `उन्होंने लिखा: ${text}`,
  theySent: (fileName) => `उन्होंने एक फ़ाइल भेजी: ${fileName}। उसे डाउनलोड करने के लिए बातचीत खोलें।`,
  weWrote: (text) => `हमने लिखा: ${text}`,
};
