import { ADULT_YEARS } from "@job-portal/protocol/consents";
import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("te");

/** The month that ends when the next one begins. */
const monthBefore = (resetsAt: string) => format.month(Date.parse(resetsAt) - 1);

const applications = (count: number) => `${format.count(count)} ${count === 1 ? "దరఖాస్తు" : "దరఖాస్తులు"}`;

export const words: SeekerWords["applications"] = {
  applyElsewhere: "కంపెనీ సైట్‌లో అప్లై చేయండి",
  applyNow: "అప్లై చేయండి",
  notSentYet: "ఇంకా పంపలేదు",
  applying: (title) =>
    title === null
      ? "మీరు ఒక ఉద్యోగానికి దరఖాస్తు చేస్తున్నారు. దీని తర్వాత అక్కడి నుంచే కొనసాగుతారు."
      : `మీరు దరఖాస్తు చేస్తున్నారు: ${title}. దీని తర్వాత అక్కడి నుంచే కొనసాగుతారు.`,
  applied: (time) => `అప్లై చేశారు: ${format.date(time)}`,
  withdrawn: (time) => `వెనక్కి తీసుకున్నారు: ${format.date(time)}`,
  statuses: {
    SUBMITTED: "పంపారు",
    VIEWED: "పరిశీలనలో",
    SHORTLISTED: "షార్ట్‌లిస్ట్",
    INTERVIEW: "ఇంటర్వ్యూ",
    OFFERED: "ఆఫర్ వచ్చింది",
    HIRED: "ఉద్యోగం వచ్చింది",
    NOT_SELECTED: "ఎంపిక కాలేదు",
    WITHDRAWN: "వెనక్కి తీసుకున్నారు",
  },
  remarks: { NO_REPLY: "జవాబు రాలేదు", JOB_CLOSED: "ఉద్యోగం మూసేశారు" },

  apply: {
    title: (job) => `దరఖాస్తు: ${job}`,
    copy: "వారు ఈ కాపీనే చూస్తారు. తర్వాత చేసే మార్పులు ఇందులోకి రావు.",
    what: "ఏం పంపాలి",
    resumesFailed: "మీ రెజ్యూమెలను లోడ్ చేయలేకపోయాం.",
    profile: "నా ప్రొఫైల్",
    resumeOf: (title, updatedAt) => `${title} (మార్చారు: ${format.date(updatedAt)})`,
    resumeSent: (title, template) => `${title}, టెంప్లేట్: ${template}`,
    seePdf: "PDF డౌన్‌లోడ్ చేయండి",
    pdfFailed: "PDF తయారు చేయలేకపోయాం. మళ్లీ ప్రయత్నించండి.",
    editResume: "ఈ రెజ్యూమెను ఎడిట్ చేయండి",
    fields: { linkedin: "LinkedIn", bio: "నా గురించి" },
    profileSent: "వారికి మీ ప్రొఫైల్ వెళ్తుంది:",
    contactSent: "షార్ట్‌లిస్ట్ చేసిన తర్వాతే:",
    editProfile: "మీ ప్రొఫైల్‌ను ఎడిట్ చేయండి",
    letter: {
      choose: "కవర్ లెటర్‌తో మొదలుపెట్టండి",
      none: "లెటర్ వద్దు",
      bringBack: "నేను రాసింది తిరిగి తీసుకురండి",
      write: "మళ్లీ వాడుకునేలా ఒక కవర్ లెటర్ రాయండి",
    },
    note: "కంపెనీకి ఒక మాట",
    noteHint: (length, most) => `${format.count(most)} అక్షరాల్లో ${format.count(length)}`,
    noteTooLong: (excess) => `${format.count(excess)} ${excess === 1 ? "అక్షరం" : "అక్షరాలు"} తీసేయండి.`,
    left: (remaining, limit, resetsAt) =>
      `${monthBefore(resetsAt)}: ${applications(limit)}, మిగిలినవి ${format.count(remaining)}`,
    unlimited: "మీ ప్లాన్‌లో దరఖాస్తులకు పరిమితి లేదు",
    limitReached: (limit, resetsAt) =>
      `${monthBefore(resetsAt)} నెలకు ఉన్న ${applications(limit)} వాడేశారు. కొత్తవి వచ్చే తేదీ: ${format.day(resetsAt)}. పెద్ద ప్లాన్‌తో ఇప్పుడే వస్తాయి.`,
    upgrade: "ప్లాన్ పెంచుకోండి",
    cancel: "రద్దు చేయండి",
    send: "దరఖాస్తు పంపండి",
    sending: "పంపుతున్నాం...",
    sent: "మీ దరఖాస్తును పంపాం.",
    errors: {
      jobClosed: "ఈ ఉద్యోగం ఇప్పుడు ఓపెన్‌గా లేదు.",
      similarJobs: "ఇలాంటి ఉద్యోగాలు వెతకండి",
      ownJob: "ఇది మీ సొంత కంపెనీ ఉద్యోగం.",
      alreadyApplied: "ఈ ఉద్యోగానికి మీరు ఇప్పటికే అప్లై చేశారు.",
      unverified: "ముందుగా మీ ఈమెయిల్ అడ్రస్ నిర్ధారించండి: మేము పంపిన ఈమెయిల్‌లోని లింక్ తెరవండి.",
      underAge: `మీకు ${ADULT_YEARS} ఏళ్లు నిండలేదని చెప్పారు, కాబట్టి ఇక్కడ అప్లై చేయలేరు. అది పొరపాటా? సెట్టింగ్‌లలో మార్చండి.`,
      settings: "సెట్టింగ్‌లు",
      resumeGone: "ఈ రెజ్యూమెను తొలగించారు. వేరేది, లేదా మీ ప్రొఫైల్ ఎంచుకోండి.",
      templateLimit: "ఈ రెజ్యూమె టెంప్లేట్ మీ ప్లాన్‌లో లేదు. వేరే రెజ్యూమె ఎంచుకోండి.",
      checkFields: "గుర్తు పెట్టిన వివరాలు సరిచూసి, మళ్లీ పంపండి.",
      unreached: "మీ దరఖాస్తును పంపలేకపోయాం. సర్వీస్ అందలేదు. మీ ఇంటర్నెట్ కనెక్షన్ చూసి, మళ్లీ ప్రయత్నించండి.",
      failed: "మీ దరఖాస్తును పంపలేకపోయాం. మళ్లీ ప్రయత్నించండి.",
    },
  },

  own: {
    title: "మీ దరఖాస్తు",
    status: "స్థితి",
    sent: "మీరు పంపింది డౌన్‌లోడ్ చేయండి",
    dashboard: "మీ డాష్‌బోర్డ్‌లో చూడండి",
    withdraw: "వెనక్కి తీసుకోండి",
    onlyOnce: "ఒక ఉద్యోగానికి ఒక్కసారే అప్లై చేయగలరు.",
    undoUntil: (time) => `${format.time(time)} వరకు దీన్ని తిరిగి తీసుకురావచ్చు.`,
    undo: "దరఖాస్తును తిరిగి తీసుకురండి",
  },

  withdraw: {
    title: "మీ దరఖాస్తును వెనక్కి తీసుకుంటారా?",
    warning: (company) =>
      `${company} ఇక దీన్ని పరిశీలించదు. 15 నిమిషాల్లోపు దీన్ని తిరిగి తీసుకురావచ్చు. ఆ తర్వాత ఈ ఉద్యోగానికి మళ్లీ అప్లై చేయలేరు.`,
    givesBack: "వారు దీన్ని ఇంకా తెరవలేదు, కాబట్టి ఈ నెల పరిమితిలో లెక్కించం.",
    stillCounts: "వారు దీన్ని తెరిచారు, కాబట్టి ఈ నెల పరిమితిలో లెక్కిస్తాం.",
    keep: "ఉండనివ్వండి",
    confirm: "వెనక్కి తీసుకోండి",
    withdrawing: "వెనక్కి తీసుకుంటున్నాం...",
    done: "దరఖాస్తును వెనక్కి తీసుకున్నారు.",
    undo: "తిరిగి తీసుకురండి",
    failed: "మీ దరఖాస్తును వెనక్కి తీసుకోలేకపోయాం. మళ్లీ ప్రయత్నించండి.",
    undone: "మీ దరఖాస్తు తిరిగి వచ్చింది.",
    notUndone: {
      UNDO_EXPIRED: "15 నిమిషాలు దాటాయి, కాబట్టి దీన్ని ఇక తిరిగి తీసుకురాలేరు.",
      APPLICATION_LIMIT_REACHED: "ఈ నెల దరఖాస్తులన్నీ వాడేశారు, కాబట్టి దీన్ని తిరిగి తీసుకురాలేరు.",
    },
    undoFailed: "దీన్ని తిరిగి తీసుకురాలేకపోయాం. మళ్లీ ప్రయత్నించండి.",
  },
};
