import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["job-closure"] = {
  stands: {
    ACTIVE: null,
    FLAGGED: null,
    HELD: "એડમિન જુએ ત્યાં સુધી આ નોકરી રોકેલી છે.",
    EXPIRED: "આ નોકરીની મુદત પૂરી થઈ: અરજી કરવાનો છેલ્લો દિવસ વીતી ગયો છે.",
    CLOSED: "આ નોકરી બંધ છે.",
    REMOVED: "આ નોકરી કાઢી નાખવામાં આવી છે.",
  },
  blocked: {
    COMPANY: "આ નોકરી રોકેલી છે, કારણ કે તેની કંપની બ્લૉક છે.",
    POSTER: "આ નોકરી રોકેલી છે, કારણ કે તેને પોસ્ટ કરનાર એકાઉન્ટ બ્લૉક છે.",
  },
  reason: (reason) => `કારણ: ${reason}`,
  whoReads: "આ પેજ ફક્ત આ કંપનીના લોકો અને એડમિન વાંચી શકે છે.",
};
