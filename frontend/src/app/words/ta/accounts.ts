import type { SeekerWords } from "../seeker-words";
import { words as refusals } from "./refusal";

export const words: SeekerWords["accounts"] = {
  email: "மின்னஞ்சல்",
  password: "கடவுச்சொல்",
  iAmA: "நான் ஒரு",
  roles: { JOBSEEKER: "வேலை தேடுபவர்", EMPLOYER: "நிறுவனம்", ADMIN: "அட்மின்" },
  roleHints: { jobseeker: "அருகில் வேலை தேடுங்கள்", employer: "உள்ளூர் ஆட்களை வேலைக்கு எடுங்கள்" },
  plans: { FREE: "Free", PAID: "Paid", PREMIUM: "Premium" },
  selectRole: "நீங்கள் யார் என்று தேர்ந்தெடுங்கள்",
  enterEmail: "உங்கள் மின்னஞ்சல் முகவரியை உள்ளிடுங்கள்",
  enterPassword: "ஒரு கடவுச்சொல்லை உள்ளிடுங்கள்",
  passwordHint: "குறைந்தது 6 எழுத்துகள்",

  continueWithGoogle: "Google மூலம் தொடர்க",
  orWithEmail: "அல்லது மின்னஞ்சல் மூலம்",
  googleHints: {
    allowPopups: "இந்தத் தளத்திற்கு பாப்-அப்களை அனுமதித்து, மீண்டும் முயலுங்கள்.",
    closed: "சைன் இன் செய்யும் முன் Google விண்டோ மூடப்பட்டது.",
    foreignSite: "இந்தத் தளத்தின் முகவரி Google அறியாதது. மின்னஞ்சல் முகவரியைப் பயன்படுத்துங்கள்.",
    allowStorage: "இந்தத் தளத்திற்கு குக்கீகளையும் தளத் தரவையும் அனுமதித்து, மீண்டும் முயலுங்கள்.",
    usePassword:
      "இந்த மின்னஞ்சலுக்கு ஏற்கனவே ஒரு கணக்கு உள்ளது. அதன் கடவுச்சொல்லால் சைன் இன் செய்யுங்கள், Google அதனுடன் சேர்க்கப்படும்.",
  },

  verifyEmail: (email) =>
    `மெயில்கள் பெற உங்கள் மின்னஞ்சலை உறுதிசெய்யுங்கள்: ${email} முகவரிக்கு அனுப்பிய மெயிலில் உள்ள லிங்கைத் திறவுங்கள்.`,
  verificationSent: (email) => `${email} முகவரிக்குப் புதிய மெயில் அனுப்பியுள்ளோம். ஸ்பேம் ஃபோல்டரையும் பாருங்கள்.`,
  verificationFailed: (message) => `மெயிலை அனுப்ப முடியவில்லை. ${message}`,
  sendAgain: "மீண்டும் அனுப்பு",
  sending: "அனுப்பப்படுகிறது...",

  askSupport: "இது தவறு என்று நினைத்தால், எங்களுக்கு எழுதுங்கள்:",

  createAccount: "கணக்கை உருவாக்கு",
  creatingAccount: "கணக்கு உருவாக்கப்படுகிறது...",
  signUpFailed: (message) => `கணக்கை உருவாக்க முடியவில்லை. ${message}`,
  errors: {
    malformedEmail: "name@example.in போன்ற மின்னஞ்சல் முகவரியை உள்ளிடுங்கள்",
    outage: "சேவையை அடைய முடியவில்லை. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.",
    tooManyTries: "பல முறை முயன்றுவிட்டீர்கள். சில நிமிடங்கள் பொறுத்து மீண்டும் முயலுங்கள்.",
    emailInUse: "இந்த மின்னஞ்சலுக்கு ஏற்கனவே ஒரு கணக்கு உள்ளது.",
    disabled: "இந்தக் கணக்கு முடக்கப்பட்டுள்ளது.",
    unknown: "மீண்டும் முயலுங்கள்.",
    refusals,
  },
};
