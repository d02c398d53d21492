import { PayScale, PayUnit } from "./pay.enums";
import type { PayWords } from "./pay-told.words";

export const tamil: PayWords = {
  notStated: "சம்பளம் குறிப்பிடவில்லை",
  unpaid: "சம்பளம் இல்லை",
  scales: { [PayScale.RUPEE]: "", [PayScale.LAKH]: " லட்சம்", [PayScale.CRORE]: " கோடி" },
  units: {
    [PayUnit.YEAR]: "ஆண்டுக்கு",
    [PayUnit.MONTH]: "மாதத்திற்கு",
    [PayUnit.DAY]: "நாளுக்கு",
    [PayUnit.HOUR]: "மணி நேரத்திற்கு",
  },
  told: (amount, unit) => `${unit} ${amount}`,
  atLeast: (told) => `${told} முதல்`,
  atMost: (told) => `${told} வரை`,
};
