import { JOB_COLUMNS } from "@job-portal/protocol/job-columns";
import type {
  JobFileDoubt,
  JobFileFailure,
  JobFileState,
  JobFileWithdrawal,
} from "../../../shared/schema.generated";
import type { JobFileField } from "./job-file.words";
import { formatsIn } from "../../../shared/language/formats";
import { sizeIn } from "../../../shared/language/size";
import type { Translated } from "../../../shared/words";
import type { jobFileWords } from "./job-file.words";

const format = formatsIn("hi");

const count = (number: number) => format.count(number);
const rows = (number: number) => `${count(number)} ${number === 1 ? "लाइन" : "लाइनें"}`;
const cells = (number: number) => `${count(number)} ${number === 1 ? "खाना" : "खाने"}`;
const jobs = (number: number) => `${count(number)} ${number === 1 ? "नौकरी" : "नौकरियाँ"}`;

const FIELDS: Record<JobFileField, string> = {
  reference: "रेफ़रेंस",
  title: "पद का नाम",
  type: "नौकरी का प्रकार",
  workMode: "काम कहाँ से",
  location: "जगहें",
  pay: "वेतन",
  experience: "अनुभव",
  education: "पढ़ाई",
  skills: "स्किल",
  description: "विवरण",
  requirements: "क्या-क्या चाहिए",
  benefits: "सुविधाएँ",
  openings: "खाली पद",
  isForClient: "क्लाइंट के लिए",
  clientName: "क्लाइंट का नाम",
  clientIndustry: "क्लाइंट का क्षेत्र",
  shift: "शिफ़्ट",
  daysAWeek: "हफ़्ते में दिन",
  englishLevel: "अंग्रेज़ी",
  languages: "भाषाएँ",
  noticePeriodDays: "नोटिस पीरियड",
  freshersWelcome: "फ़्रेशर भी आ सकते हैं",
  ownTwoWheeler: "अपना दोपहिया",
  walkInFrom: "वॉक-इन कब से",
  walkInUntil: "वॉक-इन कब तक",
  walkInHours: "वॉक-इन का समय",
  walkInVenue: "वॉक-इन की जगह",
  facilitiesForDisabled: "दिव्यांग लोगों के लिए सुविधाएँ",
  applyUrl: "आवेदन का लिंक",
  asksPhone: "फ़ोन नंबर माँगें",
  asksResume: "रिज़्यूमे माँगें",
  asksNoticePeriod: "नोटिस पीरियड पूछें",
  asksExpectedPay: "अपेक्षित वेतन पूछें",
  openUntil: "आवेदन की आख़िरी तारीख",
};

const isField = (field: string): field is JobFileField => field in JOB_COLUMNS;

const STATES: Record<JobFileState, string> = {
  READING: "पढ़ी जा रही है",
  MAPPING: "कॉलम मिलाने हैं",
  MENDING: "लाइनें ठीक करनी हैं",
  POSTING: "पोस्ट हो रही हैं",
  DONE: "पोस्ट हो गई",
  WITHDRAWING: "वापस ली जा रही है",
  WITHDRAWN: "वापस ली गई",
  FAILED: "पढ़ी नहीं गई",
};

const near = (row: number | null) => (row === null ? "" : ` लाइन ${count(row)} के पास`);

const FAILURES: Record<JobFileFailure, (row: number | null) => string> = {
  FORMAT: () => "यह न Excel फ़ाइल (.xlsx) है, न CSV जैसी टेक्स्ट फ़ाइल। इसे .xlsx में सेव करके फिर चुनें।",
  MALFORMED: (row) => `फ़ाइल${near(row)} खराब है। उसे खोलें, .xlsx में सेव करें और फिर चुनें।`,
  EMPTY: () => "पहली लाइन के नीचे कोई लाइन नहीं है।",
  TOO_LARGE: () => "फ़ाइल में 20 MB से ज़्यादा नौकरियाँ हैं। उसे कई फ़ाइलों में बाँटें।",
  TOO_MANY_ROWS: () => "एक फ़ाइल में 5,000 तक लाइनें ली जाती हैं। उसे कई फ़ाइलों में बाँटें।",
  TOO_MANY_COLUMNS: (row) => `एक लाइन में 100 तक कॉलम हो सकते हैं:${near(row)} इससे ज़्यादा हैं।`,
  NOT_ALLOWED: () => "इस कंपनी के लिए अब आप नौकरी पोस्ट नहीं कर सकते।",
};

const KEPT: Record<JobFileWithdrawal, string> = {
  EDITED: "बाद में हाथ से बदली गई",
  BARRED: "एडमिन ने हटाई, या इसकी कंपनी के लिए अब आप नौकरी पोस्ट नहीं कर सकते",
  DELETED: "",
  CLOSED: "",
};

const DOUBTS: Record<JobFileDoubt, string> = {
  PAY: "वेतन जो सही नहीं लगता, या न्यूनतम वेतन से कम है",
  DUPLICATE: "नौकरियाँ जो पहले से पोस्ट लगती हैं, या फ़ाइल में दो बार हैं",
  PLACE: "जगहें जिनका नाम दूसरी जगहों का भी है",
};

export const words: Translated<typeof jobFileWords> = {
  fieldName: (field) => (isField(field) ? FIELDS[field] : field === "company" ? "कंपनी" : field),
  state: (state) => STATES[state],
  failed: (failure, row) => FAILURES[failure](row),

  fileTitle: "फ़ाइल",
  company: "कंपनी",
  what: "Excel फ़ाइल (.xlsx) या CSV जैसी टेक्स्ट फ़ाइल, जिसकी पहली लाइन में कॉलम के नाम हों। 5,000 लाइनें और 20 MB तक। कॉलम के नाम आपके अपने हो सकते हैं: उन्हें आगे मिलाया जाता है।",
  choose: "फ़ाइल चुनें",
  chooseOther: "दूसरी फ़ाइल",
  template: "नमूना फ़ाइल डाउनलोड करें",
  templateName: "jobs-template.csv",
  templateText: `${Object.values(JOB_COLUMNS).join(",")}\r\n`,
  tooLarge: "फ़ाइल 20 MB से बड़ी है। उसे कई फ़ाइलों में बाँटें।",
  sending: (share) => `भेजी जा रही है: ${count(Math.round(share * 100))} %`,
  notSent: "फ़ाइल भेजी नहीं जा सकी। फिर कोशिश करें।",
  unfinished: "अधूरी फ़ाइलें",
  goOn: (name) => `${name} पूरी करें`,
  forget: (name) => `${name} छोड़ दें`,
  forgetShort: "छोड़ दें",
  noFile: "यह फ़ाइल अब यहाँ नहीं है।",
  noCompany: "कंपनी बनाने के लिए पहली नौकरी पोस्ट करें। उसके बाद की नौकरियाँ फ़ाइल से आ सकती हैं।",
  postFirst: "नई नौकरी पोस्ट करें",
  toPostings: "पोस्ट की गई नौकरियों पर वापस",
  failedAct: "यह नहीं हो सका। फिर कोशिश करें।",

  steps: ["फ़ाइल", "कॉलम", "सुधार", "पोस्ट"],
  stepsLabel: "चरण",
  step: (number, name) => `चरण ${number}: ${name}`,
  taking: "फ़ाइल पढ़ी जा रही है...",
  facts: (parts) =>
    [
      parts.sheet === null ? "" : `शीट “${parts.sheet}”`,
      parts.rows === null ? "" : rows(parts.rows),
      sizeIn(format, parts.bytes),
    ]
      .filter(Boolean)
      .join(" · "),
  sheet: "शीट",

  match: "अपने कॉलम हमारी जानकारी से मिलाएँ",
  matched: (matched, asked, left) =>
    `${count(matched)} मिल गए, ${asked === 0 ? "कुछ पूछना नहीं" : `${count(asked)} का जवाब देना है`}, ${count(left)} छोड़े गए`,
  remembered: (number) => `${count(number)} कॉलम पिछली बार की तरह मिलाए गए`,
  exampleFrom: (row) => `लाइन ${count(row)} का उदाहरण`,
  previousExample: "पिछला उदाहरण",
  nextExample: "अगला उदाहरण",
  yourColumn: "आपका कॉलम",
  inYourFile: "आपकी फ़ाइल में",
  ourField: "हमारे यहाँ",
  weRead: "हमने पढ़ा",
  fieldOf: (header) => `${header} किससे मिलता है`,
  leftOut: "छोड़ा गया",
  twice: "दो कॉलम में एक ही जानकारी है: एक को छोड़ें",
  asWritten: "जैसा लिखा है",
  notRead: "समझ नहीं आया: इसके बारे में पूछा जाएगा",
  forAll: "सभी लाइनों के लिए",
  forAllType: (number) => `${rows(number)} नौकरी का प्रकार नहीं ${number === 1 ? "बताती" : "बतातीं"}। कौन सा है?`,
  forAllField: (field) => `किसी कॉलम में यह नहीं है: ${field}। हर नौकरी के लिए यह क्या है?`,
  typeOfRest: "इन नौकरियों का प्रकार",
  chooseType: "प्रकार चुनें",
  typeWords: "आपके शब्दों में नौकरी के प्रकार",
  typeWord: (word, number) => `“${word}”, ${rows(number)}`,
  typeProposed: (type) => `हमें लगता है कि यह ${type} है।`,
  takeTypes: (number) => (number === 1 ? "हमारा सुझाव मानें" : `${count(number)} शब्दों के लिए हमारे सुझाव मानें`),
  save: "सेव करें",
  remember: "इस कंपनी के लिए याद रखें",
  read: (number) => `${rows(number)} पढ़ें`,
  leftToAnswer: (number) => `पहले ${count(number)} ${number === 1 ? "सवाल का" : "सवालों के"} जवाब दें`,
  answerFirst: "पहले निशान वाले सवालों के जवाब दें।",
  typeNeeded: "एक प्रकार चुनें।",
  answerNeeded: "जवाब लिखकर सहेजें।",

  rowsRead: (read, all) => `${rows(all)}, ${count(read)} पढ़ी गईं`,
  allRead: (number) => `${rows(number)} ${number === 1 ? "पढ़ी गई" : "पढ़ी गईं"}`,
  youCanLeave: "यह पेज छोड़ना ठीक है। काम चलता रहेगा।",
  stop: "रोकें",
  goOnReading: "आगे बढ़ें",
  ready: (number) => `${count(number)} पोस्ट के लिए तैयार`,
  proposed: (number) => `${count(number)} में हमारा सुझाव`,
  refused: (number) => `${count(number)} में आपकी ज़रूरत`,
  unchanged: (number) =>
    `${count(number)} रेफ़रेंस से पहचानी ${number === 1 ? "गई: वैसी ही रहेगी" : "गईं: वैसी ही रहेंगी"}`,
  outCount: (number) => `${count(number)} छोड़ी ${number === 1 ? "गई" : "गईं"}`,
  all: "सभी",
  filterBy: "दिखाएँ",
  takeAll: (number) => (number === 1 ? "सुझाव मानें" : `सभी ${count(number)} सुझाव मानें`),
  takeAllSure: "सभी सुझाव मानें?",
  takenReady: (number) => `${rows(number)} पोस्ट के लिए तैयार हो ${number === 1 ? "जाएगी" : "जाएँगी"}।`,
  takenNone: "अभी कुछ नहीं: हर सुझाव देखने लायक है। नीचे चुनें या लाइनें देखें।",
  takenMended: (number) => `${cells(number)} सुझाव के हिसाब से ${number === 1 ? "पढ़ा जाएगा" : "पढ़े जाएँगे"}।`,
  takenKept: (number) => `${cells(number)} ${number === 1 ? "वैसा ही रहेगा" : "वैसे ही रहेंगे"}।`,
  takenCleared: (number) =>
    number === 1
      ? "1 खाना नौकरी में नहीं आएगा: वह पढ़ा नहीं जा सका।"
      : `${cells(number)} नौकरियों में नहीं आएँगे: वे पढ़े नहीं जा सके।`,
  doubts: "ये सूची में रहेंगी, जब तक आप इन्हें न चुनें:",
  doubt: (doubt, number) => `${DOUBTS[doubt]}: ${rows(number)}`,
  takeRows: (number) => `${rows(number)} मानें`,
  undoAll: (number) => (number === 1 ? "जवाब वापस लें" : `${count(number)} जवाब वापस लें`),
  table: "जवाब वाली लाइनें",
  row: "लाइन",
  job: "नौकरी",
  field: "जानकारी",
  proposal: "हमारा सुझाव",
  rowOf: (row) => `लाइन ${count(row)}`,
  take: "मानें",
  takeOf: (row) => `लाइन ${count(row)} का सुझाव मानें`,
  undo: "वापस लें",
  undoOf: (row) => `लाइन ${count(row)} का जवाब वापस लें`,
  mend: "ठीक करें",
  mendOf: (field, row) => `लाइन ${count(row)} में ${field} ठीक करें`,
  newText: (field) => `${field} में नया लिखें`,
  cancel: "रद्द करें",
  leaveOut: "छोड़ें",
  leaveOutOf: (row) => `लाइन ${count(row)} छोड़ें`,
  takeIn: "शामिल करें",
  takeInOf: (row) => `लाइन ${count(row)} शामिल करें`,
  useProposal: (words, row) => `${words}, लाइन ${count(row)} के लिए`,
  reason: (_field, message) => message.charAt(0).toUpperCase() + message.slice(1),
  nothing: "खाली",
  taken: "मान लिया",
  companies: "आपकी फ़ाइल की कंपनियाँ",
  companiesWhy:
    "हर नौकरी अपनी कंपनी के नाम से दिखती है। जो कंपनियाँ आपकी नहीं हैं, उनकी लाइनें बाहर रहेंगी। अगर वे आपके क्लाइंट हैं, तो ऊपर चुनें कि यह कॉलम ‘क्लाइंट का नाम’ है।",
  companyNamed: (name, number) => `“${name}”, ${rows(number)}`,
  staysOut: "मेरी कोई कंपनी नहीं: बाहर रहें",
  goesTo: (name) => `${name} में जाएँगी`,
  wordings: "ऐसे शब्द जो लोगों को बाहर रखते हैं",
  wordingHolds: (number) =>
    `ऐसे ही पोस्ट करने पर ${jobs(number)} पहले एडमिन देखेंगे। बाकी तुरंत दिखेंगी, अगर उनमें कुछ ठगी जैसा न लगे।`,
  wordingAsks: "ये नौकरियाँ ऐसे ही दिखेंगी। कुछ लोगों को लग सकता है कि ये उनके लिए नहीं हैं।",
  wordingIn: (wording, number) => `“${wording}”, ${rows(number)}`,
  becomes: "की जगह",
  mendWording: (number) => (number === 1 ? "यही लिखें" : `${rows(number)} में हमारा वाक्य लिखें`),
  mendWordingOf: (wording, number) => `${rows(number)} में “${wording}” बदलें`,
  noInstead: "इसकी जगह हमारे पास कुछ नहीं है। इन लाइनों को खुद ठीक करें या ऐसे ही पोस्ट करें।",
  wordingMended: "बदल दिया गया।",
  wordingFilter: "शब्द",
  isHeld: "लोगों को दिखने से पहले एडमिन इसे देखेंगे।",
  allClean: "हर लाइन वैसी ही पोस्ट हो सकती है।",
  nothingOfThis: "इसके बारे में कुछ पूछना नहीं है।",
  postGood: (number) => `सही लाइनें पोस्ट करें, और बाकी ${count(number)} ठीक करने के लिए फ़ाइल में दें`,
  notYet: {
    unread: "सभी लाइनें पढ़ लेने के बाद पोस्ट कर सकते हैं।",
    unready: "अभी कोई लाइन पोस्ट नहीं हो सकती। पहले ऊपर कोई लाइन ठीक करें।",
    unasked: "पहले बाकी लाइनें ठीक करें, या उनके बिना पोस्ट करने के लिए निशान लगाएँ।",
  },
  rowsToMend: "ठीक करने वाली लाइनें",
  rowsName: (day) => `rows-to-mend-${day}.csv`,
  post: (number) => `${jobs(number)} पोस्ट करें`,
  back: "पीछे",

  posting: (number) =>
    number === 1 ? "1 नौकरी पोस्ट हो रही है..." : `${jobs(number)} एक साथ पोस्ट हो रही हैं...`,
  posted: (number) => `${jobs(number)} पोस्ट हो ${number === 1 ? "गई" : "गईं"}।`,
  postedHeld: (posted, held) =>
    `${jobs(posted)} पोस्ट हो ${posted === 1 ? "गई" : "गईं"}, ${count(held)} को एडमिन देखेंगे।`,
  notPosted: (number) =>
    `${rows(number)} पोस्ट नहीं ${number === 1 ? "हुई" : "हुईं"}। ${number === 1 ? "इसे" : "इन्हें"} अलग फ़ाइल में ठीक करके फिर लाएँ।`,
  another: "एक और फ़ाइल",

  withdraw: "यह फ़ाइल वापस लें",
  withdrawUntil: (moment) => `इस फ़ाइल की नौकरियाँ ${moment} तक वापस ली जा सकती हैं।`,
  withdrawSure: "फ़ाइल वापस लें?",
  withdrawWhat: (number) =>
    `इस फ़ाइल से ${jobs(number)} पोस्ट हुईं। जिन पर न आवेदन आया, न किसी ने सेव किया, न किसी को सूचना गई, वे मिटा दी जाएँगी।`,
  withdrawRest:
    "जिन पर आवेदन आए, जो सेव की गईं या जिनकी सूचना गई, वे मिटेंगी नहीं, बंद होंगी। जिन्हें आपने बाद में बदला, वे वैसी ही रहेंगी। इसे पलटा नहीं जा सकता।",
  keepImport: "रहने दें",
  withdrawing: (done, all) => `${jobs(all)} में से ${count(done)} वापस ली गईं`,
  withdrawn: (number) => `${jobs(number)} वापस ली ${number === 1 ? "गई" : "गईं"}।`,
  withdrawnClosed: (number) =>
    `${jobs(number)} बंद की ${number === 1 ? "गई" : "गईं"}: लोगों ने आवेदन किया था, सेव किया था या उन्हें सूचना गई थी।`,
  withdrawnKept: (number) => `${jobs(number)} वैसी ही ${number === 1 ? "है" : "हैं"}।`,
  keptTitle: "जो नौकरियाँ रहीं",
  keptWhy: (reason) => KEPT[reason],
  keptMore: (number) => `और ${count(number)}`,
  postedFiles: "पिछले 30 दिनों में पोस्ट हुईं",
  openFile: (name) => `${name} खोलें`,
};
