import type { CompanyAct, MemberRole } from "../../../shared/schema.generated";
import type { OwnRefusalWords } from "../../../shared/language/refusal.words";
import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { teamWords } from "./team.words";

const format = formatsIn("hi");

const refusals: OwnRefusalWords = {
  COMPANY_LIMIT: "आप पहले से 20 कंपनियों में हैं। पहले किसी एक से निकलें।",
  EMAIL_NOT_VERIFIED: "पहले अपने ईमेल की पुष्टि करें: लिंक हमारे भेजे ईमेल में है।",
  LAST_OWNER: "टीम को एक मालिक चाहिए: पहले किसी और को मालिक बनाएँ।",
  MAIL_OFF: "यह पोर्टल ईमेल नहीं भेजता, इसलिए किसी को बुलाया नहीं जा सकता।",
  MEMBER_LIMIT: "टीम की सब जगहें भर चुकी हैं। मालिक के बड़े प्लान में ज़्यादा जगहें हैं।",
  MEMBER_ROLE: "यह सिर्फ़ मालिक कर सकते हैं।",
  NOT_FOUND: "इस बीच यह बदल गया है। पेज फिर से खोलें।",
};

const roles: Record<MemberRole, string> = {
  OWNER: "मालिक",
  RECRUITER: "भर्ती करने वाले",
  HIRING_MANAGER: "हायरिंग मैनेजर",
  VIEWER: "सिर्फ़ देखने वाले",
};

const acts: Record<CompanyAct, string> = {
  POST_JOBS: "नौकरी पोस्ट और बंद करना",
  ANSWER_CANDIDATES: "उम्मीदवार देखना और जवाब देना",
  MAKE_OFFERS: "नौकरी का ऑफ़र देना",
  SEE_FIGURES: "नौकरियाँ और आँकड़े देखना",
  FIND_PEOPLE: "लोग खोजना",
  EDIT_COMPANY: "कंपनी का पेज बदलना",
  RENAME_COMPANY: "कंपनी का नाम बदलना",
  MANAGE_TEAM: "टीम सँभालना",
  MANAGE_STAGES: "कंपनी के अपने चरण तय करना",
  MANAGE_KEYS: "API कुंजियाँ और वेबहुक सँभालना",
};

export const words: Translated<typeof teamWords> = {
  title: "टीम",
  link: "टीम",
  apiKeys: "API कुंजियाँ और वेबहुक",
  back: (company) => company,
  loadFailed: "टीम खुल नहीं सकी।",
  failed: "यह नहीं हो सका। फिर कोशिश करें।",
  refusals,
  roles,
  acts,

  members: (count) => (count === 1 ? "1 व्यक्ति" : `${format.count(count)} लोग`),
  you: "आप",
  since: (at) => `${format.date(at)} से`,
  roleOf: (person) => `${person} की भूमिका`,
  roleChanged: (person, role) => `${person} की भूमिका अब: ${roles[role]}`,
  remove: "हटाएँ",
  removePerson: (person) => `${person} को हटाएँ`,
  removeTitle: (person) => `${person} को टीम से हटाएँ?`,
  removeText: (person) =>
    `इसके बाद ${person} इस कंपनी के उम्मीदवार नहीं देख सकेंगे और नौकरी पोस्ट नहीं कर सकेंगे। पहले का किया काम रहेगा।`,
  removing: "हटाया जा रहा है…",
  removed: (person) => `${person} अब टीम में नहीं हैं`,
  leave: "टीम छोड़ें",
  leaveTitle: (company) => `${company} की टीम छोड़ें?`,
  leaveText: "इसके बाद आपको इसके उम्मीदवार नहीं दिखेंगे। कोई मालिक आपको फिर बुला सकता है।",
  leaving: "छोड़ रहे हैं…",
  left: (company) => `आपने ${company} की टीम छोड़ दी`,
  cancel: "रद्द करें",

  invitations: "खुले बुलावे",
  invitedAs: (role, by, at) => `${roles[role]} · ${format.date(at)} को${by === null ? "" : ` ${by} ने`} बुलाया`,
  until: (at, isOver) => (isOver ? `${format.date(at)} को ख़त्म हुआ` : `${format.date(at)} तक चलेगा`),
  callBack: "बुलावा वापस लें",
  callBackOf: (email) => `${email} का बुलावा वापस लें`,
  calledBack: "बुलावा वापस ले लिया गया",
  sendAgain: "फिर से भेजें",
  sendAgainTo: (email) => `${email} को बुलावा फिर से भेजें`,

  seats: (used, limit) => `${format.count(limit)} में से ${format.count(used)} जगहें भरी हैं`,
  seatsHint: "भेजे गए बुलावे भी जगह लेते हैं।",
  seatsTaken: (limit) =>
    `टीम की सब ${format.count(limit)} जगहें भर चुकी हैं। ये मालिकों के सबसे बड़े प्लान से मिलती हैं। किसी को बुलाने के लिए कोई मालिक उससे बड़ा प्लान ले, या कोई बुलावा वापस लें।`,
  seatsOver: (limit) =>
    `मालिकों के सबसे बड़े प्लान से टीम की ${format.count(limit)} जगहें हैं। टीम में सब बने रहेंगे, पर नए लोग न बुलाए जा सकते हैं, न जुड़ सकते हैं।`,
  plans: "प्लान देखें",

  inviteTitle: "साथी को बुलाएँ",
  email: "ईमेल",
  emailRequired: "उनका ईमेल लिखें",
  sendAsTyped: "अगर यही सही है तो बटन फिर दबाएँ।",
  emailWrong: "ईमेल इस तरह लिखें: name@company.in",
  role: "भूमिका",
  hints: {
    OWNER: "सब कुछ, टीम भी",
    RECRUITER: "सभी नौकरियाँ और उम्मीदवार",
    HIRING_MANAGER: "सौंपी गई नौकरियों के उम्मीदवार",
    VIEWER: "नौकरियाँ और आँकड़े, उम्मीदवार नहीं",
  },
  invite: "बुलावा भेजें",
  inviting: "भेजा जा रहा है…",
  invited: (email) => `${email} को बुलावा भेज दिया गया`,
  linkWorks: "लिंक 7 दिन तक एक बार चलता है। वे इसी ईमेल से जुड़ेंगे।",
  mailOff: "यह पोर्टल ईमेल नहीं भेजता, इसलिए यहाँ किसी को बुलाया नहीं जा सकता।",

  tableTitle: "कौन सी भूमिका क्या कर सकती है",
  tableHint: "हायरिंग मैनेजर यह सिर्फ़ उन्हें सौंपी गई नौकरियों के लिए करते हैं, और कोई नौकरी नहीं देखते।",
  act: "काम",
  yes: "हाँ",
  no: "नहीं",

  invitationTitle: "टीम से जुड़ें",
  invitesYou: (company, by) =>
    by === null ? `आपको ${company} की टीम में बुलाया गया है` : `${by} ने आपको ${company} की टीम में बुलाया है`,
  asRole: (role) => `आपकी भूमिका: ${roles[role]}। इसमें ये काम हैं:`,
  invitedAddress: "वही ईमेल इस्तेमाल करें जिस पर बुलावा आया था। इसके बाद आप जुड़ सकेंगे।",
  joinAs: (company) => `${company} से जुड़ें`,
  joining: "जुड़ रहे हैं…",
  joined: (company) => `आप ${company} की टीम में हैं`,
  otherAddress: (email) => `यह बुलावा ${email} के लिए है। जुड़ने के लिए उसी ईमेल से साइन इन करें।`,
  useOtherAddress: "साइन आउट करके उसी ईमेल से आएँ",
  endsOn: (at) => `लिंक ${format.date(at)} तक चलेगा।`,
  overTitle: "यह बुलावा अब नहीं चलेगा",
  over: "इसका इस्तेमाल हो चुका है, इसे वापस लिया गया, या यह 7 दिन से पुराना है। अपने साथी से नया माँगें।",
  toDashboard: "डैशबोर्ड पर",
};
