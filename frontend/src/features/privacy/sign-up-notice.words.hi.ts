import type { Translated } from "../../shared/words";
import type { signUpNoticeWords } from "./sign-up-notice.words";

export const words: Translated<typeof signUpNoticeWords> = {
  title: "आपका खाता बनाने में हम क्या इस्तेमाल करते हैं",
  items: [
    "आपका ईमेल: आपको साइन इन कराने के लिए, और यह बताने के लिए कि आपके आवेदनों का क्या हुआ।",
    "आप काम ढूँढते हैं या भर्ती करते हैं: आपको सही पेज दिखाने के लिए।",
    "Google से: आपका नाम और फ़ोटो, आपकी प्रोफ़ाइल भरने के लिए।",
  ],
  rest: "आप यह सब कभी भी देख, सुधार और मिटा सकते हैं। यह पोर्टल 18 साल या उससे ज़्यादा उम्र के लोगों के लिए है।",
  openNotice: "प्राइवेसी नोटिस पढ़ें",
  openTerms: "इस्तेमाल की शर्तें पढ़ें",
};
