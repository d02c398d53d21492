import { readSheet } from "./read-sheet";
import { rowsOf, SheetError } from "./sheet";

const LIMITS = { rows: 20, columns: 30, characters: 100_000 };

const jobsOf = (file: Buffer | string): Record<string, string>[] => {
  const [header, ...rows] = [...rowsOf(readSheet({ bytes: Buffer.from(file), sheet: null }, LIMITS))];
  return rows.map(({ cells }) =>
    Object.fromEntries(cells.flatMap((cell, at) => (cell === "" ? [] : [[header?.cells[at] ?? "", cell]]))),
  );
};

function obstacleOf(file: string): string {
  try {
    jobsOf(file);
  } catch (error) {
    if (error instanceof SheetError) return error.obstacle;
    throw error;
  }
  throw new Error("The feed was read.");
}

const xml = (...jobs: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><source><publisher>Kaveri</publisher>${jobs.map((job) => `<job>${job}</job>`).join("")}</source>`;

describe("a feed as a sheet (FDIN-03)", () => {
  it("is read from the XML of aggregators, with the sections of our own descriptions", () => {
    const job = `<title><![CDATA[Cook & chef]]></title><referencenumber>K-1</referencenumber>
      <url>https://kaveri.example/1</url><city>Pune</city><state>Maharashtra</state><jobtype>fulltime</jobtype>
      <remotetype>Hybrid remote</remotetype><expirationdate>2026-12-31T18:29:59.999Z</expirationdate>
      <description><![CDATA[<p>Cook.</p><h3>Requirements</h3><p>Two hands.</p><h3>Benefits</h3><ul><li>Meals</li></ul>]]></description>`;
    expect(jobsOf(xml(job))).toEqual([
      {
        ...{ title: "Cook & chef", reference: "K-1", "apply link": "https://kaveri.example/1" },
        ...{ location: "Pune, Maharashtra", type: "fulltime", "work mode": "Hybrid remote" },
        ...{ "open until": "2026-12-31T18:29:59.999Z", description: "<p>Cook.</p>" },
        ...{ requirements: "<p>Two hands.</p>", benefits: "<ul><li>Meals</li></ul>" },
      },
    ]);
  });

  it("is read from JSON Feed", () => {
    const item = {
      ...{ id: "K-2", url: "https://kaveri.example/2", title: "Driver", content_html: "<p>Drive.</p>" },
      _job: { place: "Agra", pay: "₹18k a month", type: "full-time", skills: ["LMV", "HMV"], openings: 3 },
    };
    expect(jobsOf(JSON.stringify({ version: "https://jsonfeed.org/version/1.1", items: [item] }))).toEqual([
      {
        ...{ reference: "K-2", "apply link": "https://kaveri.example/2", title: "Driver" },
        ...{ description: "<p>Drive.</p>", location: "Agra", salary: "₹18k a month", type: "full-time" },
        ...{ skills: "• LMV\n• HMV\n", openings: "3" },
      },
    ]);
  });

  it("may be without a job, which is no feed that can't be read", () => {
    expect(jobsOf(xml())).toEqual([]);
    expect(jobsOf('{"items": []}')).toEqual([]);
  });

  it("is at home where nothing else is said of its place", () => {
    expect(jobsOf(xml("<remotetype>Fully remote</remotetype>"))).toMatchObject([{ location: "Remote" }]);
  });

  it("may be in UTF-16", () => {
    expect(jobsOf(Buffer.from(`\uFEFF${xml("<title>हलवाई</title>")}`, "utf16le"))).toEqual([
      { title: "हलवाई" },
    ]);
  });

  it.each([
    ["a page", "<!DOCTYPE html><html><body>Sorry</body></html>", "format"],
    ["a feed of something else", '{"error": "busy"}', "format"],
    ["half a feed of XML", xml("<title>Cook</title>").slice(0, -20), "malformed"],
    ["half a feed of JSON", '{"items": [{"id": "1"', "malformed"],
    [
      "entities of its own",
      '<!DOCTYPE a [<!ENTITY b "boo">]><source><job><title>&b;</title></job></source>',
      "malformed",
    ],
    [
      "too many jobs",
      xml(
        ..."a"
          .repeat(21)
          .split("")
          .map(() => "<title>Cook</title>"),
      ),
      "too-many-rows",
    ],
    ["more text than a sheet may hold", xml(`<title>${"a".repeat(100_001)}</title>`), "too-large"],
  ])("stops at %s", (_what, file, obstacle) => {
    expect(obstacleOf(file)).toBe(obstacle);
  });
});
