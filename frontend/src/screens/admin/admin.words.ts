import { defineWords } from "../../shared/words";

export const adminWords = defineWords("admin", {
  en: {
    users: "Users",
    searchUsers: "Search by name, e-mail or phone",
    noUsers: "No user like that",
    planRequests: "Plan requests",
    nextPage: "Next",
    firstPage: "Back to the first",

    jobs: "Jobs",
    searchJobs: "Search by title, company, client or poster",
    forClients: "For clients",
    noJobs: "No job like that",

    companies: "Companies",
    searchCompanies: "Search by name",
    noCompanies: "No company like that",
    statusFilter: "Status",

    searchWords: "Search Words",
    searchSearchWords: "Search by word or form",
    noSearchWords: "No word like that",
    kindOfWord: "Kind",
    searchWordViews: "Search words",
    words: "Words",
    queries: "What people look for",
    queryKind: "Which searches",
    queryDays: "Of the last",
    noQueries: "No searches like that",

    messages: "Messages",
    noMessages: "No message waits",

    auditLog: "Audit Log",
    searchAudit: "Search people, companies, jobs, acts, reasons",
    noEntries: "No entry like that",
    isNameSearchCut: "So many names have these words that entries about some are left out. Type more of one.",
    kindFilter: "Kind",
    kinds: {
      ACCOUNT: "Accounts",
      SUBSCRIPTION: "Plans",
      COMPANY: "Companies",
      JOB: "Jobs",
      "SEARCH-WORD": "Search words",
    },
    previousPage: "Previous",
  },
});
