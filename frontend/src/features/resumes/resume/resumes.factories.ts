import type { ResumeValues } from "./resume-values";

/** A resume that lacks nothing. */
export function buildResumeValues(changes: Partial<ResumeValues> = {}): ResumeValues {
  return {
    title: "Staff Nurse",
    template: "CLASSIC",
    basicInfo: {
      fullName: "Asha Menon",
      email: "asha.menon@example.in",
      phone: "+91 98765 43210",
      location: "Fort Kochi, Kochi",
      summary: "Twelve years in wards.",
    },
    education: [
      {
        key: "e1",
        school: "Government College of Nursing",
        degree: "B.Sc.",
        field: "Nursing",
        startDate: "2008",
        endDate: "2012",
        gpa: "78%",
        url: "",
        courses: "",
      },
    ],
    experience: [
      {
        key: "x1",
        company: "Lakeside Hospital",
        position: "Staff Nurse",
        location: "Kochi",
        startDate: "Apr 2013",
        endDate: "",
        isCurrent: true,
        description: "Leads the night shift of a ward of 30 beds.",
        url: "",
        about: "",
      },
    ],
    skills: { technical: "Wound care, IV therapy", soft: "Patience", languages: "Malayalam, English" },
    sections: [],
    ...changes,
  };
}
