import { additionalData, fullName, isLinkedInAddress, isPhoneNumber } from "./profile.rules";

describe("a phone number", () => {
  it.each([
    "9876543210",
    "98765 43210",
    "09876543210",
    "+91 98765 43210",
    "+91-98765-43210",
    "919876543210",
    "080-2345 6789",
    "(022) 2345 6789",
    "+91 80 2345 6789",
    "+1 415 555 2671",
    "+44 20 7946 0958",
    "+971501234567",
    "0091-9947 556 612",
    "00971 50 123 4567",
  ])("may be %s", (text) => expect(isPhoneNumber(text)).toBe(true));

  it.each([
    "",
    "12345",
    "5876543210",
    "987654321",
    "98765432101",
    "+91 98765 4321",
    "+91 098765 43210",
    "+0 415 555 2671",
    "+1234567890123456",
    "++919876543210",
    "98765 4321o",
    "call me",
    "+1 415 555 2671 ext 5",
    "4155552671",
  ])("may not be '%s'", (text) => expect(isPhoneNumber(text)).toBe(false));
});

describe("a LinkedIn address", () => {
  it.each([
    "https://www.linkedin.com/in/asha-menon",
    "https://linkedin.com/in/asha",
    "https://in.linkedin.com/in/asha/",
  ])("may be %s", (text) => expect(isLinkedInAddress(text)).toBe(true));

  it.each([
    "http://www.linkedin.com/in/asha",
    "www.linkedin.com/in/asha",
    "https://linkedin.com",
    "https://linkedin.com.evil.example/in/asha",
    "https://evillinkedin.com/in/asha",
    "https://linkedin.com@evil.example/in/asha",
    "https://www.linkedin.com:8443/in/asha",
    "javascript:alert(1)//linkedin.com/",
  ])("may not be %s", (text) => expect(isLinkedInAddress(text)).toBe(false));
});

describe("the profile's texts", () => {
  const holds = (rule: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
    rule.safeParse(value).success;

  it.each(["2000-02-29", "1990-12-31", ""])("take '%s' as a date of birth", (dob) =>
    expect(holds(additionalData.dob, dob)).toBe(true),
  );
  it.each(["2001-02-29", "1990-13-01", "31-12-1990", "1990-1-1", "yesterday"])(
    "refuse %s as a date of birth",
    (dob) => expect(holds(additionalData.dob, dob)).toBe(false),
  );

  it("need a full name of 1 to 120 characters (PROF-05)", () => {
    expect(["", "   ", "A".repeat(121), null].map((name) => holds(fullName, name))).toEqual(
      Array(4).fill(false),
    );
    expect(["Asha", "ஆஷா மேனன்", "A".repeat(120)].map((name) => holds(fullName, name))).toEqual(
      Array(3).fill(true),
    );
  });

  it("keep what can't be stored or printed out", () => {
    expect(["a\u0000b", "a\ud800", "a\nb"].map((title) => holds(additionalData.title, title))).toEqual(
      Array(3).fill(false),
    );
    expect(holds(additionalData.bio, "Two\nlines")).toBe(true);
    expect(holds(additionalData.bio, "x".repeat(2001))).toBe(false);
  });
});
