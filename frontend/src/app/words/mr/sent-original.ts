import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["sent-original"] = {
  choice: {
    label: "तुमची स्वतःची फाइल",
    none: "फाइल नको",
    goes: (company, parts) => `${company} यांना मिळेल: ${parts.join(" आणि ")}.`,
    profile: "तुमची प्रोफाइल",
    resume: (title) => `तुमचा रेझ्युमे ‘${title}’`,
    file: (name) => `तुमची फाइल ${name} जशीच्या तशी`,
    opens: "फाइलमधला मजकूर कंपनीला लगेच वाचता येतो. तुम्हाला शॉर्टलिस्ट केले, तर तुमचा फोन आणि ईमेल असलेली फाइलही मिळते.",
  },
  own: { download: (name) => `डाउनलोड करा: ${name}` },
};
