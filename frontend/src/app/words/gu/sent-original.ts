import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["sent-original"] = {
  choice: {
    label: "તમારી પોતાની ફાઇલ",
    none: "ફાઇલ નહીં",
    goes: (company, parts) => `${company} પાસે જશે: ${parts.join(", ")}.`,
    profile: "તમારી પ્રોફાઇલ",
    resume: (title) => `તમારું રિઝ્યુમે ‘${title}’`,
    file: (name) => `તમારી ફાઇલ ${name}, જેમની તેમ`,
    opens: "કંપની ફાઇલનું લખાણ તરત વાંચી શકશે. તમને શોર્ટલિસ્ટ કરે તો તમારા ફોન નંબર અને ઇમેઇલ સાથેની મૂળ ફાઇલ મળશે.",
  },
  own: { download: (name) => `ડાઉનલોડ કરો: ${name}` },
};
