import type { ResumeValues } from "../resume/resume-values";

/** What a sheet shows in the places that nobody has filled in yet. */
const SAMPLE = {
  basicInfo: {
    fullName: "Your Name",
    email: "you@example.in",
    phone: "98765 43210",
    location: "Pune",
    summary:
      "Two or three sentences on what you do, for how long you have done it, and what you would like to do next.",
  },
  education: [
    {
      key: "sample",
      school: "Your College",
      degree: "Bachelor of Commerce",
      field: "Accounting",
      startDate: "2015",
      endDate: "2018",
      gpa: "8.2",
      url: "",
      courses: "",
    },
  ],
  experience: [
    {
      key: "sample",
      company: "Your Company",
      position: "Senior Accountant",
      location: "Pune",
      startDate: "2021",
      endDate: "",
      isCurrent: true,
      description: "Closed the books each month\nTrained two colleagues\nCut the time for payroll by half",
      url: "",
      about: "",
    },
    {
      key: "sample-before",
      company: "The Company Before",
      position: "Accountant",
      location: "Nashik",
      startDate: "2018",
      endDate: "2021",
      isCurrent: false,
      description: "Kept the ledgers of three branches",
      url: "",
      about: "",
    },
  ],
  skills: {
    technical: "Tally, Excel, GST returns",
    soft: "Teamwork, Planning",
    languages: "English, Hindi, Marathi",
  },
} as const satisfies Partial<Record<keyof ResumeValues, unknown>>;

/** Whether anything was typed into it; keys and marks say nothing. */
const isFilledIn = (entry: object): boolean =>
  Object.entries(entry).some(([name, value]) => name !== "key" && typeof value === "string" && value.trim());

/** A resume with sample text where it has none, so that a template shows what it makes of all parts. */
export function withSampleText(values: ResumeValues): { values: ResumeValues; hasSample: boolean } {
  const { basicInfo, education, experience, skills } = values;
  const hasBasics = Boolean(basicInfo.fullName.trim() && basicInfo.summary.trim());
  const hasEducation = education.some(isFilledIn);
  const hasExperience = experience.some(isFilledIn);
  const hasSkills = isFilledIn(skills);
  return {
    values: {
      ...values,
      basicInfo: {
        fullName: basicInfo.fullName || SAMPLE.basicInfo.fullName,
        email: basicInfo.email || SAMPLE.basicInfo.email,
        phone: basicInfo.phone || SAMPLE.basicInfo.phone,
        location: basicInfo.location || SAMPLE.basicInfo.location,
        summary: basicInfo.summary || SAMPLE.basicInfo.summary,
      },
      education: hasEducation ? education : [...SAMPLE.education],
      experience: hasExperience ? experience : [...SAMPLE.experience],
      skills: hasSkills ? skills : SAMPLE.skills,
    },
    hasSample: !(hasBasics && hasEducation && hasExperience && hasSkills),
  };
}
