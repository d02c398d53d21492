import type { Translated } from "../../../shared/words";
import type { sentOriginalWords } from "./sent-original.words";

export const words: Translated<typeof sentOriginalWords> = {
  choice: {
    label: "आपकी अपनी फ़ाइल",
    none: "कोई फ़ाइल नहीं",
    goes: (company, parts) => `${company} को मिलेगा: ${parts.join(" और ")}।`,
    profile: "आपकी प्रोफ़ाइल",
    resume: (title) => `आपका रिज़्यूमे ‘${title}’`,
    file: (name) => `आपकी फ़ाइल ${name}, जैसी है वैसी`,
    opens: "कंपनी फ़ाइल का लेख तुरंत पढ़ती है। आपको शॉर्टलिस्ट करने पर उसे पूरी फ़ाइल मिलती है, आपके फ़ोन और ईमेल के साथ।",
  },
  sent: {
    title: "उनकी अपनी फ़ाइल",
    closed: "यह उसका लेख है, फ़ोन और ईमेल के बिना। फ़ाइल तब खुलेगी जब आप इस उम्मीदवार को शॉर्टलिस्ट करेंगे।",
    closedScan: "यह फ़ाइल स्कैन है। यह तब खुलेगी जब आप इस उम्मीदवार को शॉर्टलिस्ट करेंगे।",
    unreadable: "हम यह फ़ाइल नहीं दिखा सकते। पढ़ने के लिए इसे डाउनलोड करें।",
    download: "फ़ाइल डाउनलोड करें",
    downloadFailed: "हम फ़ाइल नहीं ला पाए। कृपया फिर कोशिश करें।",
    page: (number, count) => `${count} में से पेज ${number}`,
    previous: "पिछला",
    next: "अगला",
    pageFailed: "हम यह पेज नहीं दिखा सकते। फिर कोशिश करें, या फ़ाइल डाउनलोड करें।",
    retry: "फिर कोशिश करें",
    text: "लेख के रूप में पढ़ें",
  },
  own: { download: (name) => `${name} डाउनलोड करें` },
};
