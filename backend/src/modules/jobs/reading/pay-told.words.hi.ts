import { PayScale, PayUnit } from "./pay.enums";
import type { PayWords } from "./pay-told.words";

export const hindi: PayWords = {
  notStated: "वेतन नहीं बताया",
  unpaid: "बिना वेतन",
  scales: { [PayScale.RUPEE]: "", [PayScale.LAKH]: " लाख", [PayScale.CRORE]: " करोड़" },
  units: {
    [PayUnit.YEAR]: "सालाना",
    [PayUnit.MONTH]: "हर महीने",
    [PayUnit.DAY]: "रोज़",
    [PayUnit.HOUR]: "हर घंटे",
  },
  told: (amount, unit) => `${amount} ${unit}`,
  atLeast: (told) => `${told} से शुरू`,
  atMost: (told) => `${told} तक`,
};
