import { catchSavedFiles } from "../test/catch-saved-files";
import { saveCsv, saveOfToday } from "./save-file";

describe("a file that is named with its day", () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-21T20:00:00Z") }));

  it("has today's in India", () => {
    const saved = catchSavedFiles();
    saveCsv((day) => `jobs-${day}.csv`, "reference");
    saveOfToday((day) => `data-${day}.json`, "{}", "application/json");
    expect(saved.map(({ name, file }) => [name, file.type, file.size])).toEqual([
      ["jobs-2026-11-22.csv", "text/csv", 9],
      ["data-2026-11-22.json", "application/json", 2],
    ]);
  });

  it("is none where there is nothing to save, which is a failure", () => {
    const saved = catchSavedFiles();
    expect(() => saveCsv((day) => day, undefined)).toThrow("There is nothing to save.");
    expect(saved).toEqual([]);
  });
});
