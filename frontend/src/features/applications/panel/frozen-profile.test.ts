import { isBareProfile, readFrozenProfile } from "./frozen-profile";

describe("readFrozenProfile", () => {
  it("reads what the portal shows of a JSON Resume document", () => {
    const profile = readFrozenProfile({
      basics: {
        summary: "Fits looms.",
        profiles: [{ network: "LinkedIn", url: "https://linkedin.example/in/meera" }],
      },
      work: [{ name: "Anand Mills", position: "Fitter", startDate: "2021-04", summary: "Forty looms." }],
      education: [{ institution: "ITI Mysuru", studyType: "Diploma", endDate: "2020" }],
      skills: [{ name: "Trades", keywords: ["Looms", "Weaving"] }, { name: "Kannada typing" }],
      languages: [{ language: "Kannada" }, { language: "English", fluency: "fluent" }],
      awards: [{ title: "Fitter of the year", awarder: "Anand Mills", date: "2022" }],
      references: [{ name: "Ravi", reference: "Mends whatever stops." }],
    });
    expect(profile.work).toEqual([
      { title: "Fitter", facts: ["Anand Mills"], from: "2021-04", to: "", text: "Forty looms." },
    ]);
    expect(profile.education[0]).toMatchObject({ title: "Diploma", facts: ["ITI Mysuru"], to: "2020" });
    expect(profile.skills).toEqual(["Looms", "Weaving", "Kannada typing"]);
    expect(profile.languages).toEqual(["Kannada", "English (fluent)"]);
    expect(profile.awards).toMatchObject([
      { title: "Fitter of the year", facts: ["Anand Mills"], from: "2022", to: "2022" },
    ]);
    expect(profile.references).toMatchObject([{ title: "Ravi", text: "Mends whatever stops." }]);
    expect(profile.links).toEqual(["https://linkedin.example/in/meera"]);
  });

  it.each([[null], ["text"], [{ work: "none", skills: [null, 7], basics: [] }]])(
    "leaves out what is not as expected: %j",
    (document) => {
      expect(isBareProfile(readFrozenProfile(document))).toBe(true);
    },
  );

  it("makes no link of an address that would run code", () => {
    const basics = { profiles: [{ url: "javascript:alert(1)" }] };
    expect(readFrozenProfile({ basics }).links).toEqual([]);
  });
});
