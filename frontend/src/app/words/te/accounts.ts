import type { SeekerWords } from "../seeker-words";
import { words as refusals } from "./refusal";

export const words: SeekerWords["accounts"] = {
  email: "ఈమెయిల్",
  password: "పాస్‌వర్డ్",
  iAmA: "మీరు ఎవరు?",
  roles: { JOBSEEKER: "ఉద్యోగార్థి", EMPLOYER: "కంపెనీ", ADMIN: "అడ్మిన్" },
  roleHints: { jobseeker: "దగ్గర్లో పని వెతకండి", employer: "స్థానికులను పనిలోకి తీసుకోండి" },
  plans: { FREE: "Free", PAID: "Paid", PREMIUM: "Premium" },
  selectRole: "మీరు ఎవరో ఎంచుకోండి",
  enterEmail: "మీ ఈమెయిల్ అడ్రస్ ఇవ్వండి",
  enterPassword: "ఒక పాస్‌వర్డ్ ఇవ్వండి",
  passwordHint: "6 లేదా అంతకంటే ఎక్కువ అక్షరాలు",

  continueWithGoogle: "Google తో కొనసాగించండి",
  orWithEmail: "లేదా ఈమెయిల్‌తో",
  googleHints: {
    allowPopups: "ఈ సైట్‌కు పాప్-అప్‌లను అనుమతించి, మళ్లీ ప్రయత్నించండి.",
    closed: "మీరు సైన్ ఇన్ చేయకముందే Google విండో మూసుకుపోయింది.",
    foreignSite: "ఈ సైట్ అడ్రస్ Google కు తెలియదు. బదులుగా మీ ఈమెయిల్ అడ్రస్ వాడండి.",
    allowStorage: "ఈ సైట్‌కు కుకీలను, సైట్ డేటాను అనుమతించి, మళ్లీ ప్రయత్నించండి.",
    usePassword: "ఈ ఈమెయిల్ అడ్రస్‌తో ఇప్పటికే ఖాతా ఉంది. దాని పాస్‌వర్డ్‌తో సైన్ ఇన్ చేయండి, అప్పుడు Google దానికి చేరుతుంది.",
  },

  verifyEmail: (email) => `ఈమెయిల్స్ రావాలంటే మీ ఈమెయిల్ అడ్రస్ నిర్ధారించండి. ${email} అడ్రస్‌కు పంపిన ఈమెయిల్‌లోని లింక్ తెరవండి.`,
  verificationSent: (email) => `${email} అడ్రస్‌కు కొత్త ఈమెయిల్ పంపాం. స్పామ్ ఫోల్డర్ కూడా చూడండి.`,
  verificationFailed: (message) => `ఈమెయిల్ పంపలేకపోయాం. ${message}`,
  sendAgain: "మళ్లీ పంపండి",
  changeAddress: "అడ్రస్ తప్పా? మార్చండి",
  emailMeant: { before: "మీ ఉద్దేశం ఇదేనా:", after: "" },
  sending: "పంపుతున్నాం...",

  askSupport: "ఇది పొరపాటని మీరు అనుకుంటే, మాకు రాయండి:",

  createAccount: "ఖాతా సృష్టించండి",
  creatingAccount: "ఖాతా సృష్టిస్తున్నాం...",
  signUpFailed: (message) => `ఖాతా సృష్టించలేకపోయాం. ${message}`,
  errors: {
    malformedEmail: "name@example.in లాంటి ఈమెయిల్ అడ్రస్ ఇవ్వండి",
    outage: "సర్వీస్ అందలేదు. మీ ఇంటర్నెట్ కనెక్షన్ చూసి, మళ్లీ ప్రయత్నించండి.",
    tooManyTries: "చాలాసార్లు ప్రయత్నించారు. కొన్ని నిమిషాలు ఆగి, మళ్లీ ప్రయత్నించండి.",
    emailInUse: "ఈ ఈమెయిల్ అడ్రస్‌తో ఇప్పటికే ఖాతా ఉంది.",
    disabled: "ఈ ఖాతాను నిలిపివేశారు.",
    passwordRefused: () =>
      "ఈ పాస్‌వర్డ్ చాలా సులువుగా ఉంది. ఇంకా పొడవుగా, పెద్ద, చిన్న అక్షరాలు, ఒక అంకె, ఒక గుర్తు ఉండేలా ఇవ్వండి.",
    unknown: "మళ్లీ ప్రయత్నించండి.",
    refusals,
  },
};
