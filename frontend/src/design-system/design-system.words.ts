import { formatsIn } from "../shared/language/formats";
import { defineWords } from "../shared/words";

const format = formatsIn("en");

export const designSystemWords = defineWords("design-system", {
  en: {
    showPassword: "Show password",
    hidePassword: "Hide password",
    remove: (label: string) => `Remove ${label}`,
    pagination: "Pages",
    previous: "Previous",
    next: "Next",
    page: (page: number) => `Page ${page}`,
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    optional: "(optional)",
    close: "Close",
    secondsLeft: (count: number) => `, ${format.count(count)} s`,
    leaveQuestion: "Leave without saving?",
    typedLost: "What you typed here will be lost.",
    keepEditing: "Keep Editing",
    leave: "Leave",
    loading: "Loading",
    loadFailed: "This could not be loaded.",
    checkConnection: "Check your connection and try again.",
    retry: "Retry",
    search: "Search",
    clear: (label: string) => `Clear ${label}`,
    open: (label: string) => `Open ${label}`,
    searching: "Searching...",
    nothingFound: "Nothing found",
    notifications: "Notifications",
    filters: "Filters",
    filtersChosen: (count: number) => (count > 0 ? `Filters (${format.count(count)})` : "Filters"),
    clearFilters: "Clear filters",
    theme: { title: "Theme", light: "Light", dark: "Dark", device: "Device" },
  },
});
