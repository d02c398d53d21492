import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["sent-original"] = {
  choice: {
    label: "உங்கள் சொந்த ஃபைல்",
    none: "ஃபைல் இல்லை",
    goes: (company, parts) => `${company} பெறுவது: ${parts.join(", ")}.`,
    profile: "உங்கள் ப்ரொஃபைல்",
    resume: (title) => `உங்கள் ரெஸ்யூமே ‘${title}’`,
    file: (name) => `உங்கள் ஃபைல் ${name}, அப்படியே`,
    opens:
      "ஃபைலில் உள்ளதை அவர்கள் உடனே படிப்பார்கள். உங்களை ஷார்ட்லிஸ்ட் செய்தால், உங்கள் மொபைல் எண், மின்னஞ்சல் உள்ள ஃபைலே அவர்களுக்குக் கிடைக்கும்.",
  },
  own: { download: (name) => `பதிவிறக்கு: ${name}` },
};
