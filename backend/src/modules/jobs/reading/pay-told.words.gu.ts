import { PayScale, PayUnit } from "./pay.enums";
import type { PayWords } from "./pay-told.words";

export const gujarati: PayWords = {
  notStated: "પગાર જણાવ્યો નથી",
  unpaid: "પગાર વિના",
  scales: { [PayScale.RUPEE]: "", [PayScale.LAKH]: " લાખ", [PayScale.CRORE]: " કરોડ" },
  units: {
    [PayUnit.YEAR]: "વર્ષે",
    [PayUnit.MONTH]: "મહિને",
    [PayUnit.DAY]: "દિવસે",
    [PayUnit.HOUR]: "કલાકે",
  },
  told: (amount, unit) => `${amount} ${unit}`,
  atLeast: (told) => `${told}થી શરૂ`,
  atMost: (told) => `${told} સુધી`,
};
