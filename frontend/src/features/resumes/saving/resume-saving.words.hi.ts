import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { resumeSavingWords } from "./resume-saving.words";

const format = formatsIn("hi");

export const words: Translated<typeof resumeSavingWords> = {
  saving: {
    saving: "सेव हो रहा है...",
    saved: (at) => `${format.time(at)} पर सेव हुआ`,
    offline: "अभी सेव नहीं हुआ - इंटरनेट नहीं है",
    unreachable: "अभी सेव नहीं हुआ - कोशिश जारी है",
    incomplete: "अभी सेव नहीं हुआ - कुछ ज़रूरी जानकारी बाकी है",
    refused: "अभी सेव नहीं हुआ",
  },
  refusals: {
    tooLarge: "यह एक रिज़्यूमे के लिए बहुत ज़्यादा है: सब सूचियों में मिलाकर 100 हिस्से, और 64 kB टेक्स्ट तक।",
    limit: "आपके 100 रिज़्यूमे हो चुके हैं, इससे ज़्यादा नहीं रखे जा सकते। नया शुरू करने के लिए कोई एक मिटाएँ।",
    template: "आपके प्लान में एक और टेम्प्लेट की जगह नहीं है।",
    other: "आपके बदलाव सेव नहीं हो सके।",
  },
  changed: "यह रिज़्यूमे दूसरे टैब या दूसरे फ़ोन/कंप्यूटर पर बदला गया है। आपका कुछ नहीं खोया: चुनें।",
  deleted: "यह रिज़्यूमे कहीं और मिटाया गया। जो यहाँ दिख रहा है, उसकी कॉपी रखी जा सकती है।",
  upgrade: "बड़ा प्लान लें",
  loadNewer: "नया वाला खोलें",
  keepMine: "मेरे वाले की कॉपी रखें",
};
