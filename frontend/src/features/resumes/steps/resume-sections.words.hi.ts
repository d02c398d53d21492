import type { AddedSectionKind, ResumeSectionKind, SectionField } from "@job-portal/protocol/resume-sections";
import type { Translated } from "../../../shared/words";
import type { resumeSectionsWords } from "./resume-sections.words";

interface SectionWords {
  add: string;
  nameless: string;
  none: string;
  fields: Partial<Record<SectionField, string>>;
}

const period = { startDate: "कब से", endDate: "कब तक" };

const sections: Record<AddedSectionKind, SectionWords> = {
  PROJECTS: {
    ...{ add: "प्रोजेक्ट जोड़ें", nameless: "नया प्रोजेक्ट", none: "अभी कोई प्रोजेक्ट नहीं।" },
    fields: {
      ...{ name: "प्रोजेक्ट", organization: "किसके लिए", detail: "किस तरह का प्रोजेक्ट", roles: "आपके काम" },
      ...{ ...period, url: "वेबसाइट", description: "विवरण", keywords: "टूल और शब्द" },
    },
  },
  PROFILES: {
    ...{ add: "लिंक जोड़ें", nameless: "नया लिंक", none: "अभी कोई लिंक नहीं।" },
    fields: { name: "साइट या नेटवर्क", detail: "वहाँ आपका नाम", url: "पता" },
  },
  CERTIFICATES: {
    ...{ add: "सर्टिफ़िकेट जोड़ें", nameless: "नया सर्टिफ़िकेट", none: "अभी कोई सर्टिफ़िकेट नहीं।" },
    fields: { name: "सर्टिफ़िकेट", organization: "किसने दिया", endDate: "तारीख", url: "पता" },
  },
  AWARDS: {
    ...{ add: "पुरस्कार जोड़ें", nameless: "नया पुरस्कार", none: "अभी कोई पुरस्कार नहीं।" },
    fields: { name: "पुरस्कार", organization: "किसने दिया", endDate: "तारीख", description: "किस बात के लिए" },
  },
  VOLUNTEER: {
    ...{ add: "स्वयंसेवा जोड़ें", nameless: "नई स्वयंसेवा", none: "अभी कोई स्वयंसेवा नहीं।" },
    fields: {
      ...{ name: "आपने क्या किया", organization: "संस्था", ...period },
      ...{ url: "वेबसाइट", description: "विवरण" },
    },
  },
  PUBLICATIONS: {
    ...{ add: "प्रकाशन जोड़ें", nameless: "नया प्रकाशन", none: "अभी कोई प्रकाशन नहीं।" },
    fields: {
      ...{ name: "शीर्षक", organization: "किसने छापा", endDate: "तारीख" },
      ...{ url: "पता", description: "सार" },
    },
  },
  SKILL_GROUPS: {
    ...{ add: "स्किल का समूह जोड़ें", nameless: "स्किल का नया समूह", none: "अभी कोई समूह नहीं।" },
    fields: { name: "समूह या स्किल", detail: "स्तर", keywords: "स्किल" },
  },
  INTERESTS: {
    ...{ add: "रुचि जोड़ें", nameless: "नई रुचि", none: "अभी कोई रुचि नहीं।" },
    fields: { name: "रुचि", keywords: "खास तौर पर" },
  },
  REFERENCES: {
    ...{ add: "पहचान वाला जोड़ें", nameless: "नया पहचान वाला", none: "अभी कोई पहचान वाला नहीं।" },
    fields: { name: "कौन", description: "वे क्या कहते हैं" },
  },
};

const names: Record<ResumeSectionKind, string> = {
  EXPERIENCE: "अनुभव",
  EDUCATION: "पढ़ाई",
  SKILLS: "स्किल",
  PROJECTS: "प्रोजेक्ट",
  PROFILES: "लिंक",
  CERTIFICATES: "सर्टिफ़िकेट",
  AWARDS: "पुरस्कार",
  VOLUNTEER: "स्वयंसेवा",
  PUBLICATIONS: "प्रकाशन",
  SKILL_GROUPS: "स्किल के समूह",
  INTERESTS: "रुचियाँ",
  REFERENCES: "पहचान वाले लोग",
};

export const words: Translated<typeof resumeSectionsWords> = {
  sections,
  names,
  addSection: "नया हिस्सा जोड़ें",
  which: "कौन सा हिस्सा जोड़ना है?",
  removeSection: (name) => `${name} हटाएँ`,
  removed: (name) => `${name} हटा दिया गया।`,
  undo: "वापस लाएँ",
  order: "हिस्सों का क्रम",
  orderHint: "छपने का क्रम, पहला सबसे ऊपर।",
  changeOrder: "हिस्सों का क्रम बदलें",
  ownOrder: "टेम्प्लेट का अपना क्रम रखें",
  moveUp: (name) => `${name} ऊपर करें`,
  moveDown: (name) => `${name} नीचे करें`,
  movedTo: (name, place, of) => `${name} अब ${of} में से ${place} पर है।`,
  hints: {
    description: "एक बात एक लाइन में",
    list: "बीच में कॉमा लगाएँ, या एक लाइन में एक लिखें",
    url: "जैसे https://example.in",
    date: "साल या महीना, जैसे 2019 या Apr 2019",
  },
};
