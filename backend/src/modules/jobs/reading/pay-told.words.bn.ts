import { PayScale, PayUnit } from "./pay.enums";
import type { PayWords } from "./pay-told.words";

export const bengali: PayWords = {
  notStated: "বেতন জানানো হয়নি",
  unpaid: "বেতন ছাড়া",
  scales: { [PayScale.RUPEE]: "", [PayScale.LAKH]: " লাখ", [PayScale.CRORE]: " কোটি" },
  units: {
    [PayUnit.YEAR]: "বছরে",
    [PayUnit.MONTH]: "মাসে",
    [PayUnit.DAY]: "দিনে",
    [PayUnit.HOUR]: "ঘণ্টায়",
  },
  told: (amount, unit) => `${unit} ${amount}`,
  atLeast: (told) => `${told} থেকে শুরু`,
  atMost: (told) => `${told} পর্যন্ত`,
};
