import { defineWords } from "../shared/words";

export const letterKeysWords = defineWords("letter-keys", {
  en: {
    title: "Keyboard",
    text: "J opens the next candidate and K the one before, without Ctrl or Alt. Kept on this device.",
    adminText:
      "J and K lead through requests and candidates; V, A and R decide on requests. Kept on this device.",
    use: "Use single letters as keys",
  },
});
