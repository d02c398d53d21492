import { defineWords } from "../shared/words";

export const letterKeysWords = defineWords("letter-keys", {
  en: {
    title: "Keyboard",
    text: "J and K lead to the next candidate and the one before, without Ctrl or Alt. Kept on this device.",
    adminText:
      "J, K, V, A and R lead through requests and decide on them, without Ctrl or Alt. Kept on this device.",
    use: "Use single letters as keys",
  },
});
