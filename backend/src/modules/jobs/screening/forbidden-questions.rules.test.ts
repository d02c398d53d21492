import { forbiddenGround } from "./forbidden-questions.rules";
import { QUESTION_BANK } from "./question-bank";
import { QuestionGround, QuestionKind } from "./screening.enums";

const { YES_NO, ONE, NUMBER, TEXT } = QuestionKind;
const ground = (text: string, kind: QuestionKind = TEXT, options: string[] = []) =>
  forbiddenGround(kind, text, options);

const REFUSED: readonly [QuestionGround, readonly string[]][] = [
  [
    QuestionGround.RELIGION,
    [
      "What is your religion?",
      "Are you Hindu?",
      "Aapka dharm kya hai?",
      "आपका धर्म क्या है?",
      "क्या आप मुस्लिम हैं?",
    ],
  ],
  [
    QuestionGround.CASTE,
    [
      "Which caste are you?",
      "Aapki jati kya hai?",
      "आपकी जाति क्या है?",
      "Are you SC/ST or OBC?",
      "What is your gotra?",
    ],
  ],
  [QuestionGround.COMMUNITY, ["What is your mother tongue?", "Which state are you from?"]],
  [
    QuestionGround.MARITAL_STATUS,
    [
      ...["Are you married?", "Marital status", "What does your husband do?", "When will you get married?"],
      ...["Kya aap shaadi shuda hain?", "Aapki shadi hui hai?", "क्या आप विवाहित हैं?", "आपके पति क्या करते हैं?"],
    ],
  ],
  [
    QuestionGround.PREGNANCY,
    [
      ...[
        "Are you pregnant?",
        "Are you currently pregnant or planning to have a baby?",
        "Are you planning a family?",
      ],
      ...["Kya aap pregnant hain?", "क्या आप गर्भवती हैं?"],
    ],
  ],
  [
    QuestionGround.CHILDREN,
    [
      ...["Do you have children?", "How many kids do you have?", "Who takes care of your children?"],
      ...["Aapke kitne bachche hain?", "आपके कितने बच्चे हैं?"],
    ],
  ],
  [
    QuestionGround.AGE,
    [
      ...[
        "How old are you?",
        "What is your age?",
        "Your date of birth?",
        "DOB",
        "Are you under 30 years old?",
      ],
      ...["Are you above 35 years of age?", "Aapki umar kya hai?", "आपकी उम्र क्या है?", "आपकी जन्म तिथि क्या है?"],
    ],
  ],
  [
    QuestionGround.SEX,
    [
      ...[
        "Are you male or female?",
        "What is your gender?",
        "Gender",
        "Are you a woman?",
        "Kya aap ladki hain?",
      ],
      ...["क्या आप महिला हैं?", "आपका लिंग क्या है?"],
    ],
  ],
  [QuestionGround.DISABILITY, ["Are you disabled?", "Do you have any disability?", "क्या आप विकलांग हैं?"]],
  [QuestionGround.LOOKS, ["What is your complexion?", "Are you good looking?"]],
  [
    QuestionGround.IDENTITY_NUMBER,
    [
      ...["What is your Aadhaar number?", "Aadhar card no.", "Enter your PAN", "Last digits of your Aadhaar"],
      ...["Apna aadhaar number bhejo", "आधार नंबर बताइए", "Aadhaar card"],
    ],
  ],
  [
    QuestionGround.BANK_DETAILS,
    [
      ...[
        "What is your bank account number?",
        "Share your UPI PIN",
        "Your ATM PIN?",
        "Tell us the OTP",
        "IFSC code",
      ],
      ...["Khata number kya hai?", "खाता संख्या", "ओटीपी बताइए"],
    ],
  ],
  [
    QuestionGround.MONEY,
    [
      ...[
        "Can you pay ₹500 for registration?",
        "Are you willing to invest 2,000?",
        "Will you pay a security deposit?",
      ],
      ...["Are you ready to pay for training?", "Kya aap paise jama karenge?", "क्या आप फीस देंगे?"],
      ...["Can you send ₹500 first?"],
    ],
  ],
];

const ALLOWED: readonly string[] = [
  "Are you 18 or older?",
  "Are you above 18 years of age?",
  "Kya aapki umar 18 saal se upar hai?",
  "क्या आपकी उम्र 18 वर्ष से अधिक है?",
  "What is the PIN code of your area?",
  "Do you have a bank account?",
  "Do you have an Aadhaar card?",
  "Have you taught children aged 3 to 6?",
  "How many children have you taught in one class?",
  "Have you worked in a maternity ward?",
  "Have you cared for pregnant patients?",
  "Have you collected fees from customers?",
  "Can you travel four days a month?",
  "Can you work with a team of men and women?",
  "Which languages can you speak at work?",
  "How old is your two-wheeler?",
  "Have you taught religion or moral science?",
  "Can you pay attention to detail for long hours?",
  "What pay do you expect?",
  "Can you deposit cash at the bank?",
  "Are you engaged in another job now?",
  "Can you move to another city if we transfer you?",
  "Kya aap raat ki shift kar sakte hain?",
  "क्या आपके पास दोपहिया वाहन है?",
];

describe("what a question must not ask", () => {
  it.each(REFUSED.flatMap(([expected, texts]) => texts.map((text) => [text, expected] as const)))(
    "refuses '%s' for %s",
    (text, expected) => {
      expect(ground(text)).toBe(expected);
    },
  );

  it.each(ALLOWED)("lets pass '%s'", (text) => {
    expect(ground(text, YES_NO)).toBeNull();
  });

  it("lets pass every question of the bank", () => {
    const refused = QUESTION_BANK.filter(({ kind, text, options }) => forbiddenGround(kind, text, options));
    expect(refused.map(({ text }) => text)).toEqual([]);
    expect(QUESTION_BANK.length).toBeGreaterThanOrEqual(33);
    expect(new Set(QUESTION_BANK.map(({ code }) => code)).size).toBe(QUESTION_BANK.length);
  });

  it("reads the options, too", () => {
    expect(ground("Please choose", ONE, ["Hindu", "Muslim", "Other"])).toBe(QuestionGround.RELIGION);
    expect(ground("Please choose", ONE, ["Married", "Unmarried"])).toBe(QuestionGround.MARITAL_STATUS);
    expect(ground("Which wear have you sold?", ONE, ["Men", "Women", "Kids"])).toBeNull();
  });

  it("takes a card's bare name for its number where a text is typed", () => {
    expect(ground("PAN card", TEXT)).toBe(QuestionGround.IDENTITY_NUMBER);
    expect(ground("PAN", NUMBER)).toBe(QuestionGround.IDENTITY_NUMBER);
    expect(ground("PAN card?", YES_NO)).toBeNull();
  });
});
