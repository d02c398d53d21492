import { resumeLinesOf } from "../../../test/files/resume-lines";
import { readSearchWordCatalogue } from "../../search-words/search-word-catalogue";
import { knownWords } from "../file/known-words";
import { readResume } from "./read-resume";
import type { FoundEntry } from "./resume-reading";

const WORDS = knownWords(readSearchWordCatalogue());

/** Each entry as "name | organization | start | end | description", what isn't there left empty. */
const entriesOf = (kind: string, section: string) =>
  (
    readResume(resumeLinesOf(`# Asha Menon\nasha@example.in\n${section}`), WORDS).sections.find(
      (one) => one.kind === kind,
    )?.entries ?? []
  ).map(({ name, organization, startDate, endDate, description, keywords }: FoundEntry) =>
    [
      ...[name, organization, startDate, endDate, description].map((found) => found?.text ?? ""),
      ...(keywords.length > 0 ? [keywords.map(({ text }) => text).join(", ")] : []),
    ].join(" | "),
  );

describe("projects of a resume (RESF-16)", () => {
  it.each<[string, string[]]>([
    [
      "## Stock Ledger  Jan 2022 - Mar 2022\n• Built with React\n• Used by 40 shops\n## Bus Finder  2021\n• Finds buses",
      [
        "Stock Ledger |  | 2022-01 | 2022-03 | • Built with React\n• Used by 40 shops",
        "Bus Finder |  |  | 2021 | • Finds buses",
      ],
    ],
    [
      "Project Title: Line Follower Robot\nDuration: 3 months\nDescription: A robot that follows a line.\nProject Title: Rain Alarm\nTools: Arduino",
      [
        "Line Follower Robot |  |  |  | Duration: 3 months\nDescription: A robot that follows a line.",
        "Rain Alarm |  |  |  | Tools: Arduino",
      ],
    ],
    [
      "• Attendance System: face recognition with Python\n• Recipe Finder - a web page for cooks",
      [
        "Attendance System |  |  |  | face recognition with Python",
        "Recipe Finder |  |  |  | a web page for cooks",
      ],
    ],
    [
      "1. Metro Station, Phase II\nClient: Delhi Metro Rail Corporation\nRole: Site Engineer\nPoured 4,000 cubic metres.",
      [
        "Metro Station, Phase II | Delhi Metro Rail Corporation |  |  | Role: Site Engineer\nPoured 4,000 cubic metres.",
      ],
    ],
    [
      "S.No  Project  Client  Year\n1  KMCH Hospital Block  KMC Trust  2019\n2  Metro Station, Guindy  CMRL  2021",
      ["KMCH Hospital Block | KMC Trust |  | 2019 | ", "Metro Station, Guindy | CMRL |  | 2021 | "],
    ],
    [
      "Project #1\nProject Name  Claims Portal\nClient  MetLife, USA\nRole  QA Engineer\nProject #2\nRain Alarm\n• Rings when it rains",
      [
        "Claims Portal | MetLife, USA |  |  | Role  QA Engineer",
        "Rain Alarm |  |  |  | • Rings when it rains",
      ],
    ],
    [
      "## kube-janitor-lite | Go, Kubernetes  June 2022 – Present\n• Deletes idle namespaces",
      ["kube-janitor-lite |  | 2022-06 |  | Go, Kubernetes\n• Deletes idle namespaces"],
    ],
    [
      "Ration Saathi (2023) – A ration card app\nAksharam (2021) – An open icon font",
      ["Ration Saathi |  |  | 2023 | A ration card app", "Aksharam |  |  | 2021 | An open icon font"],
    ],
    [
      "Project #1 – Claims Portal (Insurance)\n• Tested the forms\nProject #2 – NetBanking Revamp\n• Tested the rest",
      [
        "Claims Portal (Insurance) |  |  |  | • Tested the forms",
        "NetBanking Revamp |  |  |  | • Tested the rest",
      ],
    ],
  ])("of '%s'", (section, entries) => {
    expect(entriesOf("PROJECTS", `# Projects\n${section}`)).toEqual(entries);
  });
});

describe("certificates of a resume (RESF-16)", () => {
  it.each<[string, string[]]>([
    [
      "• AWS Solutions Architect – Amazon Web Services, 2021",
      ["AWS Solutions Architect | Amazon Web Services |  | 2021 | "],
    ],
    ["• Tally Prime (NIIT), 2019", ["Tally Prime | NIIT |  | 2019 | "]],
    [
      "Fire Safety Training from National Safety Council",
      ["Fire Safety Training | National Safety Council |  |  | "],
    ],
    ["BLS – American Heart Association", ["BLS | American Heart Association |  |  | "]],
    [
      "AWS Certified DevOps Engineer – Professional, Amazon Web Services  July 2023",
      ["AWS Certified DevOps Engineer – Professional | Amazon Web Services |  | 2023-07 | "],
    ],
    ["Remote Pilot Certificate, DGCA, 2023", ["Remote Pilot Certificate | DGCA |  | 2023 | "]],
    [
      "Certificate  Issued by  Date of issue\nGMDSS GOC  WPC, Mumbai  2019",
      ["GMDSS GOC | WPC, Mumbai |  | 2019 | "],
    ],
    ["• Driving Licence (LMV)", ["Driving Licence (LMV) |  |  |  | "]],
    ["• Python for Everybody, Coursera", ["Python for Everybody | Coursera |  |  | "]],
    ["• CCC - Course on Computer Concepts", ["CCC - Course on Computer Concepts |  |  |  | "]],
    [
      "## Certified Welder 6G\nTÜV India Pvt Ltd, 2018\n## First Aid\nRed Cross Society, 2017",
      ["Certified Welder 6G | TÜV India Pvt Ltd |  | 2018 | ", "First Aid | Red Cross Society |  | 2017 | "],
    ],
    [
      "• Advanced course in the care of small\nchildren and mothers",
      ["Advanced course in the care of small children and mothers |  |  |  | "],
    ],
  ])("of '%s'", (section, entries) => {
    expect(entriesOf("CERTIFICATES", `# Certifications\n${section}`)).toEqual(entries);
  });
});

describe("other sections of a resume (RESF-16)", () => {
  it.each<[string, string, string[]]>([
    [
      "AWARDS",
      "# Awards\n• Winner, MarkStrat simulation, SDM Institute 2024\n• Best Paper Award, API State Conference",
      [
        "Winner, MarkStrat simulation | SDM Institute |  | 2024 | ",
        "Best Paper Award | API State Conference |  |  | ",
      ],
    ],
    [
      "PUBLICATIONS",
      "# Publications\n• G. Murthy. “Foot ulcers in rural Krishna district.” Indian J. Clin. Pract., 2018",
      ["Foot ulcers in rural Krishna district |  |  | 2018 | "],
    ],
    [
      "PUBLICATIONS",
      "# Publications\nBorah P. and Saikia B. (2022). Heat stress and the growth of tea in the upper valleys of the\nBrahmaputra. Assam Notes, 12(4): 401–409",
      [
        "Heat stress and the growth of tea in the upper valleys of the Brahmaputra | Assam Notes |  | 2022 | ",
      ],
    ],
    [
      "AWARDS",
      "# Achievements\n• Best Teller of the year 2022\n• Won ‘Star of the Month’ thrice",
      ["Best Teller of the year |  |  | 2022 | ", "Won ‘Star of the Month’ thrice |  |  |  | "],
    ],
    [
      "INTERESTS",
      "# HOBBIES & INTERESTS\nCricket, Reading books and Gardening",
      ["Hobbies & interests |  |  |  |  | Cricket, Reading books, Gardening"],
    ],
    [
      "INTERESTS",
      "# Personal Details\nFather's Name: Ravi Menon\nHobbies: Carrom, Cooking",
      ["Hobbies |  |  |  |  | Carrom, Cooking"],
    ],
    [
      "PUBLICATIONS",
      "# Publications\n• Clean water at low cost, Indian Journal of Health, 2020",
      ["Clean water at low cost, Indian Journal of Health, 2020 |  |  | 2020 | "],
    ],
    [
      "VOLUNTEER",
      "# Volunteer Work\nTeaching Volunteer, Asha Foundation  2019 - 2020\n• Taught maths to children",
      ["Teaching Volunteer | Asha Foundation | 2019 | 2020 | • Taught maths to children"],
    ],
  ])("%s of '%s'", (kind, section, entries) => {
    expect(entriesOf(kind, section)).toEqual(entries);
  });

  it("has no name that its field would not take", () => {
    const long = "Reading of very long names ".repeat(10);
    const [entry = ""] = entriesOf("AWARDS", `# Awards\n• ${long}`);
    expect(entry.split(" | ")[0]?.length).toBeLessThanOrEqual(160);
    expect(entry).toContain(long.trim());
  });
});
