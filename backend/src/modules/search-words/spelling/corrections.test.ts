import { correctionsOf } from "./corrections";
import { SpellingDictionary, type Vocabulary } from "./spelling-dictionary";

const counted = (counts: Record<string, number>) =>
  Object.entries(counts).map(([text, jobs]) => ({ text, jobs }));

const BOARD: Vocabulary = {
  words: counted({
    ...{ accountant: 900, acountant: 1, manager: 3000, managr: 2, manger: 1, sales: 2500, executive: 2600 },
    ...{
      javascript: 800,
      javascrip: 4,
      software: 1800,
      softwear: 1,
      engineer: 3000,
      enginer: 3,
      developer: 2600,
    },
    ...{ mail: 400, car: 300, keeper: 250, tester: 700, taster: 1, driver: 500, diver: 1, recruiter: 300 },
    ...{ data: 900, entry: 300, operator: 500, base: 40, database: 200, web: 500, website: 60, site: 200 },
    ...{ electrical: 400, quality: 500, technician: 400, receptionist: 150, filter: 30, security: 600 },
  }),
  phrases: counted({
    ...{
      "sales executive": 900,
      "software engineer": 700,
      "data entry operator": 100,
      "accounts manager": 90,
    },
    ...{ "web developer": 200, "quality engineer": 80, "tea taster": 1 },
    ...{ "ड्राइवर चाहिए": 2, कैप्टन: 1 },
  }),
  forms: [
    "maid",
    "ca",
    "sweeper",
    "peon",
    "tele caller",
    "telecaller",
    "electrician",
    "data entry",
    "delivery boy",
    "fitter",
    "नर्स",
    "माली",
    "सफाई कर्मचारी",
  ],
  names: ["kaveri", "stewart", "jobs", "in", "near", "pune", "ki", "मुंबई"],
  places: counted({ Bangalore: 4000, Hyderabad: 3400, Koramangala: 150, Mumbai: 5000, "Navi Mumbai": 600 }),
};

let dictionary: SpellingDictionary;
beforeAll(async () => {
  dictionary = await SpellingDictionary.of(BOARD);
});

const meant = (text: string, fresh?: ReadonlyMap<string, number>) =>
  correctionsOf(text, dictionary, fresh)[0] ?? null;

it.each([
  ["नर्सची", "नर्स"],
  ["मालीसाठी पुणे", "माली पुणे"],
])("SPELL-12: leaves the ending of a known word out: %s", (text, right) => {
  expect(meant(text)).toBe(right);
});

it.each([
  // Nobody has it.
  ["recruter", "recruiter"],
  ["electritian", "electrician"],
  ["recieptionist", "receptionist"],
  ["tecnician", "technician"],
  ["qualty enginer", "quality engineer"],
  ["sofware enginer", "software engineer"],
  ["seles exekutive", "sales executive"],
  ["fiter", "fitter"],
  // A handful of postings share the slip.
  ["managr", "manager"],
  ["acountant", "accountant"],
  ["javascrip", "javascript"],
  ["javascrpit", "javascript"],
  ["softwear engineer", "software engineer"],
  // Only the words that are wrong change.
  ["Sales  Managr jobs in Pune", "Sales manager jobs in Pune"],
  ["node.js developr", "node.js developer"],
])("SPELL-01: '%s' is taken for '%s'", (typed, expected) => {
  expect(meant(typed)).toBe(expected);
});

it.each([
  ["a form of a search word", "maid"],
  ["short forms", "ca"],
  ["a trade without jobs", "sweeper"],
  ["another", "peon"],
  ["a rare word whose letters differ from a common one", "taster"],
  ["a rare word with a letter less", "diver"],
  ["others of a known word", "recruiters"],
  ["a company's name", "kaveri"],
  ["a name one letter off a word", "stewart"],
  ["a place", "pune"],
  ["words around a search", "jobs in pune"],
  ["a word with a sign", "c++"],
  ["a word with a figure", "10th"],
  ["what stands in quotes", '"managr"'],
  ["an abbreviation", "MNGR"],
  ["a word like no other", "xqzw"],
  ["a form in another script", "नर्स"],
  ["a form of several words", "बिजली मिस्त्री"],
  ["more words than anybody looks for", "managr ".repeat(13)],
  ["nothing", ""],
])("SPELL-02: leaves %s: '%s'", (_, typed) => {
  expect(correctionsOf(typed, dictionary)).toEqual([]);
});

it("SPELL-09: mends a word of three letters by the one beside it, and leaves it alone elsewhere", () => {
  expect(meant("deliveri boi")).toBe("delivery boy");
  for (const typed of ["boi", "driver boi", "boi driver"]) expect(meant(typed)).toBeNull();
});

it.each([
  ["dataentry", "data entry"],
  ["dataentri operator", "data entry operator"],
  ["webdeveloper", "web developer"],
  ["data base", "database"],
  ["elect rician", "electrician"],
])("SPELL-01: parts and joins '%s' as '%s'", (typed, expected) => {
  expect(meant(typed)).toBe(expected);
});

it.each([
  ["tele caller", "both ways are forms"],
  ["sales executive", "titles have them side by side"],
  ["data entry", "titles have them side by side"],
])("leaves '%s' in two words, because %s", (typed) => {
  expect(correctionsOf(typed, dictionary)).toEqual([]);
});

it.each([
  ["driver bangalroe", "driver Bangalore"],
  ["Hydrebadd", "Hyderabad"],
  ["koramangla", "Koramangala"],
  ["navi mumbay", "navi Mumbai"],
  ["sales executive in banglore", "sales executive in Bangalore"],
])("SPELL-03: reads a misspelt place in '%s': %s", (typed, expected) => {
  expect(meant(typed)).toBe(expected);
});

it.each([
  ["मैनेजर", "manager"],
  ["एकाउंटेंट", "accountant"],
  ["ടെക്നീഷ്യൻ", "technician"],
  ["மேனேஜர்", "manager"],
  ["ఆపరేటర్", "operator"],
  ["ಇಂಜಿನಿಯರ್", "engineer"],
  ["ম্যানেজার", "manager"],
  ["રિક્રૂટર", "recruiter"],
  ["बैंगलोर", "Bangalore"],
  // One that few jobs have gives way to the spelling that many have.
  ["ड्राइवर मुंबई", "driver मुंबई"],
  ["akauntent", "accountant"],
  ["captain", "कैप्टन"],
  // Nobody reads a third script.
  ["নার্স", null],
  // A form of the own script counts more than a commoner word of another that sounds worse.
  ["माळी", "माली"],
  ["माली", null],
  // A dot, a nasal, a long vowel: words of one script that sound alike are one form.
  ["सफ़ाई कर्मचारी", "सफाई कर्मचारी"],
  ["सफाइ कर्मचारि", "सफाई कर्मचारी"],
])("SPELL-04: '%s' meets '%s' by its sound", (typed, expected) => {
  expect(meant(typed)).toBe(expected);
});

it.each([
  // Two or three consonants are weak evidence, where the vowels between them differ.
  ["मोला", "it sounds like no mail"],
  ["मोइल", "it sounds like no mail either"],
  ["कोरी", "it sounds like no car"],
])("SPELL-10: leaves '%s', because %s", (typed) => {
  expect(correctionsOf(typed, dictionary)).toEqual([]);
});

it("SPELL-10: takes a word of an own script for none of another that sounds otherwise", async () => {
  const forms = BOARD.forms.filter((form) => form !== "माली");
  expect(correctionsOf("माळी", await SpellingDictionary.of({ ...BOARD, forms }))).toEqual([]);
});

it("weighs words by those beside them", () => {
  expect(meant("saels executive")).toBe("sales executive");
});

it("SPELL-02: leaves a word that a job has had since the dictionary was made", () => {
  expect(meant("tecnician", new Map([["tecnician", 40]]))).toBeNull();
  expect(meant("tecnician", new Map([["tecnician", 1]]))).toBe("technician");
});

it("offers three texts at most, the likeliest first", () => {
  const texts = correctionsOf("sofware enginer managr", dictionary);
  expect(texts[0]).toBe("software engineer manager");
  expect(texts.length).toBeLessThanOrEqual(3);
});
