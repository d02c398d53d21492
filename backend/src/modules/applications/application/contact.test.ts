import { ApplicationStatus } from "./application-pipeline";
import { MASK, maskedDocument, maskedText, seesContact } from "./contact";

const { SHORTLISTED, INTERVIEW, OFFERED, HIRED, SUBMITTED } = ApplicationStatus;

describe("phone and e-mail of a candidate", () => {
  it("are shown from shortlisted to hired, and nowhere else", () => {
    expect(Object.values(ApplicationStatus).filter(seesContact)).toEqual([
      SHORTLISTED,
      INTERVIEW,
      OFFERED,
      HIRED,
    ]);
  });

  it.each([
    "asha.menon@example.in",
    "+91 98450 12345",
    "9845012345",
    "098450-12345",
    "080 2345 6789",
    "+91-80-23456789",
    "(080) 2345 6789",
    "+44 20 7946 0958",
  ])("are masked in texts: %s", (contact) => {
    expect(maskedText(`Call me: ${contact}. Thank you`)).toBe(`Call me: ${MASK}. Thank you`);
  });

  it.each([
    "From 2018 - 2020 at Kaveri Works",
    "2019-04 to 2021-06",
    "₹12,00,000 a year",
    "560038 Bangalore",
    "C++17, ES2022 and 10,00,000 rows",
  ])("leave other figures alone: %s", (text) => {
    expect(maskedText(text)).toBe(text);
  });

  it("are taken out of the whole document, however deep", () => {
    const document = {
      basics: {
        name: "Asha",
        email: "asha@example.in",
        phone: "+91 98450 12345",
        summary: "asha@example.in",
      },
      work: [{ position: "Nurse", startDate: "2019-04-01", summary: "Ring 98450 12345" }],
      references: [{ name: "Ravi", phone: "9845012346" }],
    };
    expect(maskedDocument<object>(document, SUBMITTED)).toEqual({
      basics: { name: "Asha", summary: MASK },
      work: [{ position: "Nurse", startDate: "2019-04-01", summary: `Ring ${MASK}` }],
      references: [{ name: "Ravi" }],
    });
    expect(maskedDocument<object>(document, SHORTLISTED)).toEqual(document);
  });
});
