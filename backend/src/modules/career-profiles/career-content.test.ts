import { BrokenInputError } from "../../errors/errors";
import { JobType, Shift } from "../jobs/job/job.enums";
import { PayUnit } from "../jobs/reading/pay.enums";
import { careerGaps, changedAudiences, changedCareer, completeness, sentCareer } from "./career-content";
import { CareerAudience } from "./career-profile.enums";
import { type CareerContent, careerFields } from "./career.fields";

const FULL: CareerContent = {
  headline: "Accounts for trading firms",
  experienceMonths: 81,
  currentTitle: "Senior Accountant",
  currentEmployer: "Bharat Steel",
  skills: [{ name: "Tally", years: 6 }],
  languages: [{ name: "Marathi" }],
  links: ["https://example.in/meera"],
  expectedPay: { amount: 660_000, unit: PayUnit.YEAR },
  currentPay: { amount: 40_000, unit: PayUnit.MONTH },
  noticePeriodDays: 0,
  preferredPlaces: ["Pune"],
  shifts: [Shift.DAY],
  jobTypes: [JobType.FULL_TIME],
  ownTwoWheeler: false,
  helpAtWork: "A screen reader.",
};

/** The fields that an act is refused for. */
function caught(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (error instanceof BrokenInputError) return error.fields;
  }
  return undefined;
}

describe("a change of a career profile", () => {
  it("keeps what is left out, clears what is null or empty, and says nothing twice", () => {
    const kept = changedCareer({}, { headline: " Welder ", shifts: [Shift.DAY], experienceMonths: 0 });
    expect(kept).toEqual({ headline: "Welder", shifts: [Shift.DAY], experienceMonths: 0 });
    expect(changedCareer(kept, { headline: "", shifts: null })).toEqual({ experienceMonths: 0 });
    const skills = [{ name: " Tally " }, { name: "tally", years: 3 }];
    expect(changedCareer({}, { skills })).toEqual({ skills: [{ name: "Tally" }] });
  });

  it("takes places by the gazetteer's names, and asks about those it doesn't know (WORK-02)", () => {
    expect(changedCareer({}, { preferredPlaces: ["bengaluru", "Bangalore", "kothrud, pune"] })).toEqual({
      preferredPlaces: ["Bangalore", "Kothrud, Pune"],
    });
    const problems = caught(() => changedCareer({}, { preferredPlaces: ["Pune", "Xyzzabad"] }));
    expect(problems?.map(({ field }) => field)).toEqual(["facts.preferredPlaces.2"]);
  });
});

describe("what goes with an application (WORK-04)", () => {
  const usual = changedAudiences({}, {});

  it("is all but pay and the disability, unless one says otherwise", () => {
    const { expectedPay, currentPay, helpAtWork, ...others } = FULL;
    expect(sentCareer(FULL, usual)).toEqual(others);
    expect({ expectedPay, currentPay, helpAtWork }).not.toEqual({});
  });

  it("has the pay that one expects where one lets companies see it, without the pay that one has", () => {
    const sent = sentCareer(FULL, { ...usual, expectedPay: CareerAudience.APPLYING });
    expect(sent).toHaveProperty("expectedPay");
    expect(sent).not.toHaveProperty("currentPay");
  });

  it("has nothing of a private group, but what is sent by name", () => {
    const none = changedAudiences(usual, {
      ...{ about: CareerAudience.PRIVATE, skills: CareerAudience.PRIVATE },
      ...{ wishes: CareerAudience.PRIVATE, transport: CareerAudience.PRIVATE },
    });
    expect(sentCareer(FULL, none)).toEqual({});
    expect(sentCareer(FULL, none, ["helpAtWork"])).toEqual({ helpAtWork: FULL.helpAtWork });
  });
});

describe("how complete a profile is (WORK-03)", () => {
  it("comes to a hundred of a profile that says all that counts", () => {
    expect(careerFields.reduce((sum, [, { gain }]) => sum + gain, 0)).toBe(100);
    expect(completeness({})).toBe(0);
  });

  it("names what is missing, what adds most first; no and 0 are answers", () => {
    expect(completeness({ noticePeriodDays: 0, skills: [] })).toBe(8);
    expect(careerGaps({}).slice(0, 3)).toEqual([
      { field: "skills", gain: 15 },
      { field: "experienceMonths", gain: 12 },
      { field: "headline", gain: 10 },
    ]);
    expect(careerGaps(FULL).map(({ field }) => field)).toEqual(["education", "workModes"]);
  });
});
