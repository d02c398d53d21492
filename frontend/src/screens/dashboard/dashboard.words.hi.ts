import type { Translated } from "../../shared/words";
import type { dashboardWords } from "./dashboard.words";

export const words: Translated<typeof dashboardWords> = {
  dashboard: "डैशबोर्ड",
  welcome: (name) => `नमस्ते, ${name}`,
};
