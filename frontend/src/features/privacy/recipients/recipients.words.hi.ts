import { formatsIn } from "../../../shared/language/formats";
import type { DisclosedData, DisclosureKind } from "../../../shared/schema.generated";
import type { Translated } from "../../../shared/words";
import type { recipientsWords } from "./recipients.words";

const format = formatsIn("hi");

const data: Readonly<Record<DisclosedData, string>> = {
  NAME: "नाम",
  PHONE: "फ़ोन",
  EMAIL: "ईमेल",
  PHOTO: "फ़ोटो",
  PROFILE: "प्रोफ़ाइल",
  RESUME: "रिज़्यूमे",
  RESUME_FILE: "रिज़्यूमे की फ़ाइल",
  CAREER: "काम की प्रोफ़ाइल",
  ANSWERS: "नौकरी के सवालों के जवाब",
  NOTE: "आपका नोट",
  MESSAGES: "मैसेज",
  FILES: "मैसेज की फ़ाइलें",
  INTERVIEW: "इंटरव्यू के बारे में आपका जवाब",
  OFFER: "ऑफ़र पर आपका जवाब",
};

const kinds: Readonly<Record<DisclosureKind, (job: string) => string>> = {
  APPLICATION: (job) => `${job} के लिए आपका आवेदन`,
  CARD: () => "ढूँढने पर दिखने वाला आपका कार्ड, बिना नाम और संपर्क के",
  CONTACT: (job) => `${job} के न्योते पर आपकी हाँ`,
  WALK_IN: (job) => `${job} के वॉक-इन का आपका नंबर`,
  ACCOUNT: () => "आपका खाता, जब किसी एडमिन ने उसे या आपका प्लान बदला",
  GRIEVANCE: () => "अपने डेटा के बारे में आपके सवाल या शिकायतें",
  MESSAGE: () => "आपके मैसेज, जो रोके गए या जिनकी शिकायत हुई",
};

export const words: Translated<typeof recipientsWords> = {
  title: "मेरा डेटा किसने देखा",
  back: "सेटिंग",
  open: "देखें किसने",
  link: "किस कंपनी ने आपका कौन सा डेटा कब देखा।",
  lead: "किस कंपनी ने आपका कौन सा डेटा कब देखा। यह पेज सिर्फ़ आप पढ़ सकते हैं।",
  loadFailed: "यह सूची लोड नहीं हो सकी।",
  none: "आपका डेटा किसी ने नहीं देखा",
  noneHint: "जब कोई कंपनी या एडमिन आपका कुछ देखेगा, तो यहाँ दिखेगा।",
  findJobs: "नौकरियाँ खोजें",
  list: "कंपनियाँ और एडमिन, सबसे नए पहले",
  first: "वापस सबसे नए पर",
  next: "इससे पहले के",

  portal: "इस पोर्टल के एडमिन",
  gone: "एक कंपनी, जो अब नहीं है",
  days: (from, to) =>
    format.date(from) === format.date(to)
      ? `${format.date(from)} को`
      : `पहली बार ${format.date(from)} को, आख़िरी बार ${format.date(to)} को`,
  kinds,
  data: (seen) => format.list(seen.map((one) => data[one])),
  opened: (at) => `कंपनी का पहला कदम: ${format.date(at)}`,
  notOpened: "कंपनी ने अभी कोई कदम नहीं उठाया",
  former: (name) => `तब नाम था ${name}`,
  more: (count) => `और ${format.count(count)}`,
  allApplications: "आपके सभी आवेदन",

  limits: "यह सूची क्या जानती है",
  limitsList: [
    "आपका आवेदन जब तक कंपनी के पास है, वह उसे फिर खोल सकती है। हम उसके कदम रखते हैं, हर बार देखना या डाउनलोड करना नहीं।",
    "फ़ोन और ईमेल तब से लिखे जाते हैं, जब से कंपनी उन्हें देख सकती थी: जब उसने आपको शॉर्टलिस्ट किया, या आपने हाँ कहा।",
    "लोगों को ढूँढने वाली कंपनियाँ सूची में आपके कार्ड की मुख्य बातें पढ़ती हैं, बिना नाम के। किस कंपनी ने कार्ड खोला, यह हम 90 दिन रखते हैं।",
    "पोर्टल चलाने के लिए एडमिन खाते खोल सकते हैं। हम वह रखते हैं जो उन्होंने बदला या तय किया, हर बार देखना नहीं।",
    "जिस कंपनी के लिए आप ख़ुद काम करते हैं, वहाँ के साथी यहाँ नहीं लिखे जाते।",
  ],
  services: "पोर्टल जिन सेवाओं का इस्तेमाल करता है",
  notice: "प्राइवेसी नोटिस पढ़ें",
};
