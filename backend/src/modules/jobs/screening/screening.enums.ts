import type { QUESTION_KINDS } from "@job-portal/protocol/screening";
import { registerEnumType } from "type-graphql";

/** How a question is answered. `protocol/src/screening.ts` knows them by the same names. */
export const QuestionKind = {
  YES_NO: "YES_NO",
  ONE: "ONE",
  SEVERAL: "SEVERAL",
  NUMBER: "NUMBER",
  TEXT: "TEXT",
  DATE: "DATE",
} as const satisfies Record<(typeof QUESTION_KINDS)[number], string>;
export type QuestionKind = keyof typeof QuestionKind;

registerEnumType(QuestionKind, {
  name: "QuestionKind",
  description: "How a question is answered.",
  valuesConfig: {
    YES_NO: { description: "'yes' or 'no'." },
    ONE: { description: "One of the options." },
    SEVERAL: { description: "Any of the options." },
    NUMBER: { description: "A number from 0, with two decimals at most." },
    TEXT: { description: "A short text." },
    DATE: { description: "A day, YYYY-MM-DD." },
  },
});

/** What a question must not ask for. */
export enum QuestionGround {
  RELIGION = "RELIGION",
  CASTE = "CASTE",
  COMMUNITY = "COMMUNITY",
  MARITAL_STATUS = "MARITAL_STATUS",
  PREGNANCY = "PREGNANCY",
  CHILDREN = "CHILDREN",
  AGE = "AGE",
  SEX = "SEX",
  DISABILITY = "DISABILITY",
  LOOKS = "LOOKS",
  IDENTITY_NUMBER = "IDENTITY_NUMBER",
  BANK_DETAILS = "BANK_DETAILS",
  MONEY = "MONEY",
}

registerEnumType(QuestionGround, {
  name: "QuestionGround",
  description: "What a question must not ask for.",
  valuesConfig: {
    RELIGION: { description: "What somebody believes." },
    CASTE: { description: "Caste or category." },
    COMMUNITY: { description: "A region or the community of a language." },
    MARITAL_STATUS: { description: "Married or not, and the partner." },
    PREGNANCY: { description: "Pregnancy and plans for it." },
    CHILDREN: { description: "Children of one's own." },
    AGE: { description: "An age beyond the one from which one may work." },
    SEX: { description: "Man, woman or transgender." },
    DISABILITY: { description: "A disability or illness." },
    LOOKS: { description: "How somebody looks." },
    IDENTITY_NUMBER: { description: "Numbers of Aadhaar, PAN, passport or voter cards." },
    BANK_DETAILS: { description: "Account and card numbers, PINs, codes and passwords." },
    MONEY: { description: "Money from the applicant." },
  },
});

/** Which work a question of the bank is for. */
export enum QuestionTrade {
  ANY = "ANY",
  DRIVING = "DRIVING",
  FACTORY = "FACTORY",
  SHOP = "SHOP",
  OFFICE = "OFFICE",
  CALLS = "CALLS",
  HEALTH = "HEALTH",
  TEACHING = "TEACHING",
  KITCHEN = "KITCHEN",
  SECURITY = "SECURITY",
  BUILDING = "BUILDING",
  BEAUTY = "BEAUTY",
  SOFTWARE = "SOFTWARE",
}

registerEnumType(QuestionTrade, {
  name: "QuestionTrade",
  description: "Which work a question of the bank is for.",
  valuesConfig: {
    ANY: { description: "Any job." },
    DRIVING: { description: "Driving and delivery." },
    FACTORY: { description: "Factory and workshop, with the trades of an ITI." },
    SHOP: { description: "Shop and field sales." },
    OFFICE: { description: "Office and accounts." },
    CALLS: { description: "Calls and customer service." },
    HEALTH: { description: "Nursing and care." },
    TEACHING: { description: "Teaching." },
    KITCHEN: { description: "Kitchen and hotel." },
    SECURITY: { description: "Security and housekeeping." },
    BUILDING: { description: "Building sites." },
    BEAUTY: { description: "Salon and tailoring." },
    SOFTWARE: { description: "Software." },
  },
});
