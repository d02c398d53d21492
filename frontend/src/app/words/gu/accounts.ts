import type { SeekerWords } from "../seeker-words";
import { words as refusals } from "./refusal";

export const words: SeekerWords["accounts"] = {
  email: "ઇમેઇલ",
  password: "પાસવર્ડ",
  iAmA: "હું છું",
  roles: { JOBSEEKER: "નોકરી શોધનાર", EMPLOYER: "નોકરી આપનાર", ADMIN: "એડમિન" },
  roleHints: { jobseeker: "નજીકમાં કામ શોધો", employer: "સ્થાનિક લોકોને નોકરી આપો" },
  plans: { FREE: "Free", PAID: "Paid", PREMIUM: "Premium" },
  selectRole: "તમે કોણ છો તે પસંદ કરો",
  enterEmail: "તમારું ઇમેઇલ એડ્રેસ લખો",
  enterPassword: "પાસવર્ડ લખો",
  passwordHint: "ઓછામાં ઓછા 6 અક્ષર",

  continueWithGoogle: "Google વડે આગળ વધો",
  orWithEmail: "અથવા ઇમેઇલ વડે",
  googleHints: {
    allowPopups: "આ સાઇટ માટે પોપ-અપની મંજૂરી આપીને ફરી પ્રયત્ન કરો.",
    closed: "સાઇન ઇન થાય તે પહેલાં Google ની વિન્ડો બંધ થઈ ગઈ.",
    foreignSite: "Google આ સાઇટનું એડ્રેસ ઓળખતું નથી. તેના બદલે ઇમેઇલ એડ્રેસ વાપરો.",
    allowStorage: "આ સાઇટ માટે કૂકી અને સાઇટ ડેટાની મંજૂરી આપીને ફરી પ્રયત્ન કરો.",
    usePassword: "આ ઇમેઇલ એડ્રેસથી પહેલેથી એક એકાઉન્ટ છે. તેના પાસવર્ડથી સાઇન ઇન કરો, એટલે Google તેમાં ઉમેરાઈ જશે.",
  },

  verifyEmail: (email) => `ઇમેઇલ મેળવવા માટે તમારું એડ્રેસ કન્ફર્મ કરો: ${email} પર મોકલેલા ઇમેઇલમાંની લિંક ખોલો.`,
  verificationSent: (email) => `${email} પર નવો ઇમેઇલ મોકલ્યો છે. સ્પામ ફોલ્ડર પણ જુઓ.`,
  verificationFailed: (message) => `ઇમેઇલ મોકલી શકાયો નહીં. ${message}`,
  sendAgain: "ફરી મોકલો",
  changeAddress: "એડ્રેસ ખોટું છે? બદલો",
  emailMeant: { before: "શું તમારો મતલબ આ છે:", after: "" },
  sending: "મોકલાઈ રહ્યો છે...",

  askSupport: "તમને લાગે કે આ ભૂલ છે, તો અમને લખો:",

  createAccount: "એકાઉન્ટ બનાવો",
  creatingAccount: "એકાઉન્ટ બની રહ્યું છે...",
  signUpFailed: (message) => `એકાઉન્ટ બની શક્યું નહીં. ${message}`,
  errors: {
    malformedEmail: "name@example.in જેવું ઇમેઇલ એડ્રેસ લખો",
    outage: "સેવા સુધી પહોંચી શકાયું નહીં. ઇન્ટરનેટ કનેક્શન તપાસીને ફરી પ્રયત્ન કરો.",
    tooManyTries: "ઘણી વાર પ્રયત્ન થયા. થોડી મિનિટ રાહ જોઈને ફરી પ્રયત્ન કરો.",
    emailInUse: "આ ઇમેઇલ એડ્રેસથી પહેલેથી એક એકાઉન્ટ છે.",
    disabled: "આ એકાઉન્ટ બંધ કરવામાં આવ્યું છે.",
    passwordRefused: () => "આ પાસવર્ડ બહુ સહેલો છે. લાંબો રાખો, અને મોટા-નાના અક્ષર, એક અંક અને એક ચિહ્ન વાપરો.",
    unknown: "ફરી પ્રયત્ન કરો.",
    refusals,
  },
};
