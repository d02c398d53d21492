import { readSearchWordCatalogue } from "./search-word-catalogue";

const words = readSearchWordCatalogue();
const codesOf = (form: string) => words.filter(({ forms }) => forms.includes(form)).map(({ code }) => code);

describe("SPELL-08: the catalogue", () => {
  it("has hundreds of words, each form once in a word", () => {
    expect(words.length).toBeGreaterThanOrEqual(350);
    const twice = words.filter(({ forms }) => new Set(forms).size < forms.length).map(({ code }) => code);
    expect(twice).toEqual([]);
  });

  it.each([
    // Hindi in Latin letters.
    ["gaadi", "driver"],
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
  ])("knows '%s' as %s", (form, code) => {
    expect(codesOf(form)).toContain(code);
  });
});
