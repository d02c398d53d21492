import { addressIn, chosenLocale, languageCookie, localeOf, readAddress } from "@job-portal/protocol/locale";
import { localeAt } from "@job-portal/protocol/seekers-way";

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

  it("has addresses in every language but the first", () => {
    expect(addressIn("ta", "/jobs?q=nurse")).toBe("/ta/jobs?q=nurse");
    expect(readAddress("/ta/jobs")).toEqual({ locale: "ta", base: "/ta", rest: "/jobs" });
    expect(localeOf("/kn", "account-language=ta")).toBe("kn");
  });

  it.each(["/hiring", "/en/jobs", "/fr/jobs", "/c/ta"])(
    "leaves %s alone, which only looks alike",
    (address) => {
      expect(readAddress(address)).toEqual({ locale: null, base: "", rest: address });
    },
  );

  it("is English off a job seeker's way, where it has no words (LANG-15)", () => {
    const way = [
      "/",
      "/jobs",
      "/jobs/search",
      "/jobs/1",
      "/jobs/in/pune",
      "/jobs/for/nurse/in/pune",
      "/signin",
      "/alerts",
    ];
    expect(way.map((path) => localeAt(path, "ta"))).toEqual(way.map(() => "ta"));
    const off = [
      "/jobs/post",
      "/jobs/saved",
      "/jobs/1/walk-in",
      "/dashboard",
      "/settings",
      "/companies/1",
      "/privacy-notice",
    ];
    expect(off.map((path) => localeAt(path, "ta"))).toEqual(off.map(() => "en"));
    expect(localeAt("/settings", "hi")).toBe("hi");
  });
});
