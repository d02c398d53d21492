import { emptyEducation, emptyExperience, type ResumeValues } from "../resume/resume-values";
import { withSampleText } from "./sample-resume";

const blank: ResumeValues = {
  title: "",
  template: "CLASSIC",
  basicInfo: { fullName: "Asha Menon", email: "", phone: "", location: "", summary: "" },
  education: [emptyEducation()],
  experience: [emptyExperience()],
  skills: { technical: "", soft: "", languages: "" },
  sections: [],
};

describe("a template's sample", () => {
  it("has sample text where the resume has none, and what is there as it is", () => {
    const { values, hasSample } = withSampleText(blank);
    expect(hasSample).toBe(true);
    expect(values.basicInfo.fullName).toBe("Asha Menon");
    for (const text of [values.basicInfo.summary, values.education[0]?.school, values.skills.technical])
      expect(text).not.toBe("");
    expect(values.experience).toHaveLength(2);
  });

  it("is the resume alone where all parts are filled in", () => {
    const full: ResumeValues = {
      ...blank,
      basicInfo: { ...blank.basicInfo, email: "a@b.in", phone: "1", location: "Pune", summary: "Nurse." },
      education: [{ ...emptyEducation(), school: "MU" }],
      experience: [{ ...emptyExperience(), company: "City Hospital" }],
      skills: { technical: "", soft: "Care", languages: "" },
    };
    expect(withSampleText(full)).toEqual({ values: full, hasSample: false });
  });
});
