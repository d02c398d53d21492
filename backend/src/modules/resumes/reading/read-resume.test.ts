import { resumeLinesOf } from "../../../test/files/resume-lines";
import { readSearchWordCatalogue } from "../../search-words/search-word-catalogue";
import { knownWords } from "../file/known-words";
import { readResume } from "./read-resume";
import type { Found } from "./resume-reading";

const WORDS = knownWords(readSearchWordCatalogue());
const read = (text: string, links: string[] = []) => readResume(resumeLinesOf(text, links), WORDS);
const said = (found: Found | null) => found?.text ?? null;

const jobsOf = (section: string) =>
  read(`# Asha Menon\n# Experience\n${section}`).experience.map((job) => [
    said(job.position),
    said(job.company),
    said(job.startDate),
    job.isCurrent ? "now" : said(job.endDate),
  ]);

describe("jobs of a resume (RESF-06)", () => {
  const NURSE = ["Staff Nurse", "City Hospital", "2019-01", "now"];
  it.each([
    ["Staff Nurse  Jan 2019 - Present\nCity Hospital, Bangalore\n• Looked after a ward of 30 beds."],
    ["City Hospital  Bangalore\nStaff Nurse  Jan 2019 - Present\n• Looked after a ward."],
    ["City Hospital\nStaff Nurse\nJan 2019 - Present\n• Looked after a ward."],
    ["Jan 2019 - Present\nStaff Nurse\nCity Hospital\n• Looked after a ward."],
    ["Staff Nurse | City Hospital | Jan 2019 - Present"],
    ["Staff Nurse at City Hospital (Jan 2019 - Present)"],
    ["Staff Nurse, City Hospital, Bangalore  Jan 2019 - Present"],
    ["City Hospital, Bangalore — Staff Nurse\nJANUARY 2019 - PRESENT"],
    ["Company: City Hospital\nDesignation: Staff Nurse\nDuration: Jan 2019 to till date"],
    ["Organisation  Designation  Duration\nCity Hospital  Staff Nurse  Jan 2019 - Present"],
    ["01/2019 - till date  Staff Nurse\nCity Hospital, Bangalore"],
    ["• Staff Nurse in City Hospital from Jan 2019 to till now"],
    ["• Staff Nurse at City Hospital, Bangalore from 01/2019 to till date."],
    ["1. City Hospital as a Staff Nurse (Jan 2019 to Till Date)"],
    ["1) Organization: City Hospital\nDesignation: Staff Nurse\nDuration: Jan 2019 to Till Now"],
    ["• Working as Staff Nurse in City Hospital, Bangalore from January 2019 to\nTill Date."],
    ["Staff Nurse\nCity Hospital, Bangalore (India)\nJan 2019 - Present"],
    ["Staff Nurse\nCity Hospital - Rajkot, Gujarat\nJanuary 2019 to Present"],
    ["• Currently working with City Hospital, Pune as Staff Nurse from Jan 2019 to till date."],
    ["1. Staff Nurse, Department of Medicine, City Hospital, Lucknow (January\n2019 – till date)"],
    [
      "COMPANY NAME  : City Hospital\nPOSITION  : Staff Nurse\nDURATION  : JAN 2019 TO TILL DATE\nCOUNTRY  : UAE",
    ],
    [
      "• Company Name : City Hospital, Pune\nDesignation : Staff Nurse\nDuration : Jan'19 – Present\nJob Profile : Care of a ward of thirty beds and more",
    ],
    [
      "Organization  City Hospital\nDesignation  Staff Nurse\nPeriod  Jan 2019 - Till Date\nResponsibilities  Managed a ward.",
    ],
    ["01/2019–Present  Staff Nurse, City Hospital, Pune. Managed a ward of thirty beds."],
    ["Staff Nurse  Jan 2019 - Present\nCity Hospital, Pune\nGender  Female\nNotice period  2 Months"],
    ["## Staff Nurse\nCity Hospital · Full-time\nJan 2019 – Present · 4 yrs 11 mos"],
    ["2019-01  Staff Nurse\nPresent  City Hospital, Chennai"],
  ])("are read of %j", (section) => {
    expect(jobsOf(section)).toEqual([NURSE]);
  });

  it("that follow each other without a line about them are each one", () => {
    const section =
      "Senior Accountant  2019 - 2022\nKaveri Mills\nAccountant  2016 - 2019\nDeshpande & Sons, Pune";
    expect(jobsOf(section)).toEqual([
      ["Senior Accountant", "Kaveri Mills", "2019", "2022"],
      ["Accountant", "Deshpande & Sons", "2016", "2019"],
    ]);
  });

  it("at one company have its name, which is to be checked", () => {
    const section =
      "Infosys Limited\nTechnology Lead  2021 - Present\n• Leads a team of six people.\nSystems Engineer  2018 - 2021\n• Wrote reports.";
    expect(jobsOf(section).map(([title, company]) => [title, company])).toEqual([
      ["Technology Lead", "Infosys Limited"],
      ["Systems Engineer", "Infosys Limited"],
    ]);
    expect(read(`# Experience\n${section}`).experience[1]?.company?.isSure).toBe(false);
  });

  it("keep what is labelled below each of them", () => {
    const section = [
      "Company : Kiran Textiles\nDesignation : Accountant\nPeriod : May 2014 to March 2018\nJob Profile :\n• GST returns.",
      "Company : Shah Mills\nDesignation : Clerk\nPeriod : May 2012 to March 2014\nJob Profile :\n• Filing.",
    ].join("\n");
    expect(jobsOf(section)).toEqual([
      ["Accountant", "Kiran Textiles", "2014-05", "2018-03"],
      ["Clerk", "Shah Mills", "2012-05", "2014-03"],
    ]);
  });

  it("begin at a heading below a list of languages", () => {
    const { experience } = read(
      "# BIO-DATA\nLanguages :- Hindi, Marwari\n# Languages\nHindi\n## Work Experience :-\nDriver, Om Logistics Ltd  2018 - 2020",
    );
    expect(experience.map(({ position }) => said(position))).toEqual(["Driver"]);
  });

  it("have a title below a company that is called as a trade is", () => {
    expect(
      jobsOf(
        "2013–2018  Morphogenesis, New Delhi\nArchitect\n2010–2013  Hafeez Contractor, Mumbai\nArchitect",
      ),
    ).toEqual([
      ["Architect", "Morphogenesis", "2013", "2018"],
      ["Architect", "Hafeez Contractor", "2010", "2013"],
    ]);
  });

  it("have a title below a company's unit and place", () => {
    expect(jobsOf("Dec 2019 – Till date  Aurobindo Pharma Ltd, Unit IX, Hyderabad\nTrainee Chemist")).toEqual(
      [["Trainee Chemist", "Aurobindo Pharma Ltd", "2019-12", "now"]],
    );
  });

  it("below one company's name and times have its name", () => {
    const section =
      "TVS Motor Company, Hosur  Jul 2015 – Present\nDeputy Manager - Quality  Apr 2021 – Present\n• Heads it.\nSenior Engineer - Quality  Jul 2015 – Mar 2021\n• Cut rejections.";
    expect(jobsOf(section)).toEqual([
      ["Deputy Manager - Quality", "TVS Motor Company", "2021-04", "now"],
      ["Senior Engineer - Quality", "TVS Motor Company", "2015-07", "2021-03"],
    ]);
  });

  it.each([
    [
      "Zomato, Gurugram — Assistant Manager - Brand\nJUNE 2016 - JUNE 2018",
      "Assistant Manager - Brand",
      "Zomato",
    ],
    ["Executive – Livelihoods, PRADAN, Dumka\nJune 2016 - June 2018", "Executive – Livelihoods", "PRADAN"],
  ])("keep the department in %j", (section, title, company) => {
    expect(jobsOf(section)).toEqual([[title, company, "2016-06", "2018-06"]]);
  });

  it("with labels are one each, whatever their profile is called", () => {
    const section = [
      "• Company Name : VRL Logistics Ltd, Pune\nDesignation : Truck Driver\nDuration : Since August 2017\nJob Profile : All India routes",
      "• Company Name : Meru Cabs, Delhi\nDesignation : Cab Driver\nDuration : 01-01-2009 to 01-03-2012\nJob Profile : Airport duty",
    ].join("\n");
    expect(jobsOf(section).map(([title, company, start]) => [title, company, start])).toEqual([
      ["Truck Driver", "VRL Logistics Ltd", "2017-08"],
      ["Cab Driver", "Meru Cabs", "2009-01-01"],
    ]);
  });

  it("in Hindi are read as well", () => {
    const { experience } = read("# सुनीता यादव\n# कार्य अनुभव\nस्टाफ नर्स, संजीवनी अस्पताल  जुलाई 2019 से अब तक");
    expect(
      experience.map(({ position, company, isCurrent }) => [said(position), said(company), isCurrent]),
    ).toEqual([["स्टाफ नर्स", "संजीवनी अस्पताल", true]]);
  });
});

const schoolsOf = (section: string) =>
  read(`# Asha Menon\n# Education\n${section}`).education.map((study) => [
    said(study.degree),
    said(study.school),
    said(study.endDate),
  ]);

describe("schools of a resume (RESF-07)", () => {
  it.each([
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
    ["Completed B.Com from Bharathiar University in 2015", "B.Com", "Bharathiar University", "2015"],
  ])("are read of %j", (section, degree, school, end) => {
    expect(schoolsOf(section)).toEqual([[degree, school, end]]);
  });

  it("below each other are each one", () => {
    const section =
      "MBA, Symbiosis Institute  2015 - 2017\nB.Com, BMCC, Savitribai Phule Pune University  2015\nHSC, Modern College  2012";
    expect(schoolsOf(section).map(([degree]) => degree)).toEqual(["MBA", "B.Com", "HSC"]);
  });
});

describe("whose resume it is (RESF-08)", () => {
  it.each([
    ["# Asha Menon\nStaff Nurse\n+91 98765 43210 | asha@jobs.example", "Asha Menon"],
    ["# CURRICULUM VITAE\n# ASHA R. MENON\nasha@jobs.example", "Asha R. Menon"],
    ["BIO-DATA\nName : Asha Menon\nMobile No. : 9876543210\nEmail : asha@jobs.example", "Asha Menon"],
    ["Dr. Asha Menon, MBBS\nasha@jobs.example", "Asha Menon"],
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
    ["# Skills\nTechnical\nGST, Tally", [["GST", "Tally"], [], []]],
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
