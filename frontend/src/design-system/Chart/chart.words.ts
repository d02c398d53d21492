import { defineWords } from "../../shared/words";

/** Apart from the design system's other words, which every page loads. */
export const chartWords = defineWords("chart", {
  en: {
    showAs: (title: string) => `Show ‘${title}’ as`,
    chart: "Chart",
    table: "Table",
  },
});
