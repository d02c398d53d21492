import { defineWords } from "../../shared/words";

export const dashboardWords = defineWords({
  en: {
    dashboard: "Dashboard",
    welcome: (name: string) => `Welcome, ${name}`,
  },
});
