import { formatResumeDate, toIsoDate } from "./resume-date";

describe("a resume's dates", () => {
  it.each([
    ["2019", "2019"],
    ["Apr 2019", "2019-04"],
    [" april 2019 ", "2019-04"],
    ["Sept. 2019", "2019-09"],
    ["4/2019", "2019-04"],
    ["2019-04", "2019-04"],
    ["12 May 2019", "2019-05-12"],
    ["12/05/2019", "2019-05-12"],
    ["2019-05-12", "2019-05-12"],
  ])("are read as people type them: %s", (typed, iso) => {
    expect(toIsoDate(typed)).toBe(iso);
  });

  it.each(["", "soon", "13/2019", "31 Feb 2019", "1850", "2019-4", "Foo 2019", "19"])(
    "are not read out of %p",
    (typed) => {
      expect(toIsoDate(typed)).toBeNull();
    },
  );

  it.each([
    ["2019", "2019"],
    ["2019-04", "Apr 2019"],
    ["2019-05-12", "12 May 2019"],
    ["half typed", "half typed"],
    ["", ""],
  ])("of the server read well: %s", (iso, text) => {
    expect(formatResumeDate(iso)).toBe(text);
    if (iso !== "half typed" && iso) expect(toIsoDate(text)).toBe(iso);
  });
});
