import { PayScale, PayUnit } from "./pay.enums";
import type { PayWords } from "./pay-told.words";

export const kannada: PayWords = {
  notStated: "ಸಂಬಳ ತಿಳಿಸಿಲ್ಲ",
  unpaid: "ಸಂಬಳ ಇಲ್ಲ",
  scales: { [PayScale.RUPEE]: "", [PayScale.LAKH]: " ಲಕ್ಷ", [PayScale.CRORE]: " ಕೋಟಿ" },
  units: {
    [PayUnit.YEAR]: "ವರ್ಷಕ್ಕೆ",
    [PayUnit.MONTH]: "ತಿಂಗಳಿಗೆ",
    [PayUnit.DAY]: "ದಿನಕ್ಕೆ",
    [PayUnit.HOUR]: "ಗಂಟೆಗೆ",
  },
  told: (amount, unit) => `${unit} ${amount}`,
  atLeast: (told) => `${told} ರಿಂದ`,
  atMost: (told) => `${told} ವರೆಗೆ`,
};
