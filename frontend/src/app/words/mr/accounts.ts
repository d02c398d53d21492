import type { SeekerWords } from "../seeker-words";
import { words as refusals } from "./refusal";

export const words: SeekerWords["accounts"] = {
  email: "ईमेल",
  password: "पासवर्ड",
  iAmA: "तुम्ही कोण आहात?",
  roles: { JOBSEEKER: "नोकरी शोधणारे", EMPLOYER: "नोकरी देणारे", ADMIN: "ॲडमिन" },
  roleHints: { jobseeker: "जवळपास नोकरी शोधा", employer: "जवळच्या लोकांना कामावर घ्या" },
  plans: { FREE: "Free", PAID: "Paid", PREMIUM: "Premium" },
  selectRole: "तुम्ही कोण आहात ते निवडा",
  enterEmail: "तुमचा ईमेल पत्ता टाका",
  enterPassword: "पासवर्ड टाका",
  passwordHint: "किमान 6 अक्षरे",

  continueWithGoogle: "Google वापरून पुढे जा",
  orWithEmail: "किंवा ईमेल वापरून",
  googleHints: {
    allowPopups: "या साइटसाठी पॉप-अप चालू करा, मग पुन्हा प्रयत्न करा.",
    closed: "साइन इन होण्याआधीच Google ची विंडो बंद झाली.",
    foreignSite: "Google ला या साइटचा पत्ता माहीत नाही. त्याऐवजी तुमचा ईमेल पत्ता वापरा.",
    allowStorage: "या साइटसाठी कुकीज आणि साइट डेटा चालू करा, मग पुन्हा प्रयत्न करा.",
    usePassword: "या ईमेल पत्त्यावर आधीच एक खाते आहे. त्याच्या पासवर्डने साइन इन करा, मग Google त्याला जोडले जाईल.",
  },

  verifyEmail: (email) =>
    `ईमेल मिळवण्यासाठी तुमचा ईमेल पत्ता व्हेरिफाय करा: ${email} या पत्त्यावर पाठवलेल्या ईमेलमधली लिंक उघडा.`,
  verificationSent: (email) => `${email} या पत्त्यावर नवीन ईमेल पाठवला आहे. स्पॅम फोल्डरही पाहा.`,
  verificationFailed: (message) => `ईमेल पाठवता आला नाही. ${message}`,
  sendAgain: "पुन्हा पाठवा",
  changeAddress: "पत्ता चुकीचा आहे? बदला",
  emailMeant: { before: "तुम्हाला हे म्हणायचे आहे का:", after: "" },
  sending: "पाठवत आहोत...",

  askSupport: "ही चूक आहे असे वाटत असेल, तर आम्हाला लिहा:",

  createAccount: "खाते तयार करा",
  creatingAccount: "खाते तयार होत आहे...",
  signUpFailed: (message) => `खाते तयार करता आले नाही. ${message}`,
  errors: {
    malformedEmail: "name@example.in असा ईमेल पत्ता टाका",
    outage: "सेवेपर्यंत पोहोचता आले नाही. इंटरनेट तपासून पुन्हा प्रयत्न करा.",
    tooManyTries: "खूप वेळा प्रयत्न झाले. काही मिनिटे थांबून पुन्हा प्रयत्न करा.",
    emailInUse: "या ईमेल पत्त्यावर आधीच एक खाते आहे.",
    disabled: "हे खाते बंद केले आहे.",
    passwordRefused: () => "हा पासवर्ड खूप सोपा आहे. तो लांब करा, आणि मोठे व लहान अक्षर, एक अंक आणि एक चिन्ह वापरा.",
    unknown: "पुन्हा प्रयत्न करा.",
    refusals,
  },
};
