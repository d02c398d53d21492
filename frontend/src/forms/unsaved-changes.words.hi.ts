import type { Translated } from "../shared/words";
import type { unsavedChangesWords } from "./unsaved-changes.words";

export const words: Translated<typeof unsavedChangesWords> = {
  leaveQuestion: "बिना सेव किए बाहर जाएँ?",
  keepEditing: "बदलते रहें",
  leave: "बाहर जाएँ",
};
