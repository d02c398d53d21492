import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["field-rules"] = {
  INVISIBLE: "यात न दिसणारे एक अक्षर आहे. ते पुसून हाताने पुन्हा लिहा",
  NO_EMAIL: "name@example.in असा पूर्ण ईमेल पत्ता टाका",
  NO_NUMBER: "पूर्ण संख्या लिहा, जसे 25000",
  NO_PHONE: "भारतातील फोन नंबर टाका, किंवा + आणि देशाचा कोड असलेला नंबर टाका",
  REQUIRED: "हे भरणे गरजेचे आहे",
  TOO_GREAT: (bound) => `${bound} किंवा त्याहून कमी लिहा`,
  TOO_LONG: (bound) => `थोडक्यात लिहा: जास्तीत जास्त ${bound} अक्षरे`,
  TOO_SHORT: (bound) => `थोडे अजून लिहा: किमान ${bound} अक्षरे`,
  TOO_SMALL: (bound) => `${bound} किंवा त्याहून जास्त लिहा`,
  UNPRINTABLE: "यात दाखवता न येणारे एक अक्षर आहे. ते पुन्हा लिहा",
};
