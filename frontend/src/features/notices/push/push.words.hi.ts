import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { pushWords } from "./push.words";

const format = formatsIn("hi");

export const words: Translated<typeof pushWords> = {
  title: "आपके डिवाइस पर",
  meaning: "हम डिवाइस पर सूचना तुरंत दिखा सकते हैं, पोर्टल बंद हो तब भी।",
  offer: "कुछ बदलते ही हम आपको तुरंत बता सकते हैं।",
  tellHere: "इस डिवाइस पर बताएँ",
  turning: "चालू हो रहा है...",
  notNow: "अभी नहीं",
  isOn: "हम आपको इस डिवाइस पर बताएँगे।",
  refused: "यह ब्राउज़र इस साइट की सूचनाएँ रोकता है। पते के पास साइट की सेटिंग खोलें, सूचनाओं की अनुमति दें और फिर कोशिश करें।",
  unsupported: "यह ब्राउज़र सूचनाएँ नहीं दिखा सकता। iPhone या iPad पर पोर्टल को होम स्क्रीन पर जोड़ें और वहाँ से खोलें।",
  notTurnedOn: "यह चालू नहीं हो सका। इंटरनेट देखकर फिर कोशिश करें।",
  notEnded: "यह बंद नहीं हो सका। इंटरनेट देखकर फिर कोशिश करें।",
  limit: "आपके 10 डिवाइस पहले से हैं। पहले किसी एक पर बंद करें।",
  unknownDevice: "कोई ब्राउज़र",
  thisDevice: "यह डिवाइस",
  since: (at) => `${format.shortDay(at)} से`,
  lastTold: (at) => `पिछली सूचना ${format.shortDay(at)}`,
  end: "बंद करें",
  endOf: (device) => `सूचनाएँ बंद करें: ${device}`,
  none: "अभी किसी डिवाइस पर सूचनाएँ नहीं आतीं।",
};
