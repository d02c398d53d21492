import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["field-rules"] = {
  INVISIBLE: "এতে এমন একটি অক্ষর আছে যা দেখা যায় না। মুছে হাতে আবার লিখুন",
  NO_EMAIL: "name@example.in-এর মতো পুরো ইমেল ঠিকানা লিখুন",
  NO_NUMBER: "পূর্ণ সংখ্যা লিখুন, যেমন 25000",
  NO_PHONE: "ভারতীয় ফোন নম্বর লিখুন, বা + আর দেশের কোড দিয়ে নম্বর লিখুন",
  REQUIRED: "এটি লেখা দরকার",
  TOO_GREAT: (bound) => `${bound} বা তার কম লিখুন`,
  TOO_LONG: (bound) => `ছোট করে লিখুন: বড়জোর ${bound}টি অক্ষর`,
  TOO_SHORT: (bound) => `আর একটু লিখুন: অন্তত ${bound}টি অক্ষর`,
  TOO_SMALL: (bound) => `${bound} বা তার বেশি লিখুন`,
  UNPRINTABLE: "এতে এমন একটি অক্ষর আছে যা দেখানো যায় না। আবার লিখুন",
};
