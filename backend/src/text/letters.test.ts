import { filled, placesIn } from "@job-portal/protocol/letters";

const KNOWN = new Map([
  ["{first name}", "Asha"],
  ["{job}", "Fitter"],
  ["{company}", "Kaveri"],
]);

describe("the places of a letter (PIPE-07)", () => {
  it.each([
    ["Dear {Name},", "Dear Asha,"],
    ["Dear { first name },", "Dear Asha,"],
    ["Dear {{first_name}},", "Dear Asha,"],
    ["Dear {candidate's name},", "Dear Asha,"],
    ["for {Job title} at {company name}", "for Fitter at Kaveri"],
    ["until {slot}", "until {slot}"],
    ["{} and [name]", "{} and [name]"],
  ])("'%s' reads '%s'", (text, read) => {
    expect(filled(text, KNOWN)).toBe(read);
  });

  it("that nothing is known for are named", () => {
    expect(placesIn("Dear {name}, until { Slot }")).toEqual(["{first name}", "{slot}"]);
  });
});
