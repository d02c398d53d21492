import { emailText } from "./email.rules";

describe("an e-mail address", () => {
  it("has a name and a domain", () => {
    expect(emailText.safeParse("Asha.Menon@mail.kaveri.example").success).toBe(true);
  });

  it.each([
    "hr",
    "hr@",
    "@kaveri.example",
    "a b@kaveri.example",
    "hr@kaveri",
    '"hr"@kaveri.example',
    "h@[1.2.3.4]",
  ])("is none: %s", (text) => {
    expect(emailText.safeParse(text).success).toBe(false);
  });
});
