import { jobsOf, readResumeText, said } from "../../../test/files/read-resume-text";

it("reads work as it is told in Hinglish (RESF-06)", () => {
  const section =
    "1. Ola / Uber cab driver – 2017 se 2020 tak\n2. VRL Logistics mein truck driver – 2020 se abhi tak (14 feet Eicher)\n" +
    "3. Delhi Public School, Mayur Vihar – bus driver 2012 se 2017\nSalary expected : 22000 per month";
  expect(jobsOf(section)).toEqual([
    ["Ola / Uber cab driver", null, "2017", "2020"],
    ["VRL Logistics mein truck driver", null, "2020", "now"],
    ["bus driver", "Delhi Public School", "2012", "2017"],
  ]);
});

it("gives what stands below a table of jobs to the newest of them (RESF-06)", () => {
  const { experience } = readResumeText(
    "# Asha Menon\n# Experience\nOrganisation  Designation  Duration\nCity Mills  Accountant  2015 to 2019\n" +
      "Kaveri Works  Senior Accountant  2019 to till date\nJob Responsibilities:\n• GST return filing\n• Bank reconciliation since 2020",
  );
  expect(experience.map(({ company, description }) => [said(company), said(description)])).toEqual([
    ["City Mills", null],
    ["Kaveri Works", "• GST return filing\n• Bank reconciliation since 2020"],
  ]);
});

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
    ["## Staff Nurse at City Hospital\nJan 2019 – now · Indore Metro"],
    ["Currently I am working as Staff Nurse in City Hospital, Saket since January 2019."],
    ["## City Hospital, Saket\nPosition  Staff Nurse\nFrom – To  Jan 2019 to Till date\nWard  ICU"],
    ["Since Jan'19 with City Hospital, New Delhi as Staff Nurse\n• Heading a team of ten."],
    ["5 years as Staff Nurse with City Hospital, Delhi (Jan 2019 to Present)\n## Driving Licence\nLMV"],
    [
      "• Presently working as a Staff Nurse in City Hospital,\nSaket from Jan 2019 to till date.\n• Won a prize.",
    ],
    [
      "Name of Hospital  Designation  Department  From  To\nCity Hospital, Kochi  Staff Nurse  ICU  Jan 2019  Till date",
    ],
  ])("are read of %j", (section) => {
    expect(jobsOf(section)).toEqual([NURSE]);
  });

  it("end at a whole date that stands in the next line", () => {
    const section = [
      "• Worked as a Turner in Bharat Forge Ltd., Mundhwa from 12/09/2016 to\n30/11/2018.",
      "• Worked as a VMC Setter in Spicer India Pvt. Ltd., Chakan from 05/12/2018 to\n15/03/2022.",
    ].join("\n");
    expect(jobsOf(section)).toEqual([
      ["Turner", "Bharat Forge Ltd.", "2016-09-12", "2018-11-30"],
      ["VMC Setter", "Spicer India Pvt. Ltd.", "2018-12-05", "2022-03-15"],
    ]);
  });

  it("that follow each other without a line about them are each one", () => {
    const section =
      "Senior Accountant  2019 - 2022\nKaveri Mills\nAccountant  2016 - 2019\nDeshpande & Sons, Pune";
    expect(jobsOf(section)).toEqual([
      ["Senior Accountant", "Kaveri Mills", "2019", "2022"],
      ["Accountant", "Deshpande & Sons", "2016", "2019"],
    ]);
  });

  it("below a company and how long they were there have its name", () => {
    const section = [
      "Dabur\nBrand Manager\nApril 2021 - Present (4 years 8 months)\nDelhi",
      "Nestlé\n4 years 10 months\nAssistant Brand Manager\nJuly 2018 - March 2021 (2 years 9 months)",
      "Management Trainee\nJune 2016 - June 2018 (2 years 1 month)",
    ].join("\n");
    expect(jobsOf(section).map(([title, company]) => [title, company])).toEqual([
      ["Brand Manager", "Dabur"],
      ["Assistant Brand Manager", "Nestlé"],
      ["Management Trainee", "Nestlé"],
    ]);
  });

  it("at one company have its name, which is to be checked", () => {
    const section =
      "Infosys Limited\nTechnology Lead  2021 - Present\n• Leads a team of six people.\nSystems Engineer  2018 - 2021\n• Wrote reports.";
    expect(jobsOf(section).map(([title, company]) => [title, company])).toEqual([
      ["Technology Lead", "Infosys Limited"],
      ["Systems Engineer", "Infosys Limited"],
    ]);
    expect(readResumeText(`# Experience\n${section}`).experience[1]?.company?.isSure).toBe(false);
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
    const { experience } = readResumeText(
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
    const { experience } = readResumeText(
      "# सुनीता यादव\n# कार्य अनुभव\nस्टाफ नर्स, संजीवनी अस्पताल  जुलाई 2019 से अब तक",
    );
    expect(
      experience.map(({ position, company, isCurrent }) => [said(position), said(company), isCurrent]),
    ).toEqual([["स्टाफ नर्स", "संजीवनी अस्पताल", true]]);
  });
});

it("keeps duties as they are told, whatever word they have of leaving or a gap (RESF-06)", () => {
  const duties =
    "• Maintained records of serving and retired employees for pension claims\n• Career gap analysis of the staff";
  const [job] = readResumeText(
    `# Asha Menon\n# Experience\nClerk, City Office  2015 - 2018\n${duties}`,
  ).experience;
  expect(said(job?.description ?? null)).toBe(duties);
});
