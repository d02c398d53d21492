import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("bn");

interface Found {
  total: number;
  isTotalCapped: boolean;
}

const figure = ({ total, isTotalCapped }: Found) => `${format.count(total)}${isTotalCapped ? "+" : ""}`;
const jobs = (found: Found) => `${figure(found)}${found.isTotalCapped ? "" : "টি"} চাকরি`;

export const words: SeekerWords["job-results"] = {
  widerArea: "আশপাশের আরও বড় এলাকায়",
  popularPlaces: "জনপ্রিয় জায়গা",
  remote: "রিমোট",
  anywhere: "যে কোনও জায়গায়",
  unlisted: "তালিকায় যত আছে, তার চেয়ে বেশি চাকরি মিলছে। বাকিগুলি দেখতে একটি শব্দ, জায়গা বা ফিল্টার যোগ করুন।",
  unmeasured: "ওখান থেকে দূরত্ব মাপা যাচ্ছে না। এই তালিকা দূরত্ব ছাড়া দেখানো হচ্ছে।",

  close: {
    WITHOUT_CONDITION: (found) => `সেটি বাদ দিলে ${jobs(found)}`,
    NEARBY: (found, _q, places) => `${places}: ${jobs(found)}`,
    ELSEWHERE: (found) => `ভারতের অন্য জায়গায় ${jobs(found)}`,
  },
  leftOut: "বাদ দেওয়া হয়েছে",
  showAll: (found) => (found.total === 1 ? "এই চাকরিটি খুঁজুন" : `সব দেখান (${figure(found)})`),

  empty: {
    title: "এই সব কিছুর সঙ্গে মেলে এমন চাকরি এখনও নেই",
    hint: "খোঁজার কোনও একটি অংশ বাদ দিন, বা অন্য শহরে দেখুন।",
    hintEverywhere: "খোঁজার কোনও একটি অংশ বাদ দিন।",
    hintClose: "এগুলি সবচেয়ে কাছাকাছি।",
    withoutFilters: "ফিল্টার ছাড়া খুঁজুন",
    allTypes: "সব ধরনের চাকরি দেখান",
    anywhere: "সব জায়গায় খুঁজুন",
    withoutText: (q) => `“${q.length > 30 ? `${q.slice(0, 30)}…` : q}” বাদ দিয়ে খুঁজুন`,
    clearAll: "পুরো খোঁজা মুছুন",
    leadsTo: (figure) => `(${figure})`,
    otherPlaces: "অন্য জায়গায় একই খোঁজ",
    popularPlaces: "বা সব চাকরি দেখুন:",
  },
  noJobs: {
    title: "এখনও কোনও চাকরি নেই",
    hint: "প্রথম পোস্ট করা চাকরি এখানে দেখা যাবে।",
    postJob: "চাকরি পোস্ট করুন",
  },
};
