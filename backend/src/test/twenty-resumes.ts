import {
  type ExperienceEntry,
  type ResumeContent,
  ResumeTemplate,
  type ResumeText,
} from "../modules/resumes/content/resume-content";

const job = (entry: Partial<ExperienceEntry>): ExperienceEntry => ({
  company: "City Hospital",
  position: "Staff Nurse",
  location: "",
  startDate: "",
  endDate: "",
  isCurrent: false,
  description: "",
  ...entry,
});

const study = (entry: Partial<ResumeContent["education"][number]>) => ({
  school: "St. John's College",
  degree: "B.Sc.",
  field: "",
  startDate: "",
  endDate: "",
  gpa: "",
  ...entry,
});

type Parts = Partial<Omit<ResumeContent, "basicInfo">> & {
  title?: string;
  template?: ResumeTemplate;
  basicInfo?: Partial<ResumeContent["basicInfo"]>;
};

function resume({ title, template, basicInfo, ...parts }: Parts): ResumeText {
  return {
    title: title ?? "Staff Nurse",
    template: template ?? ResumeTemplate.CLASSIC,
    content: {
      basicInfo: {
        fullName: "Asha Menon",
        email: "asha@jobs.example",
        phone: "",
        location: "",
        summary: "",
        ...basicInfo,
      },
      education: [],
      experience: [],
      skills: { technical: [], soft: [], languages: [] },
      ...parts,
    },
  };
}

const LONG = Array.from(
  { length: 60 },
  (_, line) =>
    `${line + 1}. Looked after a ward of thirty beds, its “register” & its stores; cut waste by ${line} %.`,
).join("\n");

const YEARS = Array.from({ length: 30 }, (_, index) => 1994 + index);

/** Finished resumes as different as people's are. */
export const TWENTY_RESUMES: Readonly<Record<string, ResumeText>> = {
  "with nothing but what is required": resume({}),
  "with everything": resume({
    template: ResumeTemplate.MODERN,
    basicInfo: {
      phone: "+91 98765 43210",
      location: "Indiranagar, Bangalore",
      summary: "Six years.\n\nNights.",
    },
    education: [study({ field: "Nursing", startDate: "2014-06-15", endDate: "2018-05", gpa: "8.4 CGPA" })],
    experience: [job({ location: "Bangalore", startDate: "2018-07", isCurrent: true, description: "ICU." })],
    skills: { technical: ["ICU", "Triage"], soft: ["Calm"], languages: ["English (fluent)", "Kannada"] },
  }),
  "of a Hindi speaker": resume({
    title: "वरिष्ठ लेखाकार",
    template: ResumeTemplate.ELEGANT,
    basicInfo: {
      fullName: "श्रीमती ज्योत्स्ना त्रिपाठी",
      location: "इन्दौर, मध्य प्रदेश",
      summary: "दस वर्षों का अनुभव।\nक्ष, त्र, ज्ञ, श्र",
    },
    education: [study({ school: "देवी अहिल्या विश्वविद्यालय", degree: "वाणिज्य स्नातक" })],
    skills: { technical: ["टैली", "जीएसटी"], soft: ["धैर्य"], languages: ["हिन्दी", "English"] },
  }),
  "of a Tamil speaker": resume({
    title: "மின் பணியாளர்",
    template: ResumeTemplate.TECHNICAL,
    basicInfo: { fullName: "க. ஸ்ரீநிவாசன் முத்துக்குமார்", location: "மதுரை" },
    experience: [job({ company: "தமிழ்நாடு மின்சார வாரியம்", position: "லைன்மேன்", startDate: "2009" })],
    skills: { technical: ["வயரிங்"], soft: [], languages: ["தமிழ்"] },
  }),
  "of a Bengali speaker": resume({
    title: "শিক্ষক",
    template: ResumeTemplate.ACADEMIC,
    basicInfo: { fullName: "অনির্বাণ চট্টোপাধ্যায়", summary: "বাংলা ও ইতিহাস পড়াই।" },
    education: [study({ school: "কলকাতা বিশ্ববিদ্যালয়", degree: "এম.এ.", endDate: "2011" })],
  }),
  "of an Urdu speaker": resume({ basicInfo: { fullName: "عائشہ صدیقی", summary: "تجربہ: پانچ سال" } }),
  "with joiners between its letters": resume({
    basicInfo: { fullName: "ശ്രീ നിവാസ് ക്‍", summary: "क्\u200dष and क्\u200cष" },
  }),
  "of thirty jobs": resume({
    template: ResumeTemplate.COMPACT,
    experience: YEARS.map((year) =>
      job({
        company: `Works No. ${year}`,
        startDate: `${year}-04`,
        endDate: `${year + 1}-03-31`,
        description: "Fitter.",
      }),
    ),
  }),
  "with texts of many lines": resume({
    basicInfo: { summary: LONG.slice(0, 4000).trim() },
    experience: [job({ description: LONG })],
  }),
  "of old dates": resume({
    education: [study({ startDate: "1961", endDate: "1965-04" })],
    experience: [job({ startDate: "1965-06-01", endDate: "2003-05-31" })],
  }),
  "of dates ten years ago": resume({ experience: [job({ startDate: "2016-11-10", endDate: "2016-11-10" })] }),
  "with emoji": resume({
    title: "Pastry chef 🧁",
    template: ResumeTemplate.BOLD,
    basicInfo: { fullName: "Zoya 👩🏽‍🍳 D'Souza", summary: "Cakes 🎂🇮🇳, bread 🥖" },
    skills: { technical: ["🍞 Sourdough"], soft: ["😀"], languages: ["Konkani 🌴"] },
  }),
  "with markup and quotes": resume({
    title: "R&D <b>lead</b>",
    basicInfo: {
      fullName: "<script>alert('x')</script>",
      summary: 'He said: "\\n is no line" — {{x}} #set $y$ `z` \\u0041',
    },
    experience: [job({ company: 'A&B "Traders" \\ Sons', description: "- one\n- two\n\t* three" })],
  }),
  "whose last job is over, nobody knows since when": resume({ experience: [job({ startDate: "2020" })] }),
  "of jobs without any date, one of them held now": resume({
    experience: [job({}), job({ isCurrent: true })],
  }),
  "of two jobs held at once": resume({
    experience: [job({ startDate: "2021-01", isCurrent: true }), job({ startDate: "2022", isCurrent: true })],
  }),
  "of many schools, some of them open-ended": resume({
    template: ResumeTemplate.MINIMAL,
    education: [
      study({ startDate: "2024" }),
      study({ endDate: "2019" }),
      study({ degree: "10th", gpa: "94.2 %" }),
    ],
  }),
  "with a hundred entries": resume({
    experience: Array.from({ length: 20 }, (_, n) =>
      job({ position: `Post ${n}`, startDate: "2020", isCurrent: true }),
    ),
    education: Array.from({ length: 20 }, (_, n) => study({ degree: `Course ${n}` })),
    skills: {
      technical: Array.from({ length: 20 }, (_, n) => `Tool ${n}`),
      soft: Array.from({ length: 20 }, (_, n) => `Habit ${n}`),
      languages: Array.from({ length: 20 }, (_, n) => `Language ${n}`),
    },
  }),
  "of almost 64 kB": resume({
    experience: Array.from({ length: 7 }, (_, n) =>
      job({ position: `Clerk ${n}`, description: "क्षत्रिय ".repeat(360).trim() }),
    ),
  }),
  "of soft skills alone, with words that JSON knows": resume({
    title: "null",
    basicInfo: { fullName: "true", phone: "0", location: "[]", summary: "{}" },
    skills: { technical: [], soft: ["false", "1e3", "-0"], languages: [] },
  }),
};
