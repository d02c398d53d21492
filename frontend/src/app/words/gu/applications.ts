import { ADULT_YEARS } from "@job-portal/protocol/consents";
import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("gu");

/** The month that ends when the next one begins. */
const monthBefore = (resetsAt: string) => format.month(Date.parse(resetsAt) - 1);

const applications = (count: number) => `${format.count(count)} ${count === 1 ? "અરજી" : "અરજીઓ"}`;

export const words: SeekerWords["applications"] = {
  applyElsewhere: "કંપનીની સાઇટ પર અરજી કરો",
  applyNow: "અરજી કરો",
  notSentYet: "હજી મોકલાઈ નથી",
  applying: (title) =>
    title === null
      ? "તમે એક નોકરી માટે અરજી કરી રહ્યા છો. આ પછી ત્યાંથી જ આગળ વધશો."
      : `તમે અરજી કરી રહ્યા છો: ${title}. આ પછી ત્યાંથી જ આગળ વધશો.`,
  applied: (time) => `અરજી કરી: ${format.date(time)}`,
  withdrawn: (time) => `પાછી ખેંચી: ${format.date(time)}`,
  statuses: {
    SUBMITTED: "મોકલી",
    VIEWED: "વિચારણામાં",
    SHORTLISTED: "શોર્ટલિસ્ટ",
    INTERVIEW: "ઇન્ટરવ્યૂ",
    OFFERED: "ઑફર મળી",
    HIRED: "નોકરી મળી",
    NOT_SELECTED: "પસંદગી ન થઈ",
    WITHDRAWN: "પાછી ખેંચી",
  },
  remarks: { NO_REPLY: "જવાબ નથી", JOB_CLOSED: "નોકરી બંધ" },

  apply: {
    title: (job) => `અરજી: ${job}`,
    copy: "કંપની આ નકલ જોશે. પછીના ફેરફારથી આ બદલાશે નહીં.",
    what: "શું મોકલવું",
    resumesFailed: "તમારાં રિઝ્યુમે લોડ થઈ શક્યાં નહીં.",
    profile: "મારી પ્રોફાઇલ",
    resumeOf: (title, updatedAt) => `${title} (અપડેટ: ${format.date(updatedAt)})`,
    resumeSent: (title, template) => `${title}, ટેમ્પ્લેટ: ${template}`,
    seePdf: "PDF ડાઉનલોડ કરો",
    pdfFailed: "PDF બની શકી નહીં. ફરી પ્રયત્ન કરો.",
    editResume: "આ રિઝ્યુમેમાં ફેરફાર કરો",
    fields: { linkedin: "LinkedIn", bio: "મારા વિશે" },
    profileSent: "કંપનીને તમારી પ્રોફાઇલ મળશે:",
    contactSent: "શોર્ટલિસ્ટ કરે પછી જ:",
    editProfile: "પ્રોફાઇલમાં ફેરફાર કરો",
    letter: {
      choose: "કવર લેટરથી શરૂ કરો",
      none: "કવર લેટર નહીં",
      bringBack: "મેં લખેલું પાછું લાવો",
      write: "ફરી વાપરી શકાય તેવો કવર લેટર લખો",
    },
    note: "કંપની માટે નોંધ",
    noteHint: (length, most) => `${format.count(most)}માંથી ${format.count(length)} અક્ષર`,
    noteTooLong: (excess) => `${format.count(excess)} ${excess === 1 ? "અક્ષર ઓછો" : "અક્ષરો ઓછા"} કરો.`,
    left: (remaining, limit, resetsAt) =>
      `${monthBefore(resetsAt)}: ${applications(limit)}માંથી ${format.count(remaining)} બાકી`,
    unlimited: "તમારા પ્લાનમાં અરજીઓની કોઈ મર્યાદા નથી",
    limitReached: (limit, resetsAt) =>
      `${monthBefore(resetsAt)}ની બધી ${applications(limit)} વપરાઈ ગઈ છે. નવી ${format.day(resetsAt)}ના રોજ મળશે, અથવા મોટા પ્લાનમાં હમણાં જ.`,
    upgrade: "પ્લાન અપગ્રેડ કરો",
    cancel: "રદ કરો",
    send: "અરજી મોકલો",
    sending: "મોકલાઈ રહી છે...",
    sent: "તમારી અરજી મોકલાઈ ગઈ છે.",
    errors: {
      jobClosed: "આ નોકરી હવે ખુલ્લી નથી.",
      similarJobs: "આવી જ નોકરીઓ શોધો",
      ownJob: "આ તમારી પોતાની કંપનીની નોકરી છે.",
      alreadyApplied: "તમે આ નોકરી માટે અરજી કરી ચૂક્યા છો.",
      unverified: "પહેલાં તમારું ઇમેઇલ એડ્રેસ કન્ફર્મ કરો: અમે મોકલેલા ઇમેઇલમાંની લિંક ખોલો.",
      underAge: `તમે જણાવ્યું હતું કે તમારી ઉંમર ${ADULT_YEARS} વર્ષથી ઓછી છે, તેથી અહીં અરજી થઈ શકશે નહીં. તે ખોટું હતું? સેટિંગમાં બદલો.`,
      settings: "સેટિંગ",
      resumeGone: "આ રિઝ્યુમે ડિલીટ થયું છે. બીજું રિઝ્યુમે કે તમારી પ્રોફાઇલ પસંદ કરો.",
      templateLimit: "આ રિઝ્યુમેનું ટેમ્પ્લેટ તમારા પ્લાનમાં નથી. બીજું રિઝ્યુમે પસંદ કરો.",
      checkFields: "નિશાન કરેલી જગ્યાઓ તપાસીને ફરી મોકલો.",
      unreached: "તમારી અરજી મોકલી શકાઈ નહીં. સેવા સુધી પહોંચી શકાયું નહીં. ઇન્ટરનેટ કનેક્શન તપાસીને ફરી પ્રયત્ન કરો.",
      failed: "તમારી અરજી મોકલી શકાઈ નહીં. ફરી પ્રયત્ન કરો.",
    },
  },

  own: {
    title: "તમારી અરજી",
    status: "સ્થિતિ",
    sent: "તમે મોકલેલું ડાઉનલોડ કરો",
    dashboard: "ડૅશબોર્ડ પર જુઓ",
    withdraw: "પાછી ખેંચો",
    onlyOnce: "એક નોકરી માટે એક જ વાર અરજી કરી શકાય છે.",
    undoUntil: (time) => `${format.time(time)} સુધી તમે અરજી પાછી લાવી શકો છો.`,
    undo: "અરજી પાછી લાવો",
  },

  withdraw: {
    title: "તમારી અરજી પાછી ખેંચવી છે?",
    warning: (company) =>
      `${company} હવે તેના પર વિચાર કરશે નહીં. 15 મિનિટ સુધી તમે તેને પાછી લાવી શકો છો. તે પછી આ નોકરી માટે ફરી અરજી થઈ શકશે નહીં.`,
    givesBack: "કંપનીએ હજી અરજી ખોલી નથી, તેથી તે આ મહિનાની મર્યાદામાં ગણાશે નહીં.",
    stillCounts: "કંપનીએ અરજી ખોલી છે, તેથી તે આ મહિનાની મર્યાદામાં ગણાશે.",
    keep: "રહેવા દો",
    confirm: "પાછી ખેંચો",
    withdrawing: "પાછી ખેંચાઈ રહી છે...",
    done: "અરજી પાછી ખેંચાઈ.",
    undo: "પાછી લાવો",
    failed: "તમારી અરજી પાછી ખેંચી શકાઈ નહીં. ફરી પ્રયત્ન કરો.",
    undone: "તમારી અરજી પાછી આવી ગઈ છે.",
    notUndone: {
      UNDO_EXPIRED: "15 મિનિટ પૂરી થઈ ગઈ છે, તેથી હવે અરજી પાછી લાવી શકાશે નહીં.",
      APPLICATION_LIMIT_REACHED: "આ મહિનાની તમારી બધી અરજીઓ વપરાઈ ગઈ છે, તેથી આ પાછી લાવી શકાશે નહીં.",
    },
    undoFailed: "અરજી પાછી લાવી શકાઈ નહીં. ફરી પ્રયત્ન કરો.",
  },
};
