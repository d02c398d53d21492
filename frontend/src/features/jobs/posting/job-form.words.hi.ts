import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { jobFormWords } from "./job-form.words";

const format = formatsIn("hi");

const reasons: OwnRefusalWords = {
  EMAIL_NOT_VERIFIED: "पहले अपने ईमेल की पुष्टि करें: लिंक हमारे भेजे ईमेल में है।",
  COMPANY_BLOCKED: "यह कंपनी अभी नौकरी पोस्ट नहीं कर सकती।",
  COMPANY_LIMIT: "एक खाते में इससे ज़्यादा कंपनियाँ नहीं हो सकतीं। इनमें से एक चुनें।",
  NOT_FOUND: "आप अब इस कंपनी के लिए नौकरी पोस्ट नहीं कर सकते। कोई दूसरी चुनें।",
  JOB_CHANGED: "इसे कहीं और बदला गया है, और नया रूप खुल नहीं सका। उसे खोलने के लिए फिर से सेव करें।",
  JOB_ACTION_NOT_ALLOWED: "अभी की हालत में इसे बदला नहीं जा सकता।",
  QUESTION_NOT_ALLOWED: "आपका एक सवाल पूछना मना है। उसके पास यह लिखा है।",
  RATE_LIMITED: "एक साथ बहुत सारी कोशिशें हुईं। एक मिनट रुकें।",
};

export const words: Translated<typeof jobFormWords> = {
  theJob: "नौकरी",
  payAndExperience: "वेतन और अनुभव",
  whatCandidatesRead: "उम्मीदवार क्या पढ़ेंगे",
  finding: "किसे दिखे, और कब तक",
  fields: {
    title: "पद का नाम",
    company: "कंपनी",
    companyName: "कंपनी का नाम",
    isForClient: "हम किसी दूसरी कंपनी, यानी अपने क्लाइंट के लिए भर्ती करते हैं",
    clientName: "क्लाइंट का नाम",
    clientIndustry: "क्लाइंट का क्षेत्र",
    type: "नौकरी का प्रकार",
    location: "जगह",
    pay: "वेतन",
    experience: "अनुभव",
    description: "विवरण",
    requirements: "क्या-क्या चाहिए",
    benefits: "सुविधाएँ",
    skills: "स्किल",
    openings: "खाली पद",
    languages: "कौन सी भाषाएँ बोलनी होंगी",
    freshersWelcome: "फ़्रेशर भी आ सकते हैं",
    ownTwoWheeler: "अपना दोपहिया ज़रूरी",
    walkInFrom: "वॉक-इन कब से",
    walkInUntil: "वॉक-इन कब तक",
    walkInHours: "वॉक-इन का समय",
    walkInVenue: "वॉक-इन की जगह",
    facilitiesForDisabled: "दिव्यांग लोगों के लिए सुविधाएँ",
    applyUrl: "आवेदन का पेज",
    asksPhone: "फ़ोन नंबर",
    asksResume: "रिज़्यूमे",
    asksNoticePeriod: "नोटिस पीरियड",
    asksExpectedPay: "अपेक्षित वेतन",
  },
  hints: {
    title: "वह नाम जो लोग खोजते हैं। ब्रैकेट में लेवल और कंपनी के कोड न लिखें।",
    companyName: "जब तक हम जाँच न लें, कंपनी ‘वेरिफ़ाइड नहीं’ दिखेगी।",
    clientName: "नाम न बताना हो, तो खाली छोड़ें।",
    clientIndustry: "जैसे Banking। लोग पढ़ेंगे: ‘Banking क्षेत्र के एक क्लाइंट के लिए’।",
    location: "जैसे Koramangala, Bangalore; Pune, या Remote। दस जगहों तक।",
    pay: "जैसे ₹8–12 लाख सालाना, 25k/month या Negotiable।",
    experience: "जैसे 2–4 years या Fresher।",
    description: "सूची के लिए पंक्ति - से और शीर्षक के लिए ### से शुरू करें। **दो तारे** अक्षर मोटे करते हैं।",
    benefits: "एक लाइन में एक।",
    skills: "बीच में कॉमा लगाएँ, जैसे Excel, Tally।",
    languages: "बीच में कॉमा लगाएँ, जैसे Kannada, Hindi।",
    walkInUntil: "इस दिन के बाद वॉक-इन पेज से हट जाएगा।",
    walkInHours: "जैसे सुबह 10 से दोपहर 1 बजे।",
    walkInVenue: "पता, और साथ क्या लाना है।",
    facilitiesForDisabled: "जैसे रैंप, लिफ़्ट, स्क्रीन रीडर।",
    applyUrl: "लोग आपकी साइट के इस पेज पर आवेदन करेंगे। खाली छोड़ने पर आवेदन यहीं होंगे।",
  },
  missing: {
    title: "पद का नाम ज़रूरी है। वह लिखें जो लोग खोजते हैं।",
    companyName: "कंपनी ज़रूरी है। वही नाम लिखें जिससे लोग जानते हैं।",
    type: "नौकरी का प्रकार ज़रूरी है। एक चुनें।",
    location: "जगह ज़रूरी है। शहर का नाम या Remote लिखें।",
    pay: "वेतन ज़रूरी है। जैसे बोलते हैं वैसे लिखें, या Negotiable।",
    experience: "अनुभव ज़रूरी है। साल लिखें, या Fresher।",
    description: "विवरण ज़रूरी है। लिखें कि काम क्या होगा।",
    requirements: "यह बताना ज़रूरी है कि क्या-क्या चाहिए। तीन से छह बातें लिखें।",
  },
  openingsProblem: "1 से 1,000 तक की पूरी संख्या लिखें।",
  problem: (label, message) => `${label}: ${message}।`,
  payObstacles: {
    NO_FIGURE: "इसमें कोई रकम नहीं है: लोग इसे जैसा है वैसा पढ़ेंगे, पर वेतन से खोजने पर यह नौकरी नहीं मिलेगी।",
    SEVERAL_FIGURES:
      "पता नहीं चलता कि वेतन कौन सी रकम है, इसलिए वेतन से खोजने पर यह नौकरी नहीं मिलेगी। उसके आगे ₹ लगाएँ: ₹18,000 महीना + पेट्रोल के 2,000।",
    WRONG_WAY_ROUND:
      "पहली रकम दूसरी से बड़ी लगती है, इसलिए वेतन से खोजने पर यह नौकरी नहीं मिलेगी। छोटी रकम पहले लिखें: ₹8–12 लाख सालाना।",
    NO_UNIT:
      "दिन का, महीने का या साल का? यह न लिखा हो तो वेतन से खोजने पर यह नौकरी नहीं मिलेगी: ₹18,000 महीना + पेट्रोल, ₹8–12 लाख सालाना।",
    OTHER_UNIT:
      "घंटे या हफ़्ते के वेतन की तुलना नहीं हो सकती, इसलिए वेतन से खोजने पर यह नौकरी नहीं मिलेगी। लिखें कि महीने का कितना बनता है।",
    OTHER_MONEY: "यह रुपये में नहीं है, इसलिए वेतन से खोजने पर यह नौकरी नहीं मिलेगी। ₹ में लिखें।",
    UNLIKELY:
      "यह बहुत कम या बहुत ज़्यादा लगता है, इसलिए वेतन से खोजने पर यह नौकरी नहीं मिलेगी। क्या लाख या हज़ार छूट गया है?",
  },
  payShown: (shown, inYear) => `लोगों को दिखेगा: ${shown}${inYear && ` (${inYear})`}`,
  payInYear: (min, max, bound) => {
    const lead = { AT_LEAST: "कम से कम ", AT_MOST: "ज़्यादा से ज़्यादा " };
    const upTo = max === min ? "" : ` से ${format.rupees(max)}`;
    return `साल में ${bound ? lead[bound] : ""}${format.rupees(min)}${upTo}`;
  },
  changePay: (meaning) => `${meaning} कर दें`,
  keepPay: "जैसा लिखा है, वैसा रखें",
  asks: "आवेदन करने वालों से माँगें",
  asksHint: "जो माँगेंगे, उसके बिना कोई आवेदन नहीं कर सकेगा। सिर्फ़ वही माँगें जो चुनने के लिए ज़रूरी है।",
  moreDetails: "और जानकारी",
  allOptional: "कुछ भी ज़रूरी नहीं",
  experienceUnread: "इसमें साल समझ नहीं आए: लोग इसे जैसा है वैसा पढ़ेंगे, पर अनुभव से खोजने पर यह नौकरी नहीं मिलेगी।",
  didYouMean: "क्या आपका मतलब है",
  whichPlace: (text) => `“${text}” नाम की कई जगहें हैं। कौन सी है?`,
  readAs: (label) => `हमने इसे ${label} समझा`,
  placesRead: "जगहें",
  notKept: (parts) => `नौकरी में सिर्फ़ जगहें रहती हैं, ${format.list(parts.map((part) => `“${part}”`))} नहीं।`,
  moveAddress: "इसे विवरण में डालें",
  addressLine: (parts) => `पता: ${parts.join(", ")}`,
  placeUnknown: (text) => `हमें “${text}” नाम की कोई जगह पता नहीं।`,
  needAttention: (count) => `${count} जगह आपको देखना होगा।`,
  otherCompany: "दूसरी कंपनी",
  openFor: "कितने दिन खुली रहे",
  openForDays: (count) => `${count} दिन`,

  appearance: "खोज में ऐसी दिखेगी",
  untitled: "पद का नाम",
  unnamedCompany: "कंपनी",
  postedToday: "आज पोस्ट हुई",
  beforeYouPost: "पोस्ट करने से पहले",
  checks: {
    what: "पद, कंपनी, प्रकार, जगह",
    pay: "वेतन, जिससे लोग छाँट सकें",
    experience: "अनुभव",
    description: "विवरण",
    requirements: "क्या-क्या चाहिए",
  },
  done: "हो गया",
  open: "बाकी है",
  preview: "पहले देखें",
  previewOf: (title) => `पहले देखें: ${title}`,
  closePreview: "फ़ॉर्म पर वापस",

  draftSaving: "ड्राफ़्ट सेव हो रहा है...",
  draftSaved: (at) => `ड्राफ़्ट ${format.time(at)} पर सेव हुआ`,
  draftHere: {
    kept: "इंटरनेट नहीं है: सेव होने तक ड्राफ़्ट इसी ब्राउज़र में रहेगा।",
    refused: "ड्राफ़्ट सेव नहीं हुआ: वह इसी ब्राउज़र में है, और अगले बदलाव के साथ फिर भेजा जाएगा।",
    posted: "यह नौकरी दूसरी विंडो से पोस्ट हो चुकी है। यहाँ लिखा सिर्फ़ इसी ब्राउज़र में है।",
    limit: "आपके 50 ड्राफ़्ट हैं, इसलिए यह सिर्फ़ इसी ब्राउज़र में है। इसे सेव करने के लिए कोई एक मिटाएँ।",
  },
  unfinished: (title, savedAt) =>
    `आपकी एक नौकरी अधूरी है, ${title ? `‘${title}’` : "जिसका नाम अभी नहीं है"}, ${format.day(savedAt)} को सेव हुई।`,

  again: (title, postedAt) =>
    `यह ‘${title}’ है${postedAt === null ? "" : `, जो ${format.date(postedAt)} को पोस्ट हुई थी`}, और फिर से पोस्ट होगी। यह नई नौकरी होगी, आज से 30 दिन खुली, पुराने आवेदनों के बिना। पोस्ट करने से पहले तारीखें, वेतन और खाली पद देख लें।`,

  post: "नौकरी पोस्ट करें",
  posting: "पोस्ट हो रही है...",
  save: "बदलाव सेव करें",
  saving: "सेव हो रहा है...",
  cancel: "रद्द करें",
  posted: "नौकरी पोस्ट हो गई!",
  postedHeld: "नौकरी भेज दी गई। पहले एडमिन उसके शब्द देखेंगे; तब तक वह किसी को नहीं दिखेगी।",
  notPosted: "नौकरी पोस्ट नहीं हो सकी। फिर कोशिश करें।",
  outOfReach: "पोर्टल से संपर्क नहीं हो पा रहा। अपना इंटरनेट देखें। आपका लिखा सब कुछ यहीं है।",
  tryAgain: "फिर कोशिश करें",
  updated: "नौकरी सेव हो गई।",
  updatedHeld: "नौकरी सेव हो गई। पहले एडमिन उसे देखेंगे; तब तक वह किसी को नहीं दिखेगी।",
  leaveWarning: "नौकरी में किए गए बदलाव अभी सेव नहीं हुए हैं।",
  notSaved: "आपके बदलाव सेव नहीं हुए।",
  newerLoaded: "अभी सेव नहीं हुआ: इसे कहीं और बदला गया था। वह अब फ़ॉर्म में है, और आपका लिखा भी है। देखकर फिर से सेव करें।",
  contested: (count) =>
    count === 1
      ? "अभी सेव नहीं हुआ: इसे कहीं और भी बदला गया था। जिस जगह दोनों ने बदला है, वहाँ चुनें और फिर से सेव करें।"
      : `अभी सेव नहीं हुआ: इसे कहीं और भी बदला गया था। जिन ${count} जगहों पर दोनों ने बदला है, वहाँ चुनें और फिर से सेव करें।`,
  notUpdated: "नौकरी सेव नहीं हो सकी। फिर कोशिश करें।",
  notUpdatedSo: "नौकरी सेव नहीं हो सकी।",
  marked: "जो गलत है, वह फ़ॉर्म में दिखाया गया है।",
  reasons,

  thenMend: (count) => `अभी पोस्ट नहीं हुई: पहले फ़ॉर्म में ${count} वाक्य ठीक करना है।`,
  openJob: "खुली नौकरी नए टैब में देखें",
  question: {
    PAY_LOOKS_MONTHLY: {
      title: "क्या यह महीने का वेतन है?",
      confirm: "नहीं, साल का है",
      back: "वेतन बदलें",
    },
    PAY_UNIT_MISSING: {
      title: "यह वेतन कितने समय का है?",
      confirm: "ऐसे ही पोस्ट करें",
      back: "वेतन बदलें",
    },
    PAY_RANGE_WIDE: {
      title: "क्या रकमों में इतना फ़र्क सही है?",
      confirm: "हाँ, यही सही है",
      back: "वेतन बदलें",
    },
    PAY_UNLIKELY: {
      title: "क्या यह वेतन सही है?",
      confirm: "हाँ, ऐसे ही पोस्ट करें",
      back: "वेतन बदलें",
    },
    PAY_UNPAID: {
      title: "क्या यह काम बिना वेतन का है?",
      confirm: "हाँ, इंटर्नशिप या सेवा है",
      back: "वेतन बदलें",
    },
    PAY_BELOW_MINIMUM_WAGE: {
      title: "न्यूनतम मज़दूरी से कम?",
      confirm: "हाँ, यही सही है",
      back: "वेतन बदलें",
    },
    POSSIBLE_DUPLICATE: {
      title: "आपकी ऐसी ही एक नौकरी खुली है",
      confirm: "फिर भी पोस्ट करें",
      back: "फ़ॉर्म पर वापस",
    },
    COMPANY_LOOKS_KNOWN: {
      title: "क्या यह वही कंपनी है?",
      confirm: "यह दूसरी कंपनी है",
      back: "फ़ॉर्म पर वापस",
    },
  },
  seeCompany: (name) => `${name} को नए टैब में देखें`,
};
