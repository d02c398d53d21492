import type { SmsTexts } from "./sms-texts.words";

export const hindi: SmsTexts = {
  "interview-offered": "JobPortal: {#var#} ने {#var#} के इंटरव्यू के लिए समय भेजे हैं। साइन इन करके एक चुनें।",
  "interview-move": "JobPortal: {#var#} आपके {#var#} के इंटरव्यू का समय बदलना चाहती है। साइन इन करके जवाब दें।",
  "interview-scheduled": "JobPortal: {#var#} के लिए {#var#} में आपका इंटरव्यू {#var#} को है।",
  "interview-cancelled": "JobPortal: {#var#} के लिए {#var#} में आपका इंटरव्यू रद्द हो गया है।",
  "offer-made": "JobPortal: {#var#} ने आपको {#var#} की नौकरी का ऑफ़र भेजा है। पढ़ने के लिए साइन इन करें।",
  "walk-in-called-off": "JobPortal: {#var#} के लिए {#var#} में {#var#} का वॉक-इन रद्द हो गया है।",
};
