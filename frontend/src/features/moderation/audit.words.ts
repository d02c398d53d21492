import { defineWords } from "../../shared/words";

const times = new Intl.DateTimeFormat("en-IN", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Kolkata",
});

/** By the server's name of the act; of others the name itself is shown. */
const actions: Readonly<Record<string, string>> = {
  "account.role": "Role changed",
  "account.status": "Status changed",
  "account.delete": "Account deleted",
  "subscription.plan": "Plan changed",
  "subscription.request": "Plan request",
  "subscription.schedule": "Plan change scheduled",
  "company.create": "Company created",
  "company.update": "Company changed",
  "company.verify": "Verification changed",
  "company.block": "Company blocked",
  "company.unblock": "Company unblocked",
  "company.merge": "Companies merged",
  "job.import": "Jobs imported",
  "job.review": "Job reviewed",
  "job.status": "Job status changed",
  "job.update": "Job changed",
};

const subjects: Readonly<Record<string, string>> = { account: "Account", company: "Company", job: "Job" };

/** By the server's name of what stood or stands there; of others the name itself is shown. */
const facts: Readonly<Record<string, string>> = { dismissedReports: "reports dismissed", slug: "address" };

export const auditWords = defineWords({
  en: {
    table: "Audit log",
    actor: "Who",
    action: "Act",
    subject: "On",
    change: "What changed",
    timeOf: (at: string) => times.format(new Date(at)),
    actionOf: (action: string) => actions[action] ?? action,
    subjectOf: (type: string) => subjects[type] ?? type,
    portal: "The portal itself",
    gone: "A deleted account",
    fact: (name: string) => facts[name] ?? name,
    nothing: "nothing",
    becomes: "becomes",
  },
});
