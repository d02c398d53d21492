import { ApplicationParty, ApplicationStatus } from "../applications/application/application-pipeline";
import { heldCauseOf, heldReasonOf, heldWordsOfMessage } from "./message-wording";

const { APPLICANT, COMPANY } = ApplicationParty;
const { VIEWED, SHORTLISTED } = ApplicationStatus;

const rulesOf = (
  text: string,
  party: typeof APPLICANT | typeof COMPANY = COMPANY,
  status: ApplicationStatus = VIEWED,
) => heldWordsOfMessage(text, party, status).map(({ rule }) => rule);

describe("a message of a company's (MSG-07)", () => {
  it.each([
    ["Please pay the registration fee of Rs 500 today.", "asks-for-money"],
    ["Share your OTP to confirm.", "asks-for-secrets"],
    ["Please share your phone number.", "asks-for-contact"],
    ["Send me your WhatsApp number", "asks-for-contact"],
    ["Apna number bhejo", "asks-for-contact"],
    ["अपना नंबर भेजें", "asks-for-contact"],
    ["Call me on 98450 12345.", "gives-contact"],
    ["Write to hr@kaveri.example instead.", "gives-contact"],
    ["Contact us on WhatsApp.", "messenger-only"],
  ])("%s is held before contact is open", (text, rule) => {
    expect(rulesOf(text)).toContain(rule);
  });

  it.each([
    "When could you begin?",
    "There is no registration fee.",
    "How many numbers of machines have you run?",
    "The pay is 18000 to 22000 a month.",
    "Please bring your certificates and a photo ID.",
    "You will handle phone calls and e-mails.",
  ])("%s is not", (text) => {
    expect(rulesOf(text)).toEqual([]);
  });

  it("may give and ask for contact once it is open, and never ask for money", () => {
    expect(
      rulesOf("Please share your phone number, or contact us on WhatsApp.", COMPANY, SHORTLISTED),
    ).toEqual([]);
    expect(rulesOf("Please pay the security deposit.", COMPANY, SHORTLISTED)).toEqual(["asks-for-money"]);
  });

  it("tells its writer why", () => {
    expect(heldReasonOf(["asks-for-contact: share your number"])).toContain("shortlist");
    expect(heldCauseOf(["asks-for-contact: share your number"])).toBe("CONTACT");
    expect(heldCauseOf(["gives-contact: 98765 43210", "asks-for-money: security deposit"])).toBe("SCAM");
    expect(heldReasonOf(["asks-for-money: security deposit"])).toContain("scams");
  });
});

it("an applicant may ask about fees and give their number", () => {
  expect(rulesOf("Do I have to pay a registration fee? My number is 98450 12345.", APPLICANT)).toEqual([]);
  expect(rulesOf("Share your OTP with me.", APPLICANT)).toEqual(["asks-for-secrets"]);
});
