import type { NoticeContent } from "@job-portal/protocol/notices";
import { NOTICE_CASES } from "@job-portal/protocol/notices.cases";
import { latinWordsIn } from "../../test/language/latin-words";
import { Notice } from "./notice.entity";
import { titleOf } from "./notice-title";

const SIDES = [{ side: "applicant" }, { side: "company" }];
const STATUSES = ["viewed", "shortlisted", "interview", "offered", "hired", "not-selected"];
const ROLES = ["owner", "recruiter", "viewer"];
const SEARCH = { en: "Full-time jobs, Pune", hi: "फ़ुल टाइम नौकरियाँ, पुणे" };

/** Each parameter that changes a title, with all that it may be. */
const CHOICES: Readonly<Record<string, readonly object[]>> = {
  side: SIDES,
  status: STATUSES.map((status) => ({ status })),
  role: ROLES.map((role) => ({ role })),
  count: [{ count: 1 }, { count: 1_234 }],
  isMove: [{ isMove: true }, { isMove: false }],
  startsAt: [{ startsAt: "2026-11-26T09:30:00.000Z" }],
  search: [{ search: SEARCH }],
};
const NAMES = {
  ...{ jobTitle: "स्टाफ़ नर्स", company: "कावेरी वर्क्स", fileName: "सूची" },
  ...{ venue: { was: "प्लॉट 41", now: "प्लॉट 7" }, hours: { was: null, now: "10 से 1 बजे" } },
};

/** A kind with every choice of its parameters. */
function variantsOf(kind: string, params: object): NoticeContent[] {
  const given = Object.fromEntries(Object.entries(NAMES).filter(([name]) => name in params));
  const choices = Object.entries(CHOICES).filter(([name]) => name in params);
  const all = choices.reduce<object[]>(
    (variants, [, values]) =>
      variants.flatMap((variant) => values.map((value) => ({ ...variant, ...value }))),
    [{ ...params, ...given }],
  );
  return all.map((variant) => ({ kind, params: variant }) as NoticeContent);
}

const VARIANTS = Object.entries(NOTICE_CASES).flatMap(([kind, [params]]) => variantsOf(kind, params));

describe("the title of a notice (LANG-09)", () => {
  it.each(Object.entries(NOTICE_CASES))("of %s has no English left in Hindi", (kind, [params]) => {
    for (const content of variantsOf(kind, params))
      for (const person of [null, "आशा मेनन"]) {
        const title = titleOf(content, person, "hi");
        expect([title, latinWordsIn(title)]).toEqual([title, []]);
        expect(title).toMatch(/[\u0900-\u097f]/);
        expect(title).not.toMatch(/[०-९]|undefined|null|\s{2}|।$/);
        expect(titleOf(content, person, "en")).not.toMatch(/undefined|null|\.$/);
      }
  });

  it("tells apart whatever English tells apart", () => {
    const distinct = (locale: "en" | "hi") =>
      new Set(VARIANTS.map((content) => titleOf(content, "आशा मेनन", locale))).size;
    expect(distinct("hi")).toBe(distinct("en"));
  });

  it("writes days and times in its language", () => {
    const [params] = NOTICE_CASES["interview.scheduled"];
    const title = (locale: "en" | "hi") => titleOf({ kind: "interview.scheduled", params }, null, locale);
    expect(title("en")).toBe("The interview for Staff Nurse is on Thu, 26 Nov, 3:00 pm");
    expect(title("hi")).toBe("Staff Nurse के लिए इंटरव्यू का समय: गुरु, 26 नव॰, 3:00 pm");
  });

  it("has the search of an older notice as it was stored", () => {
    const params = { alertId: "alert-1", search: "Accountant, Pune", count: 1 };
    expect(titleOf({ kind: "alert.found", params }, null, "hi")).toBe(
      "आपके अलर्ट के लिए 1 नई नौकरी: Accountant, Pune",
    );
  });
});

describe("the title of a notice in a mail", () => {
  it("makes no link of an applicant's name (REQS-08)", () => {
    const [params] = NOTICE_CASES["application.received"];
    const notice = new Notice();
    Object.assign(notice, { kind: "application.received", params, person: "Asha http://evil.example/x" });
    expect(notice.mailedTitleIn("en")).toContain("Asha evil. example/x");
    expect(notice.titleIn("en")).toContain("Asha http://evil.example/x");
  });
});
