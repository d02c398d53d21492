import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["job-closure"] = {
  stands: {
    ACTIVE: null,
    FLAGGED: null,
    HELD: "ఒక అడ్మిన్ చూసే వరకు ఈ ఉద్యోగాన్ని ఆపి ఉంచాం.",
    EXPIRED: "ఈ ఉద్యోగం గడువు ముగిసింది: అప్లై చేయడానికి చివరి తేదీ దాటిపోయింది.",
    CLOSED: "ఈ ఉద్యోగం మూసేశారు.",
    REMOVED: "ఈ ఉద్యోగాన్ని తొలగించారు.",
  },
  blocked: {
    COMPANY: "కంపెనీని బ్లాక్ చేసినందున ఈ ఉద్యోగాన్ని ఆపి ఉంచాం.",
    POSTER: "దీన్ని పోస్ట్ చేసిన ఖాతాను బ్లాక్ చేసినందున ఈ ఉద్యోగాన్ని ఆపి ఉంచాం.",
  },
  reason: (reason) => `కారణం: ${reason}`,
  whoReads: "ఈ పేజీని కంపెనీ వారు, అడ్మిన్లు మాత్రమే చదవగలరు.",
};
