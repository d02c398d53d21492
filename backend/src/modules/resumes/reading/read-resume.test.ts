import { resumeLinesOf } from "../../../test/files/resume-lines";
import { readSearchWordCatalogue } from "../../search-words/search-word-catalogue";
import { knownWords } from "../file/known-words";
import { readResume } from "./read-resume";
import type { Found } from "./resume-reading";

const WORDS = knownWords(readSearchWordCatalogue());
const read = (text: string, links: string[] = []) => readResume(resumeLinesOf(text, links), WORDS);
const said = (found: Found | null) => found?.text ?? null;

const schoolsOf = (section: string) =>
  read(`# Asha Menon\n# Education\n${section}`).education.map((study) => [
    said(study.degree),
    said(study.school),
    said(study.endDate),
  ]);

describe("the home in a resume (RESF-08)", () => {
  it.each([
    ["Scheme No 54, Vijay Nagar, Indore 452010", "Vijay Nagar, Indore"],
    ["Address: H.No 12, Gali 4, Laxmi Nagar, Delhi - 110092", "Laxmi Nagar, Delhi"],
    ["Pune", "Pune"],
    ["Native Address: Vill. Kothapally, Karimnagar", "Vill. Kothapally, Karimnagar"],
    ["Contact Address : 14, MG Road, Kothrud, Pune 411038", "Kothrud, Pune"],
    ["पता: मकान 12, गोमती नगर, लखनऊ - 226010", "Gomti Nagar, Lucknow"],
    ["6. Present Address : C/o Sh. S.K. Singh, B-22, Indira Nagar, Lucknow", "Indira Nagar, Lucknow"],
    [
      "Permanent Address : Vill. Rampur, Deoria\nPresent Address : Indira Nagar, Lucknow",
      "Indira Nagar, Lucknow",
    ],
  ])("is of '%s' '%s': companies need no street", (line, home) => {
    expect(said(read(`# Asha Menon\n${line}\nasha@example.in`).location)).toBe(home);
  });
});

describe("the title of a resume (RESF-08)", () => {
  it.each([
    ["# Sr. JINCY THOMAS, RN RM\nStaff Nurse – ICU / CCU", "Staff Nurse – ICU / CCU"],
    ["# Asha Menon – Staff Nurse", "Staff Nurse"],
    ["# Asha Menon, Staff Nurse", "Staff Nurse"],
    ["# Asha Menon\nStaff Nurse | Bangalore", "Staff Nurse"],
  ])("of '%s' is '%s', without the name", (head, title) => {
    expect(said(read(`${head}\njincy.asha@example.in`).title)).toBe(title);
  });
});

describe("schools of a resume (RESF-07)", () => {
  it.each([
    ["Plus Two (Science), St. Mary's HSS Pala, 2011 – 86%", "Plus Two", "St. Mary's HSS Pala", "2011"],
    [
      "➢ Passed Matriculation from BSE Odisha in the year 2013 with 58%.",
      "Matriculation",
      "BSE Odisha",
      "2013",
    ],
    [
      "o  B.E. Civil Engineering, Thiagarajar College of Engineering (2009 – 2013)",
      "B.E.",
      "Thiagarajar College of Engineering",
      "2013",
    ],
    [
      "+2 – Govt. Boys Higher Secondary School, Velachery – 2020",
      "+2",
      "Govt. Boys Higher Secondary School, Velachery",
      "2020",
    ],
    [
      "Exam  Board  Year  %\nH.S. (+2 Stage)  Tripura Board  2014  61%",
      "H.S. (+2 Stage)",
      "Tripura Board",
      "2014",
    ],
    ["B.Com (Hons.), St. Xavier's College, 2019", "B.Com (Hons.)", "St. Xavier's College", "2019"],
    ["H.S.C. – GSHSEB – 2012 – 70%", "H.S.C.", "GSHSEB", "2012"],
    ["10वीं पास (UP Board, 2004)", "10वीं पास", "UP Board", "2004"],
    ["GNM (3 years), Mercy School of Nursing, 2014", "GNM", "Mercy School of Nursing", "2014"],
    ["B.Sc. Nursing, St. John's College  2014 - 2018", "B.Sc.", "St. John's College", "2018"],
    ["St. John's College\nB.Tech in Computer Science  2018", "B.Tech", "St. John's College", "2018"],
    ["B.Com from Mumbai University, 2015", "B.Com", "Mumbai University", "2015"],
    [
      "12th pass\nGovernment Higher Secondary School, Whitefield\n2012",
      "12th pass",
      "Government Higher Secondary School, Whitefield",
      "2012",
    ],
    [
      "Course  Institution  Year of Passing  Percentage\nMBA  Symbiosis Institute  2017  64%",
      "MBA",
      "Symbiosis Institute",
      "2017",
    ],
    ["Course\nBoard/University Year %\nB.Com  DAVV, Indore  2026 64%", "B.Com", "DAVV, Indore", "2026"],
    ["12th Commerce MP Board  2023 71%", "12th", "MP Board", "2023"],
    ["12th Science CBSE 2019", "12th", "CBSE", "2019"],
    ["Anna University — Diploma\n2010 - 2013", "Diploma", "Anna University", "2013"],
    ["NMIMS Mumbai  2015 – 2017\nMBA Finance", "MBA", "NMIMS Mumbai", "2017"],
    ["2015 – 2021  Ph.D. in Physics, NISER Bhubaneswar", "Ph.D.", "NISER Bhubaneswar", "2021"],
    ["♦ B.A. from JAC, Ranchi in 2013 (Hons).", "B.A.", "JAC, Ranchi", "2013"],
    ["आईटीआई (फिटर), शासकीय आईटीआई, रायपुर, 2014", "आईटीआई", "शासकीय आईटीआई, रायपुर", "2014"],
    ["B.Sc, Nizam College, India\n2007 - 2010", "B.Sc", "Nizam College", "2010"],
    [
      "2013–2017  B.Tech, PSG College of Technology, Anna University.",
      "B.Tech",
      "PSG College of Technology",
      "2017",
    ],
    [
      "Course  Institution  Year\nB.Ed  Anwarul Uloom College of Education  2013",
      "B.Ed",
      "Anwarul Uloom College of Education",
      "2013",
    ],
    ["PGD in Event Management\nPearl Academy\n2016 - 2017", "PGD", "Pearl Academy", "2017"],
    ["M.Des\nNational Institute of\nDesign\n2016 - 2018", "M.Des", "National Institute of Design", "2018"],
    ["## NITK Surathkal\nB.Tech in Electronics\n2017 – 2021", "B.Tech", "NITK Surathkal", "2021"],
    ["## Vivekananda PU College\nPUC\n2015 – 2017", "PUC", "Vivekananda PU College", "2017"],
    ["B.Pharm, RIPANS, Aizawl, 2012 – 2016", "B.Pharm", "RIPANS, Aizawl", "2016"],
    ["ITI - Refrigeration\nGovt. ITI, Kurla\n2010 - 2012", "ITI", "Govt. ITI, Kurla", "2012"],
    ["MBA, PSG Institute – 2019 – 78%", "MBA", "PSG Institute", "2019"],
    [
      "MASLP, All India Institute of Speech and Hearing  2019 – 2021",
      "MASLP",
      "All India Institute of Speech and Hearing",
      "2021",
    ],
    ["DAV, Senior Secondary School, 2014", null, "DAV, Senior Secondary School", "2014"],
    ["Completed B.Com from Bharathiar University in 2015", "B.Com", "Bharathiar University", "2015"],
    [
      "## CEPT University\nBachelor of Interior Design | 2014 - 2019",
      "Bachelor of Interior Design",
      "CEPT University",
      "2019",
    ],
    [
      "Bachelor of Hospitality and Tourism from Amity University, 2019",
      "Bachelor of Hospitality and Tourism",
      "Amity University",
      "2019",
    ],
  ])("are read of %j", (section, degree, school, end) => {
    expect(schoolsOf(section)).toEqual([[degree, school, end]]);
  });

  it("below each other are each one", () => {
    const section =
      "MBA, Symbiosis Institute  2015 - 2017\nB.Com, BMCC, Savitribai Phule Pune University  2015\nHSC, Modern College  2012";
    expect(schoolsOf(section).map(([degree]) => degree)).toEqual(["MBA", "B.Com", "HSC"]);
  });
});

it("headings in the margin head what stands beside them (RESF-04)", () => {
  const { experience, education } = read(
    [
      "# Asha Menon",
      "## Summary  Teacher of science for nine years.",
      "## Teaching  Podar School, Nashik — Science Teacher",
      "## Experience  June 2019 to present",
      "## Education  B.Ed., Pune University, 2015",
    ].join("\n"),
  );
  expect(experience.map(({ position, company }) => [said(position), said(company)])).toEqual([
    ["Science Teacher", "Podar School"],
  ]);
  expect(education.map(({ degree }) => said(degree))).toEqual(["B.Ed."]);
});

it("labels in a list of a job are no headings in the margin (RESF-04)", () => {
  const { experience } = read(
    "# Asha Menon\n# Experience\n## City Hospital\nPosition  Nurse\nDuration  2019 to 2021\nProject  New ward",
  );
  expect(experience.map(({ position, company }) => [said(position), said(company)])).toEqual([
    ["Nurse", "City Hospital"],
  ]);
});

describe("whose resume it is (RESF-08)", () => {
  it.each([
    ["# Asha Menon\nStaff Nurse\n+91 98765 43210 | asha@jobs.example", "Asha Menon"],
    ["# CURRICULUM VITAE\n# ASHA R. MENON\nasha@jobs.example", "Asha R. Menon"],
    ["BIO-DATA\nName : Asha Menon\nMobile No. : 9876543210\nEmail : asha@jobs.example", "Asha Menon"],
    ["Dr. Asha Menon, MBBS\nasha@jobs.example", "Asha Menon"],
    ["Sr. ASHA MENON\nasha@jobs.example", "Asha Menon"],
    ["BIO-DATA\n1. Name : Asha Menon\n2. Father's Name : Shri K. Menon", "Asha Menon"],
    ["Name: Asha Menon Mobile: 9000 456 123 Email: asha@jobs.example\nBeautician", "Asha Menon"],
    ["Ex-Havildar Asha Menon\nasha@jobs.example", "Asha Menon"],
    ["Ex-Naik Suresh Patil\nsuresh@jobs.example", "Suresh Patil"],
    ["Name: Naik Suresh\nsuresh@jobs.example", "Naik Suresh"],
    ["Captain Asha Menon\nasha@jobs.example", "Asha Menon"],
    ["Name: Major Singh\nmajor@jobs.example", "Major Singh"],
    ["# ASHAMENON\nasha.menon.92@jobs.example", "Asha Menon"],
    ["बायोडाटा / BIO DATA\nनाम / Name : Asha Menon\nमोबाइल / Mobile : 91234 56780", "Asha Menon"],
  ])("%j says the name", (text, name) => {
    expect(said(read(text).fullName)).toBe(name);
  });

  it.each([
    ["Mobile: +91-98765 43210", "+91-98765 43210"],
    ["(+91) 9876543210", "(+91) 9876543210"],
    ["Ph: 080-2345 6789", "080-2345 6789"],
    ["98765-43210 / 91234-56789", "98765-43210"],
    ["Contact - 098765 43210", "098765 43210"],
  ])("%j says the phone number", (line, phone) => {
    expect(said(read(`# Asha Menon\n${line}`).phone)).toBe(phone);
  });

  it("an address behind a sign counts where the text has none", () => {
    const { email, links } = read("# Asha Menon", [
      "mailto:asha@jobs.example",
      "https://linkedin.com/in/asha",
    ]);
    expect([said(email), links.map(said)]).toEqual(["asha@jobs.example", ["https://linkedin.com/in/asha"]]);
  });
});

describe("skills and languages (RESF-09)", () => {
  const skillsOf = (section: string) => {
    const { technical, soft, languages } = read(`# Asha Menon\n${section}`).skills;
    return [technical.map(said), soft.map(said), languages.map(said)];
  };
  it.each([
    [
      "# Skills\nTally, GST, MS Excel (pivot, VLOOKUP)",
      [["Tally", "GST", "MS Excel (pivot, VLOOKUP)"], [], []],
    ],
    ["# Skills\n• Patient care\n• ICU\n• Teamwork", [["Patient care", "ICU"], ["Teamwork"], []]],
    [
      "# Skills\nTechnical: Java, SQL\nSoft Skills: Calm under pressure",
      [["Java", "SQL"], ["Calm under pressure"], []],
    ],
    [
      "# Skills\nPython - Advanced | Excel 80%\n# Languages\nEnglish (fluent), Hindi",
      [["Python", "Excel"], [], ["English (fluent)", "Hindi"]],
    ],
    [
      "# Skills\n✔ Recruitment ✔ Onboarding\n✔ Payroll ✔ Darwinbox",
      [["Recruitment", "Onboarding", "Payroll", "Darwinbox"], [], []],
    ],
    [
      "# Skills\nMother tongue(s)  Bengali\nOther language(s)  English (C1), Hindi (B2)\nTechnical skills  SEM, XRD\nDriving licence  B",
      [["SEM", "XRD"], [], ["Bengali", "English (C1)", "Hindi (B2)"]],
    ],
    ["# Skills (Technical & Functional)\nKaizen, AutoCAD", [["Kaizen", "AutoCAD"], [], []]],
    ["# EXTRA SKILLS :-\n• Route planning\n• GPS", [["Route planning", "GPS"], [], []]],
    [
      "# IT Skills\nSkills  Version  Last Used\nKotlin  1  2026\nJava  17  2025",
      [["Kotlin", "Java"], [], []],
    ],
    [
      "# Skills\nMan management, Fire fighting, Report writing\nI certify that the above facts are correct.\nStation : Dehradun",
      [["Man management", "Fire fighting", "Report writing"], [], []],
    ],
    [
      "# Skills\nProduct strategy · Roadmapping · A/B\ntesting · SQL",
      [["Product strategy", "Roadmapping", "A/B testing", "SQL"], [], []],
    ],
    [
      "# Skills\nBug Tracking  Jira\nCI  Jenkins, GitHub Actions",
      [["Jira", "Jenkins", "GitHub Actions"], [], []],
    ],
    ["# कौशल\nटैली\nड्राइविंग लाइसेंस नं. : UP32 20110045678", [["टैली"], [], []]],
    ["# Skills\nTechnical\nGST, Tally", [["GST", "Tally"], [], []]],
    ["# Skills\nChannel Sales ~ Key Accounts ~ P&L", [["Channel Sales", "Key Accounts", "P&L"], [], []]],
    ["# Skills\nTally, Hindi, Marathi, English", [["Tally"], [], ["Hindi", "Marathi", "English"]]],
    ["# Skills\nPunjabi, Chinese, Tandoor", [["Punjabi", "Chinese", "Tandoor"], [], []]],
    ["# Skills\nEnglish typing, Hindi typing", [["English typing", "Hindi typing"], [], []]],
    [
      "# Objective\nTo grow.\nLanguages Known: English, Hindi and Kannada",
      [[], [], ["English", "Hindi", "Kannada"]],
    ],
  ])("are read of %j", (section, skills) => {
    expect(skillsOf(section)).toEqual(skills);
  });
});

it("each value points to the line that it stands on (RESF-03)", () => {
  const { lines, experience } = read(
    "# Asha Menon\n# Experience\nStaff Nurse  Jan 2019 - Present\nCity Hospital",
  );
  const [job] = experience;
  expect(
    [job?.position, job?.company, job?.startDate].map((found) => lines[found?.line ?? -1]?.text),
  ).toEqual(["Staff Nurse  Jan 2019 - Present", "City Hospital", "Staff Nurse  Jan 2019 - Present"]);
});

it("of a file without them stay empty (RESF-03)", () => {
  const { fullName, email, phone, experience, education, skills } = read(
    "Dear Sir or Madam,\nplease find my application.",
  );
  expect([fullName, email, phone, experience, education, skills]).toEqual([
    null,
    null,
    null,
    [],
    [],
    { technical: [], soft: [], languages: [] },
  ]);
});
