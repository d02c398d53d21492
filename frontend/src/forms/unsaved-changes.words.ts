import { defineWords } from "../shared/words";

export const unsavedChangesWords = defineWords("unsaved-changes", {
  en: {
    leaveQuestion: "Leave without saving?",
    keepEditing: "Keep Editing",
    leave: "Leave",
  },
});
