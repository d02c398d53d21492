import { formatsIn } from "../../shared/language/formats";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");
const people = (count: number) => `${format.count(count)} ${count === 1 ? "candidate" : "candidates"}`;

/** A message to all selected candidates. */
export const toSelectedWords = defineWords("to-selected", {
  en: {
    open: "Message",
    title: (count: number) => `Write to ${people(count)}`,
    message: "Message",
    hint: "Each gets it in a conversation of their own. {first name}, {job}, {company} and {slot} are filled in.",
    empty: "Write something first.",
    tooLong: "A message has up to 2,000 characters.",
    send: "Send to all",
    sending: "Sending...",
    cancel: "Cancel",
    sent: (count: number, refused: number) =>
      `Your message goes to ${people(count)} in a minute.${
        refused > 0 ? ` ${people(refused)} can’t be written to.` : ""
      }`,
    none: "None of them can be written to: you may only read, or their application has ended.",
    noneFilled:
      "Something in braces can’t be filled in for any of them. {slot} needs an agreed interview, {first name} a name.",
    undo: "Undo",
    undone: (count: number) => `The message to ${people(count)} was taken back.`,
    undoFailed: "This can’t be undone any more.",
    failed: "Nothing was sent. Please try again.",
  },
});
