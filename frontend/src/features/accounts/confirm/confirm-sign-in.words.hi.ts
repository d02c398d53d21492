import type { Translated } from "../../../shared/words";
import type { confirmSignInWords } from "./confirm-sign-in.words";

export const words: Translated<typeof confirmSignInWords> = {
  title: "क्या ये आप ही हैं?",
  byPassword: "आपने कुछ देर पहले साइन इन किया था। आगे बढ़ने के लिए अपना पासवर्ड एक बार और डालें।",
  byGoogle: "आपने कुछ देर पहले साइन इन किया था। आगे बढ़ने के लिए Google आपसे एक बार और साइन इन करने को कहेगा।",
  byCode: "आपने कुछ समय पहले साइन इन किया था। हम आपके फ़ोन पर कोड भेजेंगे। आगे बढ़ने के लिए वह कोड डालें।",
  enterPassword: "अपना पासवर्ड डालें",
  enterCode: "पहले कोड भेजें, फिर उसे डालें",
  wrongPassword: "यह आपका पासवर्ड नहीं है",
  confirm: "आगे बढ़ें",
  confirming: "जाँच हो रही है…",
  cancel: "रद्द करें",
  failed: (message) => `हम पक्का नहीं कर सके कि ये आप ही हैं। ${message}`,
};
