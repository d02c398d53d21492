import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FIELD_RULES } from "@job-portal/protocol/error-codes";
import { z, type ZodType } from "zod";
import { careerFields } from "../modules/career-profiles/career.fields";
import { additionalData, fullName } from "../modules/accounts/profile.rules";
import { careerAddress } from "../modules/companies/career-page.rules";
import { companyName, companyWebsite } from "../modules/companies/company.rules";
import { texts } from "../modules/resumes/content/resume.rules";
import { codeText } from "../modules/verification/rules/work-email.rules";
import { problemOf } from "./broken-rule";
import { emailText } from "./email.rules";
import { gstinText } from "./gstin.rules";
import { wholeNumber } from "./number.rules";
import { entries, requiredLine } from "./text.rules";

const SOURCES = join(__dirname, "..");

const career = (name: string): ZodType => {
  const described = new Map<string, object>(careerFields).get(name) ?? {};
  if (!("rule" in described)) throw new Error(`The career profile has no rule for ${name}.`);
  return described.rule as ZodType;
};

const named = (rule: ZodType, value: unknown) => {
  const { rule: name, bound } = problemOf("it", rule.safeParse(value).error?.issues ?? []);
  return [name, bound ?? null];
};

describe("what a field's problem names (LANG-18)", () => {
  it.each<[string, ZodType, unknown, string, number | null]>([
    ["no name", fullName, " ", "REQUIRED", null],
    ["a long name", fullName, "a".repeat(121), "TOO_LONG", 120],
    ["a name with a sign that nobody sees", fullName, "Asha\u200bRao", "INVISIBLE", null],
    ["a name with a sign that nobody prints", fullName, "Asha\u0007", "UNPRINTABLE", null],
    ["no phone number", additionalData.phone, "12", "NO_PHONE", null],
    ["no day", additionalData.dob, "31.12.1990", "NO_DATE", null],
    ["another site", additionalData.linkedin, "https://example.in/a", "NO_LINKEDIN", null],
    ["no e-mail address", emailText, "asha", "NO_EMAIL", null],
    ["nothing where something is asked for", requiredLine(2, 40), "", "REQUIRED", null],
    ["too little", requiredLine(2, 40), "a", "TOO_SHORT", 2],
    ["too much", requiredLine(2, 40), "a".repeat(41), "TOO_LONG", 40],
    ["too many", entries(3), [1, 2, 3, 4], "TOO_MANY", 3],
    ["too few", entries(3), [], "TOO_FEW", 1],
    ["a part of a number", wholeNumber(1, 9), 1.5, "NO_NUMBER", null],
    ["too little pay", wholeNumber(1, 9), 0, "TOO_SMALL", 1],
    ["too much pay", wholeNumber(1, 9), 10, "TOO_GREAT", 9],
    ["a link that is none", career("links"), ["example"], "NO_ADDRESS", null],
    ["a long headline", career("headline"), "a".repeat(121), "TOO_LONG", 120],
    ["a company's name without a letter", companyName, "--", "NO_NAME", null],
    ["a site that is none", companyWebsite, "kaveri", "NO_ADDRESS", null],
    ["a career page's short address", careerAddress, "ka", "TOO_SHORT", 3],
    ["a career page's address in capitals", careerAddress, "Kaveri", "NO_PAGE_NAME", null],
    ["an address that the portal keeps", careerAddress, "admin", "TAKEN", null],
    ["a GSTIN with a slip", gstinText, "29AAACK1234F1Z6", "NO_GSTIN", null],
    ["a code of five digits", codeText, "12345", "NO_CODE", null],
    ["a long school", texts.name, "a".repeat(161), "TOO_LONG", 160],
  ])("is the rule that it breaks, and its bound: %s", (_what, rule, value, name, bound) => {
    expect(named(rule, value)).toEqual([name, bound]);
  });

  it("is nothing where no rule has a name", () => {
    const rule = z.string().refine(() => false, "must be otherwise");
    expect(problemOf("it", rule.safeParse("").error?.issues ?? [])).toEqual({
      field: "it",
      message: "must be otherwise",
    });
  });

  it("is one of a list of which the server uses all, by the alphabet", () => {
    const sources = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !/(\.test|\.d)\.ts$/.test(file))
      .map((file) => readFileSync(join(SOURCES, file), "utf8"))
      .join("\n");
    expect(FIELD_RULES.filter((rule) => !sources.includes(`"${rule}"`))).toEqual([]);
    expect([...FIELD_RULES]).toEqual([...new Set(FIELD_RULES)].sort());
  });
});
