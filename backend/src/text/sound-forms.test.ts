import { soundFormsOf, voicelessKey } from "./sound-forms";

const keysOf = (word: string) =>
  soundFormsOf(word).flatMap(({ key }) => (key.startsWith("~") ? [key] : [key, voicelessKey(key)]));

const doMeet = (one: string, other: string) => keysOf(one).some((key) => keysOf(other).includes(key));

describe("SPELL-04: words of one sound meet", () => {
  it.each([
    // Devanagari: Hindi and Marathi.
    ["ड्राइवर", "driver"],
    ["बैंक", "bank"],
    ["मैनेजर", "manager"],
    ["एकाउंटेंट", "accountant"],
    ["सुपरवाइजर", "supervisor"],
    ["टेक्नीशियन", "technician"],
    ["मैकेनिक", "mechanic"],
    ["इंजीनियर", "engineer"],
    ["ऑपरेटर", "operator"],
    ["डिज़ाइनर", "designer"],
    ["मैन्युफैक्चरिंग", "manufacturing"],
    ["क्वालिटी", "quality"],
    ["शेफ", "chef"],
    ["कुक", "cook"],
    ["फर्नीचर", "furniture"],
    ["मॅनेजर", "manager"],
    // Bengali, Gujarati, Tamil, Telugu, Kannada.
    ["ড্রাইভার", "driver"],
    ["ম্যানেজার", "manager"],
    ["સુપરવાઇઝર", "supervisor"],
    ["ઓપરેટર", "operator"],
    ["டிரைவர்", "driver"],
    ["மேனேஜர்", "manager"],
    ["டெக்னீஷியன்", "technician"],
    ["డ్రైవర్", "driver"],
    ["ఇంజనీర్", "engineer"],
    ["ಡ್ರೈವರ್", "driver"],
    ["ಮ್ಯಾನೇಜರ್", "manager"],
    // Hindi spelling in Latin letters.
    ["draiver", "driver"],
    ["akauntent", "accountant"],
    ["supervaijar", "supervisor"],
    ["farmasist", "pharmacist"],
    ["teknishiyan", "technician"],
    ["kwality", "quality"],
    ["restorent", "restaurant"],
    ["recepsionist", "receptionist"],
    ["एकाउंटेंट", "akauntent"],
  ])("%s and %s", (one, other) => {
    expect(doMeet(one, other)).toBe(true);
  });

  it.each([
    ["driver", "plumber"],
    ["ड्राइवर", "doctor"],
    ["manager", "engineer"],
    ["tailor", "teller"],
    ["sales", "seller"],
  ])("not %s and %s, unless their consonants are alike", (one, other) => {
    expect(doMeet(one, other)).toBe(one === "tailor");
  });
});

it("has no sound for a word in a script that it can't read", () => {
  expect(soundFormsOf("司机")).toEqual([]);
  expect(soundFormsOf("c++")).toEqual([]);
});
