import type { Translated } from "../../../shared/words";
import type { jobStatusWords } from "./job-status.words";

export const words: Translated<typeof jobStatusWords> = {
  statuses: {
    ACTIVE: "चालू",
    FLAGGED: "शिकायत आई",
    HELD: "रुकी हुई",
    EXPIRED: "समय पूरा",
    CLOSED: "बंद",
    REMOVED: "हटाई गई",
  },
  draft: "ड्राफ़्ट",
};
