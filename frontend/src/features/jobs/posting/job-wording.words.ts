import type { WordingGround } from "../../../shared/schema.generated";
import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

const GROUNDS: Record<WordingGround, string> = {
  SEX: "sex",
  AGE: "age",
  MARITAL_STATUS: "marital status",
  RELIGION: "religion",
  CASTE: "caste",
  COMMUNITY: "region or community",
  DISABILITY: "disability",
  LOOKS: "looks",
};

/** What a field holds where it isn't sentences. */
const PARTS: Partial<Record<string, string>> = { title: "title", skills: "skill" };

export const jobWordingWords = defineWords("job-wording", {
  en: {
    shutsOut: (field: string) => `This ${PARTS[field] ?? "sentence"} shuts people out`,
    mayShutOut: "Could this put people off?",
    by: (grounds: readonly WordingGround[]) => `by ${format.list(grounds.map((ground) => GROUNDS[ground]))}.`,
    cantGoLive: "The job can’t go live with it.",
    asked: (grounds: readonly WordingGround[]) =>
      `Some read it as a choice by ${format.list(grounds.map((ground) => GROUNDS[ground]))}.`,
    youWrote: "You wrote",
    instead: "Say what the work needs instead",
    use: (field: string) => `Use this ${PARTS[field] ?? "sentence"}`,
    takeOut: "Take it out",
    writeOwn: "Write my own",
    keep: "Keep it",
    letAdminLook: "This is a mistake: let an admin look",
    mayAsk: "What may I ask for?",
    mayAskAnswer:
      "Ask for what the work needs: skills, a licence, a language, shifts, years in the work, what must be lifted. ‘18 or older’ is fine.",
    mayStay:
      "May stay: “Women preferred, night shift with transport”, “People with disabilities are welcome”.",
    phone: "A phone number is in the text",
    phoneWhy:
      "Anyone can copy it, and calls are not counted as applications. People apply here on the portal.",
    email: "An e-mail address is in the text",
    emailWhy:
      "Anyone can copy it, and mails are not counted as applications. People apply here on the portal.",
    replaced: "The sentence is replaced.",
    takenOut: "It is taken out.",
    undo: "Undo",
    mendToPost: (count: number) =>
      count === 1 ? "Mend 1 sentence to post" : `Mend ${String(count)} sentences to post`,
    adminLooks: "An admin looks at it before people find it.",
  },
});
