import type { ApplicationStatus } from "../../../shared/schema.generated";
import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { candidatesWords } from "./candidates.words";

const format = formatsIn("hi");

const people = (count: number) => `${format.count(count)} उम्मीदवार`;

const daysOf = (count: number) => `${format.count(count)} दिन`;

const statuses: Record<ApplicationStatus, string> = {
  SUBMITTED: "नए",
  VIEWED: "देखे गए",
  SHORTLISTED: "शॉर्टलिस्ट",
  INTERVIEW: "इंटरव्यू",
  OFFERED: "ऑफ़र दिया",
  HIRED: "नौकरी दी",
  NOT_SELECTED: "नहीं चुने गए",
  WITHDRAWN: "आवेदन वापस",
};

export const words: Translated<typeof candidatesWords> = {
  title: "उम्मीदवार",
  statuses,
  moves: {
    SUBMITTED: "फिर ‘नए’ में रखें",
    VIEWED: "फिर ‘देखे गए’ में रखें",
    SHORTLISTED: "शॉर्टलिस्ट करें",
    INTERVIEW: "इंटरव्यू के लिए बुलाएँ",
    OFFERED: "ऑफ़र दिया गया",
    HIRED: "नौकरी दी गई",
    NOT_SELECTED: "विनम्रता से मना करें",
    WITHDRAWN: "आवेदन वापस लिया",
  },
  nameless: "नाम नहीं बताया",
  letterExample: (name) => (name ? `${name} को यह मिलेगा` : "उन्हें यह मिलेगा"),
  noTitle: "पद नहीं बताया",
  place: "जगह",
  expectedPay: "अपेक्षित वेतन",
  priority: "पहले देखें",
  endedOffers: {
    DECLINED: "ऑफ़र के लिए मना किया",
    EXPIRED: "ऑफ़र का समय बीत गया",
    WITHDRAWN: "ऑफ़र वापस लिया गया",
  },
  wait: {
    days: (count) => (count === 0 ? "आज" : daysOf(count)),
    late: (count) => `देर हुई: ${daysOf(count)}`,
    inFull: (count, status) => `${statuses[status]} में ${count === 0 ? "आज से" : `${daysOf(count)} से`}`,
  },
  day: (at) => format.shortDay(at),
  time: (at) => format.dateTime(at),

  figureless: {
    none: "स्कोर नहीं",
    file: "रिज़्यूमे की फ़ाइल है",
    fileHint: "संख्या नहीं: तुलना के लिए प्रोफ़ाइल में जानकारी कम है। नीचे फ़ाइल पढ़ें।",
  },

  measures: {
    people: (count, isCapped) => `${format.count(count)}${isCapped ? "+" : ""} लोग`,
    applications: (count, isCapped) => `${format.count(count)}${isCapped ? "+" : ""} आवेदन`,
    inList: (people, applications) =>
      `${people}, ${applications}। हर व्यक्ति एक कंपनी के लिए एक बार गिना है, और अपने आवेदनों की हर स्थिति में।`,
    onBoard: (applications, people) =>
      `${applications}, ${people}। हर आवेदन का अपना कार्ड है; न चुने गए और वापस लिए गए आवेदन अलग गिने हैं।`,
  },

  table: "उम्मीदवार",
  columns: {
    candidate: "उम्मीदवार",
    match: "मेल",
    answers: "जवाब",
    status: "स्थिति",
    applied: "आवेदन किया",
    profile: "प्रोफ़ाइल",
  },
  appliedTo: (job) => `${job} के लिए`,
  alsoAppliedTo: "इनके लिए भी आवेदन किया",
  also: (job, status) => `${job} के लिए भी: ${statuses[status]}`,
  alsoMore: (count) => `+${format.count(count)}`,
  viewProfile: "प्रोफ़ाइल देखें",
  viewProfileOf: (name) => `${name} की प्रोफ़ाइल देखें`,
  select: (name) => `${name} को चुनें`,
  selectAll: "दिख रहे सभी चुनें",
  exported: {
    act: "CSV में निकालें",
    failed: "फ़ाइल नहीं बन सकी। फिर कोशिश करें।",
    isCut: (count) => `फ़ाइल में पहले ${format.count(count)} उम्मीदवार हैं। बाकी के लिए सूची छाँटें।`,
    name: (day) => `candidates-${day}.csv`,
  },

  bulk: {
    label: "चुने हुए लोगों के साथ",
    selected: (count, isMost) => `${format.count(count)} चुने गए${isMost ? ", एक बार में इतने ही" : ""}`,
    selectAll: (count) => `सभी ${format.count(count)} चुनें`,
    selectUpTo: (most) => `सभी चुनें, ज़्यादा से ज़्यादा ${format.count(most)}`,
    moveTo: "यहाँ ले जाएँ",
    target: (name, count, of) =>
      count === of ? name : `${name} (${format.count(of)} में से ${format.count(count)})`,
    reject: "विनम्रता से मना करें",
    clear: "चुनाव हटाएँ",
  },
  moved: (count, to) => {
    const [first, ...others] = to;
    return first && others.length === 0
      ? `${people(count)} यहाँ ले जाए गए: ${first}।`
      : `${people(count)} आगे ले जाए गए।`;
  },
  rejected: (count) =>
    `${people(count)} नहीं चुने गए। एक मिनट में उन्हें बताया जाएगा, उससे पहले इसे वापस लिया जा सकता है।`,
  hired: (count) =>
    `${people(count)} को नौकरी दी गई। एक मिनट में उन्हें बताया जाएगा, उससे पहले इसे वापस लिया जा सकता है।`,
  overtaken: (name, status) =>
    status === "WITHDRAWN"
      ? `इस बीच ${name} ने अपना आवेदन वापस ले लिया।`
      : `${name} को नहीं ले जाया गया: इस बीच टीम में किसी ने उन्हें यहाँ रखा: ${statuses[status]}।`,
  stayed: (reasons) => `नहीं ले जाए गए: ${reasons.join("; ")}।`,
  stayReasons: {
    NOT_FOUND: "अब नहीं हैं",
    CONFLICT: "इस बीच टीम में किसी ने ले जाया",
    MOVE_NOT_ALLOWED: "इनकी स्थिति से यह कदम नहीं होता",
    WITHDRAWN: "इस बीच आवेदन वापस ले लिया",
  },
  refused: (count, reason) => `${people(count)} (${reason})`,
  undo: "वापस लें",
  undone: (count) => `${people(count)} वापस रखे गए।`,
  undoFailed: "यह अब वापस नहीं लिया जा सकता।",
  moveFailed: "किसी को नहीं ले जाया गया: पोर्टल तक पहुँच नहीं हुई, या उसने मना किया। फिर कोशिश करें।",

  rejection: {
    title: (count) => `${people(count)}: विनम्रता से मना करें?`,
    titleOne: (name) => `${name}: विनम्रता से मना करें?`,
    advanced: (offered, atInterview) => {
      const told = [
        offered > 0 ? `${format.count(offered)} ‘ऑफ़र’ पर` : "",
        atInterview > 0 ? `${format.count(atInterview)} ‘इंटरव्यू’ पर` : "",
      ].filter(Boolean);
      return told.length > 0 ? `${told.join(", ")}: खुले ऑफ़र और इंटरव्यू इसके साथ ख़त्म हो जाते हैं।` : "";
    },
    stay: (count) =>
      count === 0 ? "" : `चुने हुओं में से ${format.count(count)} को अब मना नहीं किया जा सकता, वे वैसे ही रहेंगे।`,
    hint: "फ़ैसले के साथ यह मैसेज उन्हें एक मिनट बाद मिलेगा। तब तक इसे वापस लिया जा सकता है।",
    message: "मैसेज",
    messageHint:
      "2,000 अक्षर तक। {first name}, {job} और {company} अपने आप भर जाते हैं। खाली छोड़ने पर आपकी कंपनी का हमेशा वाला मैसेज जाएगा।",
    keep: "इसे हमारा हमेशा वाला मैसेज बनाएँ",
    cancel: "रद्द करें",
    send: "विनम्रता से मना करें",
    sending: "भेजा जा रहा है...",
    loading: "आपका हमेशा वाला मैसेज खुल रहा है...",
    notKept: "हमेशा वाला मैसेज सेव नहीं हो सका।",
  },

  panel: {
    makeOffer: "ऑफ़र दें",
    label: "उम्मीदवार",
    close: "उम्मीदवारों पर वापस",
    neighbours: "दूसरे उम्मीदवार",
    previous: "पिछले उम्मीदवार",
    next: "अगले उम्मीदवार",
    withKey: (name, key) => `${name} (${key})`,
    place: (position, total, isCapped) =>
      `${format.count(total)}${isCapped ? "+" : ""} में से ${format.count(position)}`,
    loadFailed: "इस उम्मीदवार की जानकारी खुल नहीं सकी।",
    notFound: "यह आवेदन आपकी कंपनियों की नौकरियों में नहीं है।",
    move: "यहाँ ले जाएँ",
    final: "यहाँ से आगे कोई कदम नहीं है।",
    hiddenUntil: (at) => `उम्मीदवार को यह कदम ${format.dateTime(at)} पर बताया जाएगा।`,
    resume: "रिज़्यूमे PDF में",
    resumeFailed: "PDF खुल नहीं सकी। फिर कोशिश करें।",
    contact: "संपर्क",
    masked: "शॉर्टलिस्ट करने के बाद ईमेल और फ़ोन दिखते हैं।",
    email: "ईमेल",
    phone: "फ़ोन",
    callShort: "फ़ोन करें",
    call: (phone) => `${phone} पर फ़ोन करें`,
    whatsApp: "WhatsApp",
    notGiven: "नहीं दिया",
    cover: "कंपनी के लिए संदेश",
    message: "उम्मीदवार को आपका मैसेज",
    profile: "भेजी गई प्रोफ़ाइल",
    profileHint: "जैसी आवेदन भेजते समय थी।",
    nothingElse: "उम्मीदवार ने ज़रूरी बातों के अलावा कुछ नहीं भेजा।",
    history: "अब तक",
    undone: "वापस लिया गया",
    by: (party, name) =>
      name ?? { APPLICANT: "उम्मीदवार", COMPANY: "आपकी कंपनी से कोई", PORTAL: "पोर्टल" }[party],
    step: (status, isFirst, stage) => {
      if (isFirst) return "आवेदन किया";
      return stage === null ? statuses[status] : `${stage} (${statuses[status]})`;
    },
  },
  profile: {
    summary: "परिचय",
    work: "अनुभव",
    education: "पढ़ाई",
    skills: "स्किल",
    projects: "प्रोजेक्ट",
    certificates: "सर्टिफ़िकेट",
    awards: "पुरस्कार",
    volunteer: "स्वयंसेवा",
    publications: "प्रकाशन",
    references: "पहचान वाले लोग",
    languages: "भाषाएँ",
    profiles: "लिंक",
    until: (from, to) => `${from || "?"} से ${to || "आज"} तक`,
  },
  notes: {
    title: "नोट",
    hint: "इन्हें सिर्फ़ आपकी कंपनी के लोग पढ़ते हैं।",
    label: "अपनी टीम के लिए नोट लिखें",
    add: "नोट जोड़ें",
    adding: "जोड़ा जा रहा है...",
    unsaved: "आपका नोट अभी नहीं जुड़ा है।",
    none: "अभी कोई नोट नहीं।",
    nobody: "आपकी कंपनी से कोई",
    delete: "मिटाएँ",
    deleteOf: (at) => `${format.dateTime(at)} का नोट मिटाएँ`,
    tooLong: "नोट में 2,000 अक्षर तक हो सकते हैं।",
    empty: "पहले कुछ लिखें।",
    addFailed: "नोट नहीं जुड़ सका। फिर कोशिश करें।",
    deleteFailed: "नोट मिट नहीं सका। फिर कोशिश करें।",
    deleted: "नोट मिट गया।",
  },
  empty: {
    none: "अभी कोई उम्मीदवार नहीं",
    noneHint: "जो भी आपकी कंपनियों की नौकरी के लिए आवेदन करेगा, यहाँ दिखेगा।",
    noneOfJob: "इस नौकरी के लिए अभी किसी ने आवेदन नहीं किया",
    noneOfJobHint: "जो भी इसके लिए आवेदन करेगा, यहाँ दिखेगा।",
    noneForRole: "अभी आपके लिए कोई उम्मीदवार नहीं",
    noneForRoleHint:
      "मालिक और भर्ती करने वाले सभी उम्मीदवार देखते हैं, हायरिंग मैनेजर उन्हें सौंपी गई नौकरियों के। किसी मालिक से नौकरी सौंपने या आपकी भूमिका बदलने को कहें।",
    noneFound: "कोई उम्मीदवार नहीं मिला",
    noneFoundHint: "आपकी चुनी सब बातों पर कोई सही नहीं बैठता।",
    postings: "पोस्ट की गई नौकरियों पर",
    showAll: "सभी उम्मीदवार देखें",
  },
  filters: {
    stage: "अपना चरण",
    anyStage: "कोई भी",
    goneStage: "हटाया गया चरण",
    match: "मेल",
    anyMatch: "कितना भी",
    from: (score) => `${score}% और ज़्यादा`,
    sort: "क्रम",
    sorts: { priority: "ज़रूरी पहले", newest: "नए पहले", match: "सबसे सही पहले" },
    search: "नाम, स्किल या रिज़्यूमे का शब्द",
    done: "हो गया",
    moreFilters: (count) => (count > 0 ? `और फ़िल्टर (${count})` : "और फ़िल्टर"),
    show: (count, isCapped) => `${format.count(count)}${isCapped ? "+" : ""} देखें`,
    narrowedBy: "सूची इनसे छाँटी गई है",
    facts: {
      experience: "अनुभव",
      city: "शहर",
      pay: "अपेक्षित वेतन",
      notice: "नोटिस पीरियड",
      education: "पढ़ाई",
      wait: "इस चरण में कब से",
    },
    late: "देर हुई",
    any: "कोई भी",
    figure: (count, isCapped) => `${format.count(count)}${isCapped ? "+" : ""}`,
    years: (from, to) => {
      if (to === null) return `${from} साल और ज़्यादा`;
      if (to === 0) return "1 साल से कम";
      if (from === 0) return `${to} साल तक`;
      return from === to ? `${from} साल` : `${from}–${to} साल`;
    },
    upToPay: (pay) => `₹${format.count(pay / 100_000)} लाख सालाना तक`,
    within: (days) => (days === 0 ? "तुरंत" : `${days} दिन में`),
    orMore: (education) => `${education} या ज़्यादा`,
    views: "कैसे देखें",
    list: "सूची",
    board: "बोर्ड",
    statuses: "स्थिति",
    all: "सभी",
    count: (name, count, isCapped) => `${name} ${format.count(count)}${isCapped ? "+" : ""}`,
  },
  showMore: "और दिखाएँ",
  showMoreOf: (status) => `और दिखाएँ: ${status}`,
  showingMore: "खुल रहा है...",
  moreFailed: "और उम्मीदवार खुल नहीं सके। फिर कोशिश करें।",
  board: {
    label: "उम्मीदवार, स्थिति के हिसाब से",
    count: (count, isCapped) => `${format.count(count)}${isCapped ? "+" : ""}`,
    none: "यहाँ कोई नहीं",
    closed: "पूरे हो चुके चरण",
    shortcuts: "कीबोर्ड शॉर्टकट",
    keys: "कार्ड खींचें, या तीर वाली कुंजियों, Home और End से चुनें: Shift के साथ बायाँ या दायाँ तीर उसे ले जाता है, Enter खोलता है।",
    noMove: (name, from, to, next) =>
      `${name} को ‘${statuses[from]}’ से ‘${statuses[to]}’ में नहीं ले जाया जा सकता। ${
        next.length > 0
          ? `हो सकने वाले कदम: ${next.map((status) => statuses[status]).join(", ")}।`
          : "यहाँ से आगे कोई कदम नहीं है।"
      }`,
    noStep: "इस तरफ़ यहाँ से कोई कदम नहीं है।",
    actionsOf: (name) => `${name} के लिए काम`,
  },
};
