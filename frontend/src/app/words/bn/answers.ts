import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("bn");

export const words: SeekerWords["answers"] = {
  asks: (count) => `ওঁরা ${count === 1 ? "একটি" : `${format.count(count)}টি`} প্রশ্ন করছেন`,
  loadFailed: "কোম্পানির প্রশ্নগুলি লোড করা যায়নি।",
  needs: (answer) => `ওঁরা চান: ${answer}। অন্য উত্তর দিয়েও আবেদন করতে পারেন।`,
  notRupees: "একটাই টাকার অঙ্ক লিখুন, যেমন 18000 বা 18k",
  differs: "ওঁরা যা চান, তা নয়। সিদ্ধান্ত একজন মানুষই নেবেন।",
  kept: (at) => `আপনার আগের আবেদন থেকে (${format.shortDay(at)})`,
  named: (text, isRequired) => (isRequired ? text : `${text} (না দিলেও চলবে)`),
  chooseAll: "যেগুলি মেলে, সব বেছে নিন",
  choose: "একটি বেছে নিন",
  changed: "কোম্পানি প্রশ্ন বদলেছে। যে উত্তরগুলি এখনও মেলে, সেগুলি রাখা আছে। আর একবার দেখে নিন।",
  problems: {
    REQUIRED: "এই প্রশ্নের উত্তর দিন",
    NOT_OFFERED: "দেওয়া উত্তরগুলি থেকে একটি বেছে নিন",
    ONE_ONLY: "একটি উত্তর বেছে নিন",
    NOT_A_NUMBER: "একটি সংখ্যা লিখুন, যেমন 2 বা 2.5",
    NOT_A_DATE: "একটি তারিখ লিখুন",
    PAST_DAY: "আজ বা তার পরের তারিখ বাছুন",
    TOO_LONG: "500টি অক্ষরের মধ্যে লিখুন",
    UNPRINTABLE: "এতে এমন একটি অক্ষর আছে যা দেখানো যায় না। আবার লিখুন",
  },

  title: "উত্তর",
  outcomes: {
    AS_WANTED: "যেমন চেয়েছেন",
    DIFFERS: "আলাদা",
    ANSWERED: "উত্তর দিয়েছেন",
    NOT_ANSWERED: "উত্তর দেননি",
  },
  notAnswered: "উত্তর দেননি",
  youAsked: (answer) => `আপনি চেয়েছেন: ${answer}`,
  mark: (question, outcome) => `${question} ${outcome}`,
  matched: (met, asked) => `${format.count(asked)}টির মধ্যে ${format.count(met)}টি যেমন চাওয়া হয়েছে`,
  given: (given, asked) => `${format.count(asked)}টির মধ্যে ${format.count(given)}টি`,
  none: "কোনও প্রশ্ন নেই",
  filter: {
    question: "প্রশ্ন",
    anyQuestion: "যে কোনও প্রশ্ন",
    answer: "উত্তর",
    anyAnswer: "যে কোনও উত্তর",
  },
};
