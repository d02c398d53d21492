import { checkResume, stepToContinue, toOwnPath } from "./resume-check";
import { edited } from "../steps/resume-edits";
import { toInput, toValues } from "./resume-values";
import { buildResumeValues } from "./resumes.factories";

const problemsOf = (...changes: Parameters<typeof buildResumeValues>) =>
  Object.fromEntries(checkResume(buildResumeValues(...changes), true));
const [education] = buildResumeValues().education;
const [experience] = buildResumeValues().experience;
if (!education || !experience) throw new Error("The factory's resume has an entry of each kind.");

describe("what a resume needs", () => {
  it("is nothing more once every required field is filled", () => {
    expect(problemsOf()).toEqual({});
  });

  it("is each of title, full name, e-mail, school, degree, company and position (RES-10)", () => {
    const empty = buildResumeValues({
      title: " ",
      basicInfo: { fullName: "", email: "", phone: "", location: "", summary: "" },
      education: [{ ...education, school: "", degree: " " }],
      experience: [{ ...experience, company: "", position: "" }],
    });
    expect(Object.fromEntries(checkResume(empty, true))).toEqual({
      title: "title",
      "basicInfo.fullName": "fullName",
      "basicInfo.email": "email",
      "education.e1.school": "school",
      "education.e1.degree": "degree",
      "experience.x1.company": "company",
      "experience.x1.position": "position",
    });
    expect(stepToContinue(empty, true)).toBe("basicInformation");
  });

  it("is a phone number or an e-mail address of whoever has none in their account (RES-15)", () => {
    const { basicInfo } = buildResumeValues();
    const problems = (email: string, phone: string) =>
      Object.fromEntries(
        checkResume(buildResumeValues({ basicInfo: { ...basicInfo, email, phone } }), false),
      );
    expect(problems("", "")).toEqual({ "basicInfo.phone": "contact" });
    expect(problems("", "98450 12345")).toEqual({});
    expect(problems("asha@example.in", "")).toEqual({});
    expect(problems("asha@", "98450 12345")).toEqual({ "basicInfo.email": "emailForm" });
  });

  it("is neither phone, location and summary nor any entry (RES-11)", () => {
    const { fullName, email } = buildResumeValues().basicInfo;
    const basicInfo = { fullName, email, phone: "", location: "", summary: "" };
    expect(problemsOf({ basicInfo, education: [], experience: [] })).toEqual({});
  });

  it("is an e-mail address that is one, and dates in order that are some", () => {
    const { basicInfo } = buildResumeValues();
    expect(
      problemsOf({
        basicInfo: { ...basicInfo, email: "asha@" },
        education: [{ ...education, startDate: "2012", endDate: "2008" }],
        experience: [{ ...experience, startDate: "soon" }],
      }),
    ).toEqual({
      "basicInfo.email": "emailForm",
      "education.e1.endDate": "order",
      "experience.x1.startDate": "date",
    });
  });

  it("is no end date while somebody works there (RES-12)", () => {
    expect(problemsOf({ experience: [{ ...experience, endDate: "1990", isCurrent: true }] })).toEqual({});
    expect(toInput(buildResumeValues()).experience).toMatchObject([{ startDate: "2013-04", endDate: "" }]);
  });

  it("sends a draft on to the first step that lacks something", () => {
    expect(stepToContinue(buildResumeValues(), true)).toBe("skills");
    expect(stepToContinue(buildResumeValues({ education: [{ ...education, school: "" }] }), true)).toBe(
      "education",
    );
  });

  it("is named by the server with an entry's place, here by its key", () => {
    expect(toOwnPath("experience.0.position", buildResumeValues())).toBe("experience.x1.position");
    expect(toOwnPath("basicInfo.email", buildResumeValues())).toBe("basicInfo.email");
  });

  it("is named by the server with a skill's place, here by the box that holds them all (RES-09)", () => {
    expect(toOwnPath("skills.languages.0", buildResumeValues())).toBe("skills.languages");
  });
});

describe("a resume in the wizard", () => {
  it("goes to the server and comes back the same, but for the entries' keys", () => {
    const values = buildResumeValues();
    const input = toInput(values);
    expect(input.skills).toEqual({
      technical: ["Wound care", "IV therapy"],
      soft: ["Patience"],
      languages: ["Malayalam", "English"],
    });
    expect(toInput(toValues(input as Parameters<typeof toValues>[0]))).toEqual(input);
  });

  it("takes each skill once, whatever stands between the commas (RES-09)", () => {
    const skills = { technical: " Tally,, Excel , Tally,", soft: "", languages: " " };
    expect(toInput(buildResumeValues({ skills })).skills).toEqual({
      technical: ["Tally", "Excel"],
      soft: [],
      languages: [],
    });
  });

  it("takes a line break between skills just as a comma (RES-09)", () => {
    const skills = { technical: "Tally\r\nExcel, GST\n", soft: "\n", languages: "Hindi\nMarathi" };
    expect(toInput(buildResumeValues({ skills })).skills).toEqual({
      technical: ["Tally", "Excel", "GST"],
      soft: [],
      languages: ["Hindi", "Marathi"],
    });
  });

  it("adds, moves, removes and puts back entries (RES-07, RES-08)", () => {
    const added = edited(buildResumeValues(), { kind: "add", list: "education", key: "e2" });
    const keysOf = ({ education: entries }: typeof added) => entries.map(({ key }) => key);
    expect(keysOf(added)).toEqual(["e1", "e2"]);
    const moved = edited(added, { kind: "move", list: "education", key: "e2", by: -1 });
    expect(keysOf(moved)).toEqual(["e2", "e1"]);
    expect(keysOf(edited(moved, { kind: "move", list: "education", key: "e2", by: -1 }))).toEqual([
      "e2",
      "e1",
    ]);
    const removed = edited(moved, { kind: "remove", list: "education", key: "e1" });
    expect(keysOf(removed)).toEqual(["e2"]);
    const entry = { list: "education", index: 0, entry: education } as const;
    expect(keysOf(edited(removed, { kind: "putBack", entry }))).toEqual(["e1", "e2"]);
  });
});
