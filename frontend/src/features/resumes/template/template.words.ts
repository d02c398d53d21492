import { defineWords } from "../../../shared/words";

export const templateWords = defineWords("template", {
  en: {
    current: (name: string) => `Template: ${name}`,
    all: "All 8 templates",
    choose: "Choose a template",
    sample: "Where your resume is empty, the pages show sample text. It is not part of your resume.",
    used: (used: number, limit: number | null) =>
      limit === null ? "Your plan has every template" : `${used} of ${limit} templates used`,
    locked: "Not in your plan",
    limitReached: (limit: number) =>
      `Your plan has room for ${limit} different templates among your resumes, and they are taken. A larger plan has more.`,
    upgrade: "Upgrade Plan",
    close: "Done",
    failed: "The templates could not be loaded.",
  },
});
