import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

export const coverLettersWords = defineWords("cover-letters", {
  en: {
    yourLetters: "Your Cover Letters",
    write: "Write a Letter",
    none: "No cover letters yet",
    noneHint: "Write a letter once, and begin each application with it.",
    updated: (at: string) => `Updated ${format.date(at)}`,
    edit: (title: string) => `Edit ${title}`,
    deleteOf: (title: string) => `Delete ${title}`,
    deleted: (title: string) => `${title} is deleted.`,
    undo: "Undo",
    deleteFailed: "The letter could not be deleted. Please try again.",
    restoreFailed: "The letter could not be brought back. Please try again.",

    newLetter: "New cover letter",
    editLetter: "Edit cover letter",
    title: "Title",
    titleHint: "For you alone, such as Letter to hospitals",
    text: "Letter",
    textHint: (length: number, most: number) =>
      `{company}, {job} and {name} are filled in when you apply. ${format.count(length)} of ${format.count(most)} characters`,
    titleMissing: "Enter a title",
    textMissing: "Write the letter",
    tooLong: (excess: number) =>
      `Take out ${format.count(excess)} ${excess === 1 ? "character" : "characters"}.`,
    cancel: "Cancel",
    save: "Save",
    saving: "Saving...",
    saved: "Your letter is saved.",
    failed: "The letter could not be saved. Please try again.",
    limit: "You have 20 cover letters, the most there can be.",
    sample:
      "Dear hiring team at {company},\n\nI would like to work with you as {job}.\n\nKind regards,\n{name}",
  },
});
