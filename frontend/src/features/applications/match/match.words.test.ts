import { buildMatch } from "../candidate/candidates.factories";
import { matchWords, type MatchFactor } from "./match.words";
import { words as hindi } from "./match.words.hi";

function factorOf(name: MatchFactor["factor"]): MatchFactor {
  const found = buildMatch().factors.find(({ factor }) => factor === name);
  if (!found) throw new Error(`No factor ${name}.`);
  return found;
}

describe("why a match is what it is, in Hindi (LANG-12)", () => {
  it.each([
    ["SKILLS", {}, "8 में से 6 स्किल"],
    ["TITLE", {}, "मिलता-जुलता पद"],
    ["TITLE", { reason: "MET" }, "वही पद"],
    ["TITLE", { reason: "NOT_MET" }, "अलग पद"],
    ["EXPERIENCE", {}, "6 साल, जितना चाहिए"],
    ["EXPERIENCE", { reason: "EXCEEDED" }, "6 साल, जितना चाहिए उससे ज़्यादा"],
    ["EXPERIENCE", { own: 0 }, "फ़्रेशर, जितना चाहिए"],
    ["EXPERIENCE", { reason: "PARTLY_MET", own: 3 }, "2 साल का अनुभव कम"],
    ["LOCATION", {}, "Mysuru में"],
    ["LOCATION", { reason: "REMOTE" }, "रिमोट"],
    ["LOCATION", { reason: "NOT_MET", askedCities: ["Pune", "Goa"] }, "Mysuru में, नौकरी Pune या Goa में"],
    ["PAY", {}, "अपेक्षित वेतन साझा नहीं किया"],
    ["PAY", { reason: "NOT_ASKED" }, "नौकरी में वेतन का आँकड़ा नहीं"],
    ["PAY", { reason: "PARTLY_MET" }, "उम्मीद से कम"],
    [
      "EDUCATION",
      { reason: "NOT_MET", ownEducation: "TENTH", askedEducation: "GRADUATE" },
      "10वीं पास, चाहिए ग्रेजुएट",
    ],
    ["NOTICE", {}, "तुरंत काम शुरू कर सकते हैं, समय पर"],
    ["NOTICE", { reason: "PARTLY_MET", own: 60 }, "60 दिन में काम शुरू कर सकते हैं, नौकरी में चाहिए 30 दिन में"],
  ] satisfies [MatchFactor["factor"], Partial<MatchFactor>, string][])("%s %j: %s", (name, changes, told) => {
    expect(hindi.why({ ...factorOf(name), ...changes })).toBe(told);
  });

  it("stays in English where an older rule made it", () => {
    expect(hindi.why({ ...factorOf("SKILLS"), reason: null })).toBe("6 of 8 skills");
  });

  it("is the server's text in English", () => {
    expect(matchWords.en.why(factorOf("SKILLS"))).toBe("6 of 8 skills");
  });
});
