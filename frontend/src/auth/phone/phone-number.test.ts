import { readMobile, shownPhone } from "./phone-number";

describe("an Indian mobile number (PHON-06)", () => {
  it.each([
    "9876543210",
    "+91 98765 43210",
    "098765-43210",
    "919876543210",
    "(98765) 43210",
    "0091 98765 43210",
    "९८७६५ ४३२१०",
  ])("is read as it may be typed: %s", (typed) => {
    expect(readMobile(typed)).toBe("+919876543210");
  });

  it.each(["", "98765", "5876543210", "+1 650 555 3434", "98765432101", "asha@example.in"])(
    "is none of: %s",
    (typed) => {
      expect(readMobile(typed)).toBeNull();
    },
  );

  it("is shown in two parts", () => {
    expect(shownPhone("+919876543210")).toBe("+91 98765 43210");
    expect(shownPhone("+16505553434")).toBe("+16505553434");
  });
});
