import type { WorkEmailWords } from "./work-email.words";

export const hindi: WorkEmailWords = {
  subject: (company, code) => `${code}: JobPortal पर ${company} के लिए आपका कोड`,
  lines: (company, code, minutes) => [
    "नमस्ते,",
    `JobPortal पर ${company} की ओर से किसी ने यह ईमेल दिया है। इसकी पुष्टि के लिए वहाँ यह कोड लिखें:`,
    code,
    `यह ${minutes} मिनट चलेगा। अगर यह आपने नहीं किया, तो कुछ न करें, और कोड किसी को न दें।`,
    "JobPortal",
  ],
};
