import { addressIn, chosenLocale, languageCookie, localeOf, readAddress } from "@job-portal/protocol/locale";

describe("the language of a page", () => {
  it("is what its address says, else what the device keeps, else English (LANG-02)", () => {
    expect(localeOf("/hi/jobs", "language=en")).toBe("hi");
    expect(localeOf("/jobs", "wrote-at=1; language=hi")).toBe("hi");
    expect(localeOf("/jobs", "")).toBe("en");
    expect(localeOf("/jobs", "language=fr")).toBe("en");
  });

  it("is kept by a cookie that reads back", () => {
    expect(chosenLocale(languageCookie("hi", true).split(";")[0] ?? "")).toBe("hi");
    expect(languageCookie("hi", true)).toMatch(/; secure$/);
  });

  it.each([
    ["/", "/hi"],
    ["/?page=2", "/hi?page=2"],
    ["/jobs", "/hi/jobs"],
    ["/jobs?q=nurse", "/hi/jobs?q=nurse"],
  ])("has the address %s as %s", (english, hindi) => {
    expect(addressIn("en", english)).toBe(english);
    expect(addressIn("hi", english)).toBe(hindi);
    expect(readAddress(hindi)).toEqual({ locale: "hi", base: "/hi", rest: english });
  });

  it("leaves addresses alone that only begin alike", () => {
    expect(readAddress("/hiring")).toEqual({ locale: null, base: "", rest: "/hiring" });
  });
});
