import { QuestionGround } from "./screening.enums";

interface Refusal {
  /** Why it is refused. */
  reason: string;
  /** What may be asked in its place. */
  instead: string | null;
}

/** What the writer of a question is told, in plain words. */
export const REFUSALS: Readonly<Record<QuestionGround, Refusal>> = {
  [QuestionGround.RELIGION]: {
    reason: "Please don't ask about religion. What somebody believes says nothing about the work.",
    instead: "Can you work on Sundays and holidays?",
  },
  [QuestionGround.CASTE]: {
    reason: "Please don't ask about caste or category. It says nothing about the work.",
    instead: null,
  },
  [QuestionGround.COMMUNITY]: {
    reason: "Please don't ask where somebody's family comes from. Ask for a language if the work needs it.",
    instead: "Which languages can you speak at work?",
  },
  [QuestionGround.MARITAL_STATUS]: {
    reason: "Please don't ask about marriage. Ask what the work needs.",
    instead: "Can you travel four days a month?",
  },
  [QuestionGround.PREGNANCY]: {
    reason: "Please don't ask about pregnancy or plans for a family. Nobody may be passed over for it.",
    instead: "From which day can you join?",
  },
  [QuestionGround.CHILDREN]: {
    reason: "Please don't ask about children of one's own. Ask for the hours that the work needs.",
    instead: "Can you work from 9 am to 6 pm?",
  },
  [QuestionGround.AGE]: {
    reason: "Please don't ask for an age. You may ask whether somebody has the least age that the law sets.",
    instead: "Are you 18 or older?",
  },
  [QuestionGround.SEX]: {
    reason:
      "Please don't ask whether somebody is a man or a woman. The law opens nearly all work to everybody.",
    instead: "Can you work night shifts if we bring you home?",
  },
  [QuestionGround.DISABILITY]: {
    reason: "Please don't ask about disability or illness. Ask what the work needs.",
    instead: "Can you lift parcels of 20 kg?",
  },
  [QuestionGround.LOOKS]: {
    reason: "Please don't ask how somebody looks. It says nothing about the work.",
    instead: null,
  },
  [QuestionGround.IDENTITY_NUMBER]: {
    reason:
      "Please don't ask for numbers of Aadhaar, PAN or other cards here. Look at papers once you have hired.",
    instead: "Do you have an Aadhaar card?",
  },
  [QuestionGround.BANK_DETAILS]: {
    reason:
      "Please don't ask for bank or card numbers, PINs, codes or passwords. Ask for an account once you have hired.",
    instead: "Do you have a bank account?",
  },
  [QuestionGround.MONEY]: {
    reason: "Applicants must never pay for a job. Questions about their money are not allowed.",
    instead: null,
  },
};
