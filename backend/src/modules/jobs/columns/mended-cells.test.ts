import { mendedTable } from "./mended-cells";

describe("rows of a file that go out again (FILE-05)", () => {
  it("have what was typed at them, each text in its field's first column", () => {
    const columns = [
      { header: "Job", field: "title" as const },
      { header: "City", field: "location" as const },
      { header: "Area", field: "location" as const },
      { header: "Note", field: null },
    ];
    const rows = [
      { cells: ["Cook", "", "Camp", "soon"], taken: { location: "Camp, Pune", title: null } },
      { cells: ["Driver"], taken: {} },
    ];
    expect(mendedTable(columns, rows)).toEqual({
      header: ["Job", "City", "Area", "Note"],
      lines: [
        ["Cook", "Camp, Pune", "", "soon"],
        ["Driver", "", "", ""],
      ],
    });
  });

  it("have another column where the file has none for it", () => {
    const columns = [{ header: "Job", field: "title" as const }];
    const { header, lines } = mendedTable(columns, [
      { cells: ["Cook"], taken: { description: "Cook meals." } },
      { cells: ["Driver"], taken: {} },
    ]);
    expect(header).toEqual(["Job", "description"]);
    expect(lines).toEqual([
      ["Cook", "Cook meals."],
      ["Driver", ""],
    ]);
  });
});
