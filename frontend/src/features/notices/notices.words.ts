import { formatsIn } from "../../shared/language/formats";
import { defineWords } from "../../shared/words";

const format = formatsIn("en");

export const noticesWords = defineWords("notices", {
  en: {
    title: "Notices",
    bell: (unread: number) => (unread > 0 ? `Notices, ${unread} unread` : "Notices"),
    /** The badge has room for two signs. */
    badge: (unread: number) => (unread > 9 ? "9+" : String(unread)),
    unread: "Unread:",
    at: (time: string) => format.dateTime(time),
    markAll: "Mark all as read",
    older: "Show older",
    empty: "Nothing yet",
    emptyHint: "News about your applications, jobs and plan will appear here.",
    loadFailed: "Your notices could not be loaded.",
    markFailed: "The notices could not be marked as read.",
  },
});
