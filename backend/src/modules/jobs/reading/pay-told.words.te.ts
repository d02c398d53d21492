import { PayScale, PayUnit } from "./pay.enums";
import type { PayWords } from "./pay-told.words";

export const telugu: PayWords = {
  notStated: "జీతం చెప్పలేదు",
  unpaid: "జీతం లేదు",
  scales: { [PayScale.RUPEE]: "", [PayScale.LAKH]: " లక్షలు", [PayScale.CRORE]: " కోట్లు" },
  units: {
    [PayUnit.YEAR]: "ఏడాదికి",
    [PayUnit.MONTH]: "నెలకు",
    [PayUnit.DAY]: "రోజుకు",
    [PayUnit.HOUR]: "గంటకు",
  },
  told: (amount, unit) => `${unit} ${amount}`,
  atLeast: (told) => `${told} నుండి`,
  atMost: (told) => `${told} వరకు`,
};
