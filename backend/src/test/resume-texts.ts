import type { ExperienceEntry, ResumeContent } from "../modules/resumes/content/resume-content";

const job = (position: string, company: string, description: string, rest = {}): ExperienceEntry => ({
  position,
  company,
  location: "",
  startDate: "2019-06",
  endDate: "2021",
  isCurrent: false,
  description,
  ...rest,
});

const study = (school: string, degree: string, field = "", gpa = "") => ({
  school,
  degree,
  field,
  gpa,
  startDate: "2010",
  endDate: "2014-05-31",
});

const person = (fullName: string, summary = "", rest = {}) => ({
  fullName,
  email: "someone@jobs.example",
  phone: "+91 98450 12876",
  location: "Bangalore",
  summary,
  ...rest,
});

const skills = (technical: string[] = [], soft: string[] = [], languages: string[] = []) => ({
  technical,
  soft,
  languages,
});

const LINES = [
  "Planned the work of eleven people over two shifts and kept the line running.",
  "Cut waste by a fifth within a year by measuring it every day.",
  "Trained newcomers; nine of them lead teams of their own by now.",
];

const jobs = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    job(`Supervisor ${index + 1}`, `Works number ${index + 1}`, LINES.join("\n"), { location: "Pune" }),
  );

const ENGLISH: ResumeContent = {
  basicInfo: person(
    "Ananya Krishnan",
    "Six years on products for small merchants. See https://example.in/ananya.",
  ),
  experience: [
    job("Lead Engineer", "Dharani Agritech", LINES.join("\n"), { isCurrent: true, endDate: "" }),
    job("Engineer", "Setu Payments", `- ${LINES[0]}\n- ${LINES[1]}`),
  ],
  education: [study("PSG College of Technology", "B.E.", "Computer Science", "8.6")],
  skills: skills(["React", "TypeScript", "Node.js"], ["Mentoring", "Planning"], ["English", "Tamil"]),
};

const HINDI: ResumeContent = {
  basicInfo: person(
    "प्रिया शर्मा",
    "आठ वर्षों के अनुभव वाली शिक्षिका, जो ग्रामीण विद्यालयों में गणित और विज्ञान पढ़ाती हैं।",
  ),
  experience: [
    job(
      "वरिष्ठ शिक्षिका",
      "राजकीय उच्च माध्यमिक विद्यालय",
      "कक्षा नौ और दस के 120 विद्यार्थियों को गणित पढ़ाया।\nप्रयोगशाला के लिए कम लागत वाले उपकरण बनाए।",
    ),
  ],
  education: [study("राजस्थान विश्वविद्यालय", "बी.एड.", "गणित", "प्रथम श्रेणी")],
  skills: skills(["गणित शिक्षण", "पाठ योजना"], ["धैर्य", "नेतृत्व"], ["हिन्दी", "English"]),
};

const TAMIL: ResumeContent = {
  basicInfo: person("கார்த்திகேயன் சுப்பிரமணியன்", "பத்து ஆண்டுகள் அனுபவம் கொண்ட மின் பொறியாளர்."),
  experience: [
    job(
      "மூத்த மின் பொறியாளர்",
      "ஸ்ரீ லக்ஷ்மி ஸ்பின்னிங் மில்ஸ்",
      "மாதாந்திர மின்சாரச் செலவை 18% குறைத்தார்.\n24 தொழில்நுட்பப் பணியாளர்களைக் கொண்ட குழுவை வழிநடத்துகிறார்.",
    ),
  ],
  education: [study("அண்ணா பல்கலைக்கழகம்", "பி.இ.", "மின்னியல்")],
  skills: skills(["மின் தணிக்கை", "SCADA"], ["குழுப்பணி"], ["தமிழ்", "English"]),
};

export const BENGALI: ResumeContent = {
  basicInfo: person(
    "অনির্বাণ চট্টোপাধ্যায়",
    "ছয় বছরের অভিজ্ঞতাসম্পন্ন হিসাবরক্ষক। ক্ষুদ্র ও মাঝারি ব্যবসার জন্য হিসাব প্রস্তুত করেন।",
  ),
  experience: [
    job(
      "জ্যেষ্ঠ হিসাবরক্ষক",
      "কলকাতা হিসাব কেন্দ্র",
      "মাসিক জিএসটি রিটার্ন দাখিল করেন।\nদশ দিন থেকে চার দিনে নামিয়ে আনেন।",
    ),
  ],
  education: [study("কলকাতা বিশ্ববিদ্যালয়", "বি.কম.", "হিসাববিজ্ঞান")],
  skills: skills(["Tally", "জিএসটি"], ["নির্ভুলতা"], ["বাংলা", "English"]),
};

const INJECTION = "#let x = $1$ *b* _i_ `raw` @ref <tag> \\ // no /* comment */ = head";

/** Whole resumes of every kind, by what is special about them. */
export const RESUMES: Record<string, ResumeContent> = {
  "in English": ENGLISH,
  "in Hindi": HINDI,
  "in Tamil": TAMIL,
  "in English with a Hindi name": { ...ENGLISH, basicInfo: HINDI.basicInfo },
  "in Hindi with a Tamil job": { ...HINDI, experience: [...HINDI.experience, ...TAMIL.experience] },
  "of 30 jobs": { ...ENGLISH, experience: jobs(30) },
  "of five jobs": { ...ENGLISH, experience: jobs(5) },
  "of eleven jobs": { ...ENGLISH, experience: jobs(11) },
  "without jobs": { ...ENGLISH, experience: [] },
  "without schools": { ...ENGLISH, education: [] },
  "without skills": { ...ENGLISH, skills: skills() },
  "of a name alone": { basicInfo: person("Ravi", ""), experience: [], education: [], skills: skills() },
  "without a phone, place or summary": {
    ...ENGLISH,
    basicInfo: person("Ravi Kumar", "", { phone: "", location: "" }),
  },
  "of markup": {
    ...ENGLISH,
    basicInfo: person(INJECTION, `${INJECTION} <script>alert(1)</script>`),
    experience: [job(INJECTION, '#read("/etc/passwd") #include "base.typ"', `#panic() ${INJECTION}`)],
  },
  "of one long paragraph": {
    ...ENGLISH,
    experience: [job("Clerk", "Office", "What was done there in words. ".repeat(150))],
  },
  "of endless words": {
    ...ENGLISH,
    basicInfo: person("A".repeat(70), `https://example.com/${"path/".repeat(40)}end ${"x".repeat(200)}`),
  },
  "of sixty skills": {
    ...ENGLISH,
    skills: skills(
      Array.from({ length: 60 }, (_, index) => `Skill ${index}`),
      ["Calm"],
      ["English"],
    ),
  },
  "of old dates": {
    ...ENGLISH,
    education: [{ ...study("School", "Matric"), startDate: "1965", endDate: "1975-03" }],
  },
  "of accents and signs": {
    ...ENGLISH,
    basicInfo: person("José Ünal-D’Souza", "₹12,00,000 – 50 % “more” & less; office, ﬁnal → done."),
  },
  "of several schools": {
    ...ENGLISH,
    education: Array.from({ length: 8 }, (_, index) =>
      study(`College number ${index + 1}`, `Degree ${index + 1}`, "Arts"),
    ),
  },
};
