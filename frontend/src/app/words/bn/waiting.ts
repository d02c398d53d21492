import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["waiting"] = {
  waits: "নেটওয়ার্কের অপেক্ষায়। নিজে থেকেই চলে যাবে।",
  takeBack: "পাঠাবেন না",
  jobAt: (title, company) => `${title}, ${company}`,
  sent: (title) => `আপনার আবেদন পাঠানো হয়েছে: ${title}`,
  refused: (title) => `আপনার আবেদন পাঠানো যায়নি: ${title}`,
  seeWhy: "কারণ দেখুন",
  notSent: "আপনার আবেদন পাঠানো গেল না।",
  limitReached: "এই মাসের সব আবেদন করা হয়ে গেছে।",
  questionsChanged: "কোম্পানি প্রশ্ন বদলেছে। আবার উত্তর দিন।",
  kept: "আপনি যা লিখেছিলেন",
  openAgain: "আবার খুলুন",
  remove: "মুছে ফেলুন",
};
