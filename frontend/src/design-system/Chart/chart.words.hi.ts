import type { Translated } from "../../shared/words";
import type { chartWords } from "./chart.words";

export const words: Translated<typeof chartWords> = {
  showAs: (title) => `‘${title}’ को इस रूप में दिखाएँ`,
  chart: "चार्ट",
  table: "तालिका",
};
