import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("bn");

export const words: SeekerWords["job-screens"] = {
  findJobs: "চাকরি খুঁজুন",
  searchTitle: (asked) => [asked.join(", "), "চাকরি খুঁজুন"].filter(Boolean).join(" · "),
  jobAt: (title, company) => `${title}, ${company}`,
  job: "চাকরি",
  companyPage: "কোম্পানি আর তার চাকরি দেখুন",
  notFoundEyebrow: "পাওয়া যায়নি",
  notFoundTitle: "এই চাকরি এখানে নেই",
  notFound: "হয়তো লোক নেওয়া হয়ে গেছে, আবেদন বন্ধ হয়েছে, বা ঠিকানায় ভুল আছে।",
  closedEyebrow: "বন্ধ",
  closedTitle: "এই চাকরিতে আবেদন বন্ধ",
  closed: (title, company, at) => `‘${title}’ (${company}): ${format.date(at)} থেকে আর আবেদন নেওয়া হচ্ছে না।`,
  findOtherJobs: "অন্য চাকরি খুঁজুন",
  backToHome: "হোমে ফিরে যান",
  loadFailed: "এই চাকরি লোড করা যায়নি।",
};
