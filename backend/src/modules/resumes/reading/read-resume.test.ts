import { readResumeText, said } from "../../../test/files/read-resume-text";
import { resumeLinesOf } from "../../../test/files/resume-lines";
import { sectionsOf } from "./sections";

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
    expect(said(readResumeText(`# Asha Menon\n${line}\nasha@example.in`).location)).toBe(home);
  });
});

describe("the title of a resume (RESF-08)", () => {
  it.each([
    ["# Sr. JINCY THOMAS, RN RM\nStaff Nurse – ICU / CCU", "Staff Nurse – ICU / CCU"],
    ["# Asha Menon – Staff Nurse", "Staff Nurse"],
    ["# Asha Menon, Staff Nurse", "Staff Nurse"],
    ["# Asha Menon\nStaff Nurse | Bangalore", "Staff Nurse"],
  ])("of '%s' is '%s', without the name", (head, title) => {
    expect(said(readResumeText(`${head}\njincy.asha@example.in`).title)).toBe(title);
  });
});

it("headings in the margin head what stands beside them (RESF-04)", () => {
  const { experience, education } = readResumeText(
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
  const { experience } = readResumeText(
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
    ["# Advocate Meenakshi Sundaram\nasha@jobs.example", "Meenakshi Sundaram"],
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
    expect(said(readResumeText(text).fullName)).toBe(name);
  });

  it.each([
    ["Mobile: +91-98765 43210", "+91-98765 43210"],
    ["(+91) 9876543210", "(+91) 9876543210"],
    ["Ph: 080-2345 6789", "080-2345 6789"],
    ["98765-43210 / 91234-56789", "98765-43210"],
    ["Contact - 098765 43210", "098765 43210"],
  ])("%j says the phone number", (line, phone) => {
    expect(said(readResumeText(`# Asha Menon\n${line}`).phone)).toBe(phone);
  });

  it("the number of who speaks for a person is not the person's", () => {
    expect(readResumeText("# Asha Menon\n# References\nRakesh Nagpal, 98761 20034").phone).toBeNull();
  });

  it("a number among one's preferences is", () => {
    expect(said(readResumeText("# Asha Menon\n# Preferences\nCall 98761 20034").phone)).toBe("98761 20034");
  });

  it("a sign before an address is no part of it", () => {
    const { email } = readResumeText("# Asha Menon\n☎ +91 98493 30271 @ asha@jobs.example");
    expect(said(email)).toBe("asha@jobs.example");
  });

  it("an address behind a sign counts where the text has none", () => {
    const { email, links } = readResumeText("# Asha Menon", [
      "mailto:asha@jobs.example",
      "https://linkedin.com/in/asha",
    ]);
    expect([said(email), links.map(said)]).toEqual(["asha@jobs.example", ["https://linkedin.com/in/asha"]]);
  });
});

describe("skills and languages (RESF-09)", () => {
  const skillsOf = (section: string) => {
    const { technical, soft, languages } = readResumeText(`# Asha Menon\n${section}`).skills;
    return [technical.map(said), soft.map(said), languages.map(said)];
  };
  it.each([
    [
      "# Skills\nTally, GST, MS Excel (pivot, VLOOKUP)",
      [["Tally", "GST", "MS Excel (pivot, VLOOKUP)"], [], []],
    ],
    ["# Skills\n• Patient care\n• ICU\n• Teamwork", [["Patient care", "ICU"], ["Teamwork"], []]],
    ["# Skills\nOpera PMS, Reading, Writing, Speaking, C1, B1", [["Opera PMS"], [], []]],
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
    [
      "# Computer Knowledge\nSl. No.  Package\n1  Tally Prime\n2  MS Word",
      [["Tally Prime", "MS Word"], [], []],
    ],
    [
      "# Experience\nJunior Advocate, Chambers of Mr. R. Vaidyanathan  2013 - 2015\nIELTS R 7.0",
      [[], [], []],
    ],
    [
      "# Skills\nMachine learning\nNatural language\nprocessing\nPython, SQL, Work-\nsheet design\nExcel\ngreytHR\nTally\ndbt",
      [
        [
          "Machine learning",
          "Natural language processing",
          "Python",
          "SQL",
          "Worksheet design",
          "Excel",
          "greytHR",
          "Tally",
          "dbt",
        ],
        [],
        [],
      ],
    ],
    [
      "# Skills\ncooking\ndriving\ncleaning\nbilling",
      [["cooking", "driving", "cleaning", "billing"], [], []],
    ],
    ["# कौशल\nटैली\nड्राइविंग लाइसेंस नं. : UP32 20110045678", [["टैली"], [], []]],
    ["# Programming\n# Languages\nC, Verilog\n# Languages Known\nTelugu", [["C", "Verilog"], [], ["Telugu"]]],
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

it("reads lines that name a whole job or school where no heading says so, to be checked (RESF-04)", () => {
  const { education, experience } = readResumeText(
    "# Rekha Bisht\n98450 12345\nBeautician (home service), Self employed, 2022 to till now\nSenior Beautician, Lakme Salon, Haldwani, 2018 to 2022\n" +
      "ITI Cosmetology from Govt. ITI Haldwani 2015\n12th from Uttarakhand Board 2014\nI know Bridal makeup and Hair spa",
  );
  expect(experience.map(({ position, company, startDate }) => [position, company, startDate])).toMatchObject([
    [{ text: "Beautician (home service)" }, { text: "Self employed", isSure: false }, { text: "2022" }],
    [{ text: "Senior Beautician" }, { text: "Lakme Salon", isSure: false }, { text: "2018" }],
  ]);
  expect(education.map(({ school, endDate }) => [said(school), said(endDate)])).toEqual([
    ["Govt. ITI Haldwani", "2015"],
    ["Uttarakhand Board", "2014"],
  ]);
});

it("ends a numbered heading's text at the next number, and not within its own list (RESF-04)", () => {
  const { experience, sections } = readResumeText(
    "# R. Tripathi\n7. Service Record:\nEngineer, City Works Ltd  1998 - 2007\n1. Cutting : all sizes\n8. Award: Best Engineer Award, Government of Uttar Pradesh, 2018",
  );
  expect(experience.map(({ description }) => said(description))).toEqual(["1. Cutting : all sizes"]);
  expect(sections).toMatchObject([{ kind: "AWARDS", entries: [{ name: { text: "Best Engineer Award" } }] }]);
});

it("reads a bio-data whose points are numbered, each with its label (RESF-04)", () => {
  const { education, experience, skills, fullName } = readResumeText(
    "# BIO-DATA\n1.  Name  :  R. Murugan\n2.  Father's Name  :  S. Ramasamy\n8.  Educational Qualification  :  S.S.L.C., Govt. Higher Secondary School, 2006\n" +
      "11.  Experience  :  i) Tailor, Deepam Readymades, Tiruppur – March 2009 to December 2015\n" +
      "ii) Master Tailor, Sri Valli Boutique – January 2016 to till date\n12.  Work Known  :  Blouse cutting, Aari work\n13.  Marital Status  :  Married",
  );
  expect(said(fullName)).toBe("R. Murugan");
  expect(education.map(({ degree }) => said(degree))).toEqual(["S.S.L.C."]);
  expect(experience.map(({ position, company }) => [said(position), said(company)])).toEqual([
    ["Tailor", "Deepam Readymades"],
    ["Master Tailor", "Sri Valli Boutique"],
  ]);
  expect(skills.technical.map(({ text }) => text)).toEqual(["Blouse cutting", "Aari work"]);
});

it("reads a numbered label in two lines, with its table below (RESF-04)", () => {
  const { education, skills } = readResumeText(
    "# BIO-DATA\n10.  Special Skills  :  Guard deployment\n11.  Educational  :\n## Exam Passed  School  Year\nMatric  G.I.C. Nathuwala  1996",
  );
  expect(education.map(({ degree, school }) => [said(degree), said(school)])).toEqual([
    ["Matric", "G.I.C. Nathuwala"],
  ]);
  expect(skills.technical.map(({ text }) => text)).toEqual(["Guard deployment"]);
});

it("takes the name of a company, as large as the others of a list, for no heading (RESF-04)", () => {
  const { lines } = resumeLinesOf(
    "# Asha Menon\n# Summary\nSells tiles.\n# Experience\n# Kajaria\nSales Head\nJanuary 2021 - Present\n" +
      "# Eureka Forbes\nSales Trainee\nJuly 2010 - May 2011\n# Education\nMBA, Panjab University",
  );
  const sections = sectionsOf(lines.map((line, at) => (at === 0 ? { ...line, size: 24 } : line)));
  expect(sections.map(({ kind }) => kind)).toEqual(["top", "top", "summary", "experience", "education"]);
});

it("each value points to the line that it stands on (RESF-03)", () => {
  const { lines, experience } = readResumeText(
    "# Asha Menon\n# Experience\nStaff Nurse  Jan 2019 - Present\nCity Hospital",
  );
  const [job] = experience;
  expect(
    [job?.position, job?.company, job?.startDate].map((found) => lines[found?.line ?? -1]?.text),
  ).toEqual(["Staff Nurse  Jan 2019 - Present", "City Hospital", "Staff Nurse  Jan 2019 - Present"]);
});

it("of a file without them stay empty (RESF-03)", () => {
  const { fullName, email, phone, experience, education, skills } = readResumeText(
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
