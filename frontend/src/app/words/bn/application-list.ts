import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";
import { words as applications } from "./applications";

const format = formatsIn("bn");

export const words: SeekerWords["application-list"] = {
  steps: { ...applications.statuses, ...applications.remarks },
  afterPatience: "14 দিন পরে",
  way: (jobTitle) => `আপনার আবেদনের ধাপ: ${jobTitle}`,
  wrote: (company) => `${company} লিখেছে:`,
  showSteps: (jobTitle) => `ধাপগুলি দেখান: ${jobTitle}`,
  stillAhead: "(এখনও বাকি)",
  applied: (at) => `আবেদন করেছেন ${format.date(at)}`,
  day: (at) => format.shortDay(at),
  since: (at) => `${format.shortDay(at)} থেকে`,
  actionsOf: (jobTitle, company) => `কী করা যায়: ${jobTitle}, ${company}`,
  applications: "আমার আবেদন",
  recentApplications: "সাম্প্রতিক আবেদন",
  viewAll: (total) => `সব দেখুন (${format.count(total)})`,
  noApplications: "এখনও কোনও আবেদন নেই",
  noApplicationsHint: "আপনার আবেদনগুলি এখানে দেখা যাবে।",
  findJobs: "চাকরি খুঁজুন",
  news: "নতুন খবর",
  offer: "অফার",
  interview: "ইন্টারভিউ",
  offered: (company) => `${company} আপনাকে চাকরির অফার দিয়েছে`,
  asked: (company) => `${company} আপনার ইন্টারভিউ নিতে চায়`,
  seeApplication: "আবেদন দেখুন",
  step: (status, company, jobTitle) => {
    switch (status) {
      case "SHORTLISTED":
        return `${company} আপনাকে শর্টলিস্ট করেছে: ${jobTitle}`;
      case "HIRED":
        return `${company} আপনাকে চাকরিতে নিয়েছে: ${jobTitle}`;
      case "NOT_SELECTED":
        return `${company} অন্য কাউকে বেছে নিয়েছে: ${jobTitle}`;
      case "SUBMITTED":
      case "VIEWED":
      case "INTERVIEW":
      case "OFFERED":
      case "WITHDRAWN":
        return `${company} আপনার আবেদন খুলেছে: ${jobTitle}`;
    }
  },
  groups: "অবস্থা অনুযায়ী আবেদন",
  group: { ALL: "সব", ACTIVE: "চলছে", INTERVIEWS: "ইন্টারভিউ", ENDED: "শেষ" },
  groupOf: (name, count) => (count === undefined ? name : `${name} ${format.count(count)}`),
  nothingIn: {
    ACTIVE: "কোনও আবেদন চলছে না",
    INTERVIEWS: "এখনও কোনও ইন্টারভিউ নেই",
    ENDED: "কোনও আবেদন শেষ হয়নি",
  },
};
