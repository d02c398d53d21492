import { readResumeText, said } from "../../../test/files/read-resume-text";

const schoolsOf = (section: string) =>
  readResumeText(`# Asha Menon\n# Education\n${section}`).education.map((study) => [
    said(study.degree),
    said(study.school),
    said(study.endDate),
  ]);

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
    [
      "Class XII (Humanities), CBSE, P.S. Senior Secondary School – 84%  2008",
      "Class XII",
      "P.S. Senior Secondary School",
      "2008",
    ],
    ["Class 12 (CBSE) — Tashi Namgyal Academy, 2014", "Class 12", "Tashi Namgyal Academy", "2014"],
    [
      "Intermediate (UP Board), Amir Islamia Inter College 2012",
      "Intermediate",
      "Amir Islamia Inter College",
      "2012",
    ],
    [
      "Plus Two (Science), Kerala State Board, 2014\nSt. Mary's Higher Secondary School",
      "Plus Two",
      "St. Mary's Higher Secondary School",
      "2014",
    ],
    ["D.El.Ed. / Pragati College / 2018-2020 / 78%", "D.El.Ed.", "Pragati College", "2020"],
    ["B.SC. IN MATHEMATICS  1992 - 1995\nVIVEKANANDA COLLEGE", "B.SC.", "VIVEKANANDA COLLEGE", "1995"],
    [
      "College of Engineering, Guindy\nM.C.A., Anna University  Jul. 1995 - May 1998",
      "M.C.A.",
      "College of Engineering, Guindy",
      "1998-05",
    ],
    ["B. Pharmacy from Safa College of Pharmacy, 2014", "B. Pharmacy", "Safa College of Pharmacy", "2014"],
    ["Matric (10th), B.S.E.B., Patna 2012", "Matric (10th)", "B.S.E.B., Patna", "2012"],
    [
      "Graduation (B.A.) – History, Co-operative College 2016",
      "Graduation (B.A.)",
      "Co-operative College",
      "2016",
    ],
    ["Class 12 (Arts), Kumudini Homes, Kalimpong (2016)", "Class 12", "Kumudini Homes, Kalimpong", "2016"],
    ["10th, Punjab School Education Board, saal 2010", "10th", "Punjab School Education Board", "2010"],
    ["10th, Shri M. B. Patel English School, GSEB, 2009", "10th", "Shri M. B. Patel English School", "2009"],
    ["MS-CIT, MKCL Institute, Nagpur, 2021 – 82%", "MS-CIT", "MKCL Institute, Nagpur", "2021"],
    [
      "Course  Where  Year\nS.S.C.  Shri Swaminarayan Vidyalaya, Surat  2007",
      "S.S.C.",
      "Shri Swaminarayan Vidyalaya, Surat",
      "2007",
    ],
    ["B. COM, MUMBAI UNIVERSITY, 2014", "B. COM", "MUMBAI UNIVERSITY", "2014"],
    ["ISC, Cathedral and John Connon School, 88%  2009", "ISC", "Cathedral and John Connon School", "2009"],
    ["XII Commerce, CBSE | 2020 | 93%\nMaheshwari Public School", "XII", "Maheshwari Public School", "2020"],
    ["X, CBSE | 2018 | 89.6%\nMaheshwari Public School", "X", "Maheshwari Public School", "2018"],
    [
      "B.Sc., Hospitality\nV. M. Salgaocar Institute\n2015 - 2018 | 71%",
      "B.Sc.",
      "V. M. Salgaocar Institute",
      "2018",
    ],
    ["B.Com (Hons.), St. Xavier's College, 2019", "B.Com (Hons.)", "St. Xavier's College", "2019"],
    ["MBA   Marketing, L.N. Mishra Institute, 2014", "MBA", "L.N. Mishra Institute", "2014"],
    [
      "[ 07/2011 – 06/2014 ]\nBachelor of Arts (Urdu)\nUniversity of Lucknow\nCity: Lucknow | Country: India",
      "Bachelor of Arts",
      "University of Lucknow",
      "2014-06",
    ],
    [
      "HSSC (Arts)\nRosary Higher Secondary School, Navelim\n2015",
      "HSSC",
      "Rosary Higher Secondary School, Navelim",
      "2015",
    ],
    ["Madhyamik from WBBSE in 2008 with 55%", "Madhyamik", "WBBSE", "2008"],
    ["परीक्षा  संस्था / बोर्ड  वर्ष  टक्के\nदहावी  पुणे बोर्ड  २०१५  ६४%", "दहावी", "पुणे बोर्ड", "2015"],
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
