import { SearchWordKind } from "./search-word.entity";
import { readSearchWordCatalogue } from "./search-word-catalogue";

const words = readSearchWordCatalogue();
const codesOf = (form: string) => words.filter(({ forms }) => forms.includes(form)).map(({ code }) => code);

describe("SPELL-08: the catalogue", () => {
  it("has hundreds of words, each form once in a word", () => {
    expect(words.length).toBeGreaterThanOrEqual(350);
    const twice = words.filter(({ forms }) => new Set(forms).size < forms.length).map(({ code }) => code);
    expect(twice).toEqual([]);
  });

  it("leaves conditions of a search to themselves: 'part time accountant' asks for both", () => {
    const swallowed = words.flatMap(({ kind, code, forms }) =>
      kind === SearchWordKind.TRADE && code !== "trainee"
        ? forms.filter((form) => /\b(?:part time|full time|freshers?|10th|12th)\b/.test(form))
        : [],
    );
    expect(swallowed).toEqual([]);
  });

  it("keeps each word within what the table and the admins' screen take", () => {
    const large = words.filter(
      ({ forms, includes }) => forms.length > 200 || forms.join("|").length > 8000 || includes.length > 50,
    );
    expect(large.map(({ code }) => code)).toEqual([]);
  });

  it("has no form that says something else in the singular, in which all are compared", () => {
    // "New Delhi", "metro rail" and "station master" would be found as news, Ruby on Rails and a master's degree.
    expect(["news", "rails", "masters"].flatMap(codesOf)).toEqual([]);
  });

  it("writes each word of a form in one script", () => {
    const scriptOf = (letter: string) => letter.charCodeAt(0) >> 7;
    const isMixed = (word: string) => new Set((word.match(/[\u0900-\u0d7f]/g) ?? []).map(scriptOf)).size > 1;
    expect(words.flatMap(({ forms }) => forms).filter((form) => form.split(" ").some(isMixed))).toEqual([]);
  });

  it.each([
    // Hindi in Latin letters.
    ["gaadi", "driver"],
    ["nars", "nurse"],
    ["rasoiya", "cook"],
    ["khana banane wala", "cook"],
    ["safai", "housekeeping"],
    ["chowkidar", "security-guard"],
    ["mistri", "mason"],
    ["darzi", "tailor"],
    ["bijli", "electrician"],
    ["mochi", "cobbler"],
    ["kheti", "farm-worker"],
    ["dukandar", "retail"],
    ["vakil", "lawyer"],
    // Devanagari, Hindi and Marathi.
    ["रसोइया", "cook"],
    ["स्वयंपाक", "cook"],
    ["शिपाई", "office-boy"],
    ["गवंडी", "mason"],
    ["क्लर्क", "clerk"],
    ["कंडक्टर", "bus-conductor"],
    // Tamil, Telugu, Kannada, Bengali, Gujarati.
    ["சமையல்காரர்", "cook"],
    ["கொத்தனார்", "mason"],
    ["వడ్రంగి", "carpenter"],
    ["కాపలాదారు", "security-guard"],
    ["ಅಡುಗೆ ಭಟ್ಟ", "cook"],
    ["ಕಾವಲುಗಾರ", "security-guard"],
    ["রাজমিস্ত্রি", "mason"],
    ["দারোয়ান", "security-guard"],
    ["સુથાર", "carpenter"],
    ["ચોકીદાર", "security-guard"],
    // Names that boards and people give to trades in English.
    ["accounts coordinator", "accountant"],
    ["record to report", "finance-operations"],
    ["billing operator", "billing"],
    ["financial controller", "finance-manager"],
    ["casa", "banker"],
    ["emi collection executive", "collection-executive"],
    ["life insurance advisor", "insurance-agent"],
    ["income tax", "tax"],
    ["chat process", "non-voice"],
    ["process associate", "call-centre"],
    ["outbound caller", "telecaller"],
    ["customer care officer", "customer-support"],
    ["captcha typing", "data-entry"],
    ["admin", "office-assistant"],
    ["guest relations officer", "receptionist"],
    ["van salesman", "sales"],
    ["territory sales officer", "sales-manager"],
    ["marketing boy", "marketing"],
    ["bench sales recruiter", "us-recruiter"],
    ["placement officer", "recruiter"],
    ["cybersecurity analyst", "security-engineer"],
    ["linux engineer", "system-administrator"],
    ["js developer", "javascript"],
    ["gen ai", "machine-learning"],
    // The work of hands.
    ["driver badge", "driver"],
    ["rapido captain", "delivery"],
    ["tempo driver", "driver"],
    ["store boy", "store-keeper"],
    ["box packing", "packer"],
    ["daily wage worker", "helper"],
    ["vmc setter", "machinist"],
    ["breakdown maintenance", "maintenance"],
    ["house wiring", "electrician"],
    ["bathroom fitting", "plumber"],
    ["tiles work", "mason"],
    ["bike technician", "two-wheeler-mechanic"],
    ["ac installation", "ac-technician"],
    ["apartment watchman", "security-guard"],
    ["office cleaning", "housekeeping"],
    ["baby care", "maid"],
    ["dosa maker", "cook"],
    ["serving boy", "waiter"],
    ["barber shop", "hair-stylist"],
    ["bridal makeup artist", "beautician"],
    ["blouse tailor", "tailor"],
    ["kirana shop", "retail"],
    ["canteen boy", "canteen-staff"],
    // Health, schools, science, offices.
    ["senior staff nurse", "nurse"],
    ["dialysis nurse", "nurse"],
    ["home sample collection", "lab-technician"],
    ["senior resident", "doctor"],
    ["ipdrg coder", "medical-coder"],
    ["pre primary teacher", "preschool-teacher"],
    ["online tuition", "tutor"],
    ["guest faculty", "lecturer"],
    ["career counsellor", "counsellor"],
    ["qc chemist", "chemist"],
    ["regulatory affairs", "regulatory-affairs"],
    ["export documentation", "import-export"],
    ["fleet manager", "supply-chain"],
    ["litigation", "lawyer"],
    // What somebody has studied, and where and for whom the work is.
    ["b pharm", "pharmacy-degree"],
    ["bca", "mca"],
    ["b.e", "b-tech"],
    ["m.com", "b-com"],
    ["10+2", "12th-pass"],
    ["8th pass", "10th-pass"],
    ["clinic", "hospital"],
    ["dhaba", "restaurant"],
    ["sarkari naukri", "government"],
    ["housewives", "housewife"],
    ["vidyarthi", "student"],
    ["weekend", "part-time"],
    ["spot joining", "immediate-joining"],
    // Industries, subjects and ranks.
    ["swiggy", "delivery-apps"],
    ["garments", "textile"],
    ["physics", "physics"],
    ["security", "security-guard"],
    ["expert", "specialist"],
    ["divyang", "differently-abled"],
    ["anpadh", "10th-pass"],
    // More of Hindi.
    ["ड्राइवरी", "driver"],
    ["वायरिंग", "electrician"],
    ["झलाई", "welder"],
    ["नैनी", "maid"],
    ["वसूली", "collection-executive"],
    ["चाइनीज कुक", "cook"],
    ["बेलदार", "helper"],
  ])("knows '%s' as %s", (form, code) => {
    expect(codesOf(form)).toContain(code);
  });
});
