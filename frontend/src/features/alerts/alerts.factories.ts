import { jobListPath } from "@job-portal/protocol/paths";
import type { Alert_AlertFragment } from "./Alerts.generated";

/** An alert that found one job. */
export const buildAlert = (changes: Partial<Alert_AlertFragment> = {}) => ({
  __typename: "Alert" as const,
  id: "alert-1",
  title: "Accountant, Pune",
  conditions: ["₹6 LPA or more", "Within 10 km"],
  path: jobListPath({ q: "Accountant", location: "Pune", within: "10", payFrom: "6" }),
  frequency: "DAILY" as const,
  state: "ACTIVE" as const,
  isMailed: true,
  createdAt: "2026-10-01T06:30:00.000Z",
  pausedAt: null,
  newJobCount: 1,
  finds: [
    {
      __typename: "AlertFind" as const,
      reasons: ["title", "place", "pay"],
      job: {
        __typename: "Job" as const,
        id: "job-1",
        title: "Senior Accountant",
        placesInShort: "Baner, Pune",
        pay: {
          __typename: "Pay" as const,
          headline: "₹6–8 LPA",
          kind: "STATED" as const,
          amount: "₹6–8",
          scale: "LAKH" as const,
          unit: "YEAR" as const,
          bound: null,
        },
        ...{ isForClient: false, clientName: null, clientIndustry: null },
        company: { __typename: "Company" as const, id: "company-1", name: "Kaveri Works" },
      },
    },
  ],
  ...changes,
});
