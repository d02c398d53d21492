import { defineWords } from "../../shared/words";

export const dashboardWords = defineWords("dashboard", {
  en: {
    dashboard: "Dashboard",
    welcome: (name: string) => `Welcome, ${name}`,
  },
});
