import { checkFile } from "./import-check";

const NOW = new Date("2026-11-23T06:00:00Z");
const FILE = [
  "set\ttitle\tlocation\tpay\texperience\ttype\tskills\tarea",
  "a\tJava Developer\tBengaluru\t300000 - 800000 PA\t2+ yrs\tIT-Software\tjava| j2ee\tSoftware",
  "a\tSales Executive\tMumbai\t50000 - 300000 PA\t0+ yrs\tBPO\tsales\tSales",
  "d\tData Engineer\tPune\tNot Disclosed\t3 - 6 years\tFull Time, Permanent\tpython, sql\t",
  "c\tSoftware Developer\t\tNot disclosed\t2-5 Yrs\t\tjava\t",
];

describe("the check of a file (FILE-07)", () => {
  const { lines, summary } = checkFile(Buffer.from(FILE.join("\n")), NOW);

  it("says what share of the rows can be used, in a line that a program can read", () => {
    expect(summary).toBe(
      "usable 75.0% (clean 50.0%, proposed 25.0%), refused 25.0%, type asked 75.0%, rows 4",
    );
  });

  it("reports each row with the spreadsheet's number, what was read and what is proposed", () => {
    const rows = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(rows.map(({ row, standing }) => [row, standing])).toEqual([
      [2, "READY"],
      [3, "PROPOSED"],
      [4, "READY"],
      [5, "REFUSED"],
    ]);
    expect(rows[0]).toMatchObject({
      read: { title: "Java Developer", type: "full-time", skills: ["java", "j2ee"] },
    });
    expect(rows[1]).toMatchObject({ problems: [{ field: "pay", found: "50000 - 300000 PA" }] });
  });
});
