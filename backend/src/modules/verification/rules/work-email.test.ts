import { emailText } from "../../../text/email.rules";
import { codeText, emailComplaint } from "./work-email.rules";

describe("an address at work (VERI-02)", () => {
  it.each(["hr@kaveri.example", "HR@Kaveri.Example", "asha.menon@mail.kaveri.example"])("is %s", (email) => {
    expect(emailText.safeParse(email).success).toBe(true);
    expect(emailComplaint(email, "kaveri.example")).toBeNull();
  });

  it.each([
    ["of another company", "hr@kaveri-foods.example", "kaveri.example"],
    ["whose domain only ends alike", "hr@notkaveri.example", "kaveri.example"],
    ["above the company's", "hr@kaveri.example", "jobs.kaveri.example"],
    ["of a free mail service", "kaveri@gmail.com", "kaveri.example"],
    ["of a free mail service that is said to be the site", "kaveri@gmail.com", "gmail.com"],
  ])("is none %s", (_what, email, domain) => {
    expect(emailComplaint(email, domain)?.rule).toMatch(/^(?:FREE_MAIL|OTHER_DOMAIN)$/);
  });
});

describe("a code", () => {
  it("has six digits, however they are set apart", () => {
    expect(codeText.safeParse("123 456").success).toBe(true);
    for (const text of ["12345", "1234567", "12345a", ""])
      expect(codeText.safeParse(text).success).toBe(false);
  });
});
