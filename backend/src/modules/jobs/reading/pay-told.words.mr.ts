import { PayScale, PayUnit } from "./pay.enums";
import type { PayWords } from "./pay-told.words";

export const marathi: PayWords = {
  notStated: "पगार सांगितलेला नाही",
  unpaid: "बिनपगारी",
  scales: { [PayScale.RUPEE]: "", [PayScale.LAKH]: " लाख", [PayScale.CRORE]: " कोटी" },
  units: {
    [PayUnit.YEAR]: "वर्षाला",
    [PayUnit.MONTH]: "महिन्याला",
    [PayUnit.DAY]: "दिवसाला",
    [PayUnit.HOUR]: "तासाला",
  },
  told: (amount, unit) => `${unit} ${amount}`,
  atLeast: (told) => `${told} पासून`,
  atMost: (told) => `${told} पर्यंत`,
};
