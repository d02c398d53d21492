import { defineWords } from "../shared/words";

export const unsavedChangesWords = defineWords({
  en: {
    leaveQuestion: "Leave without saving?",
    keepEditing: "Keep Editing",
    leave: "Leave",
  },
});
