import { ADULT_YEARS } from "@job-portal/protocol/consents";
import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("ta");

/** The month that ends when the next one begins. */
const monthBefore = (resetsAt: string) => format.month(Date.parse(resetsAt) - 1);

const applications = (count: number) => `${format.count(count)} ${count === 1 ? "விண்ணப்பம்" : "விண்ணப்பங்கள்"}`;

export const words: SeekerWords["applications"] = {
  applyElsewhere: "நிறுவனத்தின் தளத்தில் விண்ணப்பி",
  applyNow: "விண்ணப்பி",
  notSentYet: "இன்னும் அனுப்பப்படவில்லை",
  applying: (title) =>
    title === null
      ? "நீங்கள் ஒரு வேலைக்கு விண்ணப்பிக்கிறீர்கள். இதற்குப் பிறகு அங்கிருந்தே தொடர்வீர்கள்."
      : `நீங்கள் விண்ணப்பிக்கிறீர்கள்: ${title}. இதற்குப் பிறகு அங்கிருந்தே தொடர்வீர்கள்.`,
  applied: (time) => `விண்ணப்பித்தது ${format.date(time)}`,
  withdrawn: (time) => `திரும்பப் பெற்றது ${format.date(time)}`,
  statuses: {
    SUBMITTED: "அனுப்பியது",
    VIEWED: "பரிசீலனையில்",
    SHORTLISTED: "ஷார்ட்லிஸ்ட்",
    INTERVIEW: "இன்டர்வியூ",
    OFFERED: "ஆஃபர் வந்தது",
    HIRED: "வேலை கிடைத்தது",
    NOT_SELECTED: "தேர்வாகவில்லை",
    WITHDRAWN: "திரும்பப் பெற்றது",
  },
  remarks: { NO_REPLY: "பதில் இல்லை", JOB_CLOSED: "வேலை மூடப்பட்டது" },

  apply: {
    title: (job) => `விண்ணப்பம்: ${job}`,
    copy: "அவர்கள் இந்த நகலைப் பார்ப்பார்கள். பின்னர் செய்யும் திருத்தங்கள் இதை மாற்றாது.",
    what: "எதை அனுப்புவது",
    resumesFailed: "உங்கள் ரெஸ்யூமேக்களை ஏற்ற முடியவில்லை.",
    profile: "என் ப்ரொஃபைல்",
    resumeOf: (title, updatedAt) => `${title} (மாற்றியது ${format.date(updatedAt)})`,
    resumeSent: (title, template) => `${title}, டெம்ப்ளேட்: ${template}`,
    seePdf: "PDF-ஆகப் பதிவிறக்கு",
    pdfFailed: "PDF உருவாக்க முடியவில்லை. மீண்டும் முயலுங்கள்.",
    editResume: "இந்த ரெஸ்யூமேயைத் திருத்து",
    fields: { linkedin: "LinkedIn", bio: "என்னைப் பற்றி" },
    profileSent: "அவர்களுக்கு உங்கள் ப்ரொஃபைல் செல்லும்:",
    contactSent: "ஷார்ட்லிஸ்ட் செய்த பிறகே:",
    editProfile: "ப்ரொஃபைலைத் திருத்து",
    letter: {
      choose: "கவர் லெட்டருடன் தொடங்கு",
      none: "கடிதம் இல்லை",
      bringBack: "நான் எழுதியதைத் திரும்பக் கொண்டுவா",
      write: "மீண்டும் பயன்படுத்த ஒரு கவர் லெட்டர் எழுதுங்கள்",
    },
    note: "நிறுவனத்திற்குக் குறிப்பு",
    noteHint: (length, most) => `${format.count(most)} எழுத்துகளில் ${format.count(length)}`,
    noteTooLong: (excess) => `${format.count(excess)} ${excess === 1 ? "எழுத்தை" : "எழுத்துகளை"} நீக்குங்கள்.`,
    left: (remaining, limit, resetsAt) =>
      `${monthBefore(resetsAt)}: ${applications(limit)}, மீதம் ${format.count(remaining)}`,
    unlimited: "உங்கள் பிளானில் விண்ணப்பங்களுக்கு வரம்பு இல்லை",
    limitReached: (limit, resetsAt) =>
      `${monthBefore(resetsAt)} மாதத்தின் ${applications(limit)} முடிந்துவிட்டன. ${format.day(resetsAt)} அன்று புதியவை கிடைக்கும், அல்லது பெரிய பிளானில் இப்போதே கிடைக்கும்.`,
    upgrade: "பிளானை உயர்த்து",
    cancel: "ரத்து",
    send: "விண்ணப்பத்தை அனுப்பு",
    sending: "அனுப்பப்படுகிறது...",
    sent: "உங்கள் விண்ணப்பம் அனுப்பப்பட்டது.",
    errors: {
      jobClosed: "இந்த வேலை இப்போது திறந்தில்லை.",
      similarJobs: "இதே போன்ற வேலைகளைத் தேடு",
      ownJob: "இது உங்கள் சொந்த நிறுவனத்தின் வேலை.",
      alreadyApplied: "இந்த வேலைக்கு ஏற்கனவே விண்ணப்பித்துவிட்டீர்கள்.",
      unverified: "முதலில் மின்னஞ்சலை உறுதிசெய்யுங்கள்: நாங்கள் அனுப்பிய மெயிலில் உள்ள லிங்கைத் திறவுங்கள்.",
      underAge: `${ADULT_YEARS} வயது ஆகவில்லை என்று சொன்னதால், இங்கே விண்ணப்பிக்க முடியாது. அது தவறா? அமைப்புகளில் மாற்றுங்கள்.`,
      settings: "அமைப்புகள்",
      resumeGone: "இந்த ரெஸ்யூமே நீக்கப்பட்டது. வேறொன்றையோ உங்கள் ப்ரொஃபைலையோ தேர்ந்தெடுங்கள்.",
      templateLimit: "இந்த ரெஸ்யூமேயின் டெம்ப்ளேட் உங்கள் பிளானில் இல்லை. வேறு ரெஸ்யூமேயைத் தேர்ந்தெடுங்கள்.",
      checkFields: "குறித்துள்ள இடங்களைச் சரிபார்த்து மீண்டும் அனுப்புங்கள்.",
      unreached:
        "உங்கள் விண்ணப்பத்தை அனுப்ப முடியவில்லை. சேவையை அடைய முடியவில்லை. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.",
      failed: "உங்கள் விண்ணப்பத்தை அனுப்ப முடியவில்லை. மீண்டும் முயலுங்கள்.",
    },
  },

  own: {
    title: "உங்கள் விண்ணப்பம்",
    status: "நிலை",
    sent: "நீங்கள் அனுப்பியதைப் பதிவிறக்கு",
    dashboard: "டாஷ்போர்டில் பாருங்கள்",
    withdraw: "திரும்பப் பெறு",
    onlyOnce: "ஒரு வேலைக்கு ஒரு முறை மட்டுமே விண்ணப்பிக்கலாம்.",
    undoUntil: (time) => `${format.time(time)} வரை இதை ரத்து செய்யலாம்.`,
    undo: "விண்ணப்பத்தை மீட்டெடு",
  },

  withdraw: {
    title: "விண்ணப்பத்தைத் திரும்பப் பெறவா?",
    warning: (company) =>
      `${company} இனி இதைப் பரிசீலிக்காது. 15 நிமிடங்களுக்குள் இதை ரத்து செய்யலாம். அதன் பிறகு இந்த வேலைக்கு மீண்டும் விண்ணப்பிக்க முடியாது.`,
    givesBack: "அவர்கள் இன்னும் திறக்கவில்லை, அதனால் இந்த மாத வரம்பில் சேராது.",
    stillCounts: "அவர்கள் திறந்துவிட்டார்கள், அதனால் இந்த மாத வரம்பில் சேரும்.",
    keep: "இருக்கட்டும்",
    confirm: "திரும்பப் பெறு",
    withdrawing: "திரும்பப் பெறப்படுகிறது...",
    done: "விண்ணப்பம் திரும்பப் பெறப்பட்டது.",
    undo: "மீட்டெடு",
    failed: "உங்கள் விண்ணப்பத்தைத் திரும்பப் பெற முடியவில்லை. மீண்டும் முயலுங்கள்.",
    undone: "உங்கள் விண்ணப்பம் மீண்டும் உள்ளது.",
    notUndone: {
      UNDO_EXPIRED: "15 நிமிடங்கள் முடிந்துவிட்டன, இனி இதை ரத்து செய்ய முடியாது.",
      APPLICATION_LIMIT_REACHED: "இந்த மாத விண்ணப்பங்கள் அனைத்தும் முடிந்ததால், இதை ரத்து செய்ய முடியாது.",
    },
    undoFailed: "இதை ரத்து செய்ய முடியவில்லை. மீண்டும் முயலுங்கள்.",
  },
};
