import type { MessageHoldWords } from "./message-hold.words";

/** Every cause has its words: the server's own reason is English. */
export const words: MessageHoldWords = {
  CONTACT:
    "फ़ोन नंबर, ईमेल और WhatsApp जैसे ऐप शॉर्टलिस्ट करने के बाद ही लिखे जा सकते हैं। पहले उम्मीदवार को शॉर्टलिस्ट करें, या इसे हटा दें। उन तक पहुँचने से पहले हममें से कोई यह मैसेज देखेगा।",
  SCAM: "इसके कुछ शब्द अक्सर नौकरी के नाम पर ठगी में लिखे जाते हैं, इसलिए सामने वाले तक पहुँचने से पहले हममें से कोई इसे देखेगा। यहाँ कोई पैसे, पासवर्ड या OTP नहीं माँग सकता।",
};
