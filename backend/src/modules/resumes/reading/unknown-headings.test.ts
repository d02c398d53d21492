import { resumeLinesOf } from "../../../test/files/resume-lines";
import { sectionsOf } from "./sections";

const partsOf = (text: string) =>
  sectionsOf(resumeLinesOf(text).lines)
    .filter(({ heading }) => heading !== "")
    .map(({ kind, heading }) => [kind, heading]);

describe("headings in words of the person's own (RESF-04)", () => {
  it("are told by what stands below them", () => {
    expect(
      partsOf(
        "## MONALISA PATTNAIK\n## THE BANK YEARS\nBranch Manager, Bandhan Bank  2020 - till date\nField Officer, Utkal Seva  2013 - 2019\n" +
          "## LECTURE HALLS\nB.A. Economics, Ravenshaw University, 2011\n## COMPETENCIES\nFinacle, Gold loans\n## LANGUAGES\nOdia",
      ),
    ).toEqual([
      ["experience", "THE BANK YEARS"],
      ["education", "LECTURE HALLS"],
      ["skills", "COMPETENCIES"],
      ["languages", "LANGUAGES"],
    ]);
  });

  it("end the jobs where none follows, and are none where one does", () => {
    expect(
      partsOf(
        "# Asha Menon\n## EXPERIENCE\nClerk, Sai Traders  2015 - 2018\n## KEY WINS\n• Sold more\nCook, Hotel Sai  2010 - 2014\n" +
          "## REPORTED JUDGMENTS\nNaik v. State\n## SKILLS\nTally",
      ),
    ).toEqual([
      ["experience", "EXPERIENCE"],
      ["other", "REPORTED JUDGMENTS"],
      ["skills", "SKILLS"],
    ]);
  });

  it("are no names of companies, of degrees or of a list's parts", () => {
    expect(
      partsOf(
        "# Asha Menon\n## Experience\n## Kaapi Katte\nBarista  2019 - 2021\n## Education\n## ITI\nGovernment College  2014 - 2016\n" +
          "## Skills\n## Kitchen\nTandoor, Grill\nMS Word\n## Languages\nHindi",
      ),
    ).toEqual([
      ["experience", "Experience"],
      ["education", "Education"],
      ["skills", "Skills"],
      ["languages", "Languages"],
    ]);
  });

  it("are no lines that name a title behind a dash", () => {
    expect(
      partsOf(
        "# Asha Menon\n## Experience\n## Garden High School — Assistant Teacher\n2014 - 2019\n## Akshar Bhavan — Primary Teacher\n" +
          "2012 - 2014\nClass teacher of X\n## Skills\nTally",
      ),
    ).toEqual([
      ["experience", "Experience"],
      ["skills", "Skills"],
    ]);
  });

  it("are no bold lines among the duties of a last job, and no names of schools", () => {
    expect(
      partsOf(
        "# Asha Menon\n## Experience\nHR Manager, Pricol  2015 – 2020\n## Recruitment\nHired 140 people\n## Education\n2011 – 2015\n## IIT Bombay\nB.Tech Computer Science\n## Skills\nTally",
      ),
    ).toEqual([
      ["experience", "Experience"],
      ["education", "Education"],
      ["skills", "Skills"],
    ]);
  });

  it("stand in a margin among those that are known", () => {
    expect(
      partsOf(
        "# Ipsita Roy\n## Bylines & Desks  The Hill Post — Features Editor\nShillong, Nov 2022 – Now\n## Classrooms  Lady Keane College — BA English\n" +
          "Shillong, 2014 – 2017\n## Toolbox  Adobe Audition, Photography",
      ),
    ).toEqual([
      ["experience", "Bylines & Desks"],
      ["education", "Classrooms"],
      ["skills", "Toolbox"],
    ]);
  });
});
