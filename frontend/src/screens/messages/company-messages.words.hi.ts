import type { Translated } from "../../shared/words";
import type { companyMessagesWords } from "./company-messages.words";

export const words: Translated<typeof companyMessagesWords> = {
  noneHint: "जब आप किसी उम्मीदवार को लिखेंगे, या कोई आपको लिखेगा, तो मैसेज यहां दिखेंगे।",
  candidates: "उम्मीदवार",
};
