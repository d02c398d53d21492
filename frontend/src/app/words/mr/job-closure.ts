import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["job-closure"] = {
  stands: {
    ACTIVE: null,
    FLAGGED: null,
    HELD: "ॲडमिन पाहेपर्यंत ही नोकरी थांबवली आहे.",
    EXPIRED: "या नोकरीची मुदत संपली: अर्ज करण्याचा शेवटचा दिवस होऊन गेला.",
    CLOSED: "ही नोकरी बंद झाली आहे.",
    REMOVED: "ही नोकरी काढून टाकली आहे.",
  },
  blocked: {
    COMPANY: "कंपनी ब्लॉक असल्यामुळे ही नोकरी थांबवली आहे.",
    POSTER: "ही नोकरी पोस्ट करणारे खाते ब्लॉक असल्यामुळे ती थांबवली आहे.",
  },
  reason: (reason) => `कारण: ${reason}`,
  whoReads: "हे पेज फक्त या कंपनीचे लोक आणि ॲडमिन वाचू शकतात.",
};
