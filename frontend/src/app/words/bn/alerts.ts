import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("bn");

export const words: SeekerWords["alerts"] = {
  title: "আপনার অ্যালার্ট",
  back: "ড্যাশবোর্ডে ফিরে যান",
  rhythm: { INSTANT: "সঙ্গে সঙ্গে", DAILY: "রোজ", WEEKLY: "প্রতি সপ্তাহে" },
  rhythmHint: {
    INSTANT: "কয়েক মিনিটের মধ্যে, রাতে নয়",
    DAILY: "সকাল 8টায়",
    WEEKLY: "সোমবার সকাল 8টায়",
  },
  howOften: "কত দিন পরপর",

  alertMe: "অ্যালার্ট চাই",
  dialogMeaning: "মানানসই চাকরি এলে আপনাকে জানাব। প্রতিটি চাকরি একবারই।",
  allJobs: "সব চাকরি",
  expected: (jobs, count) =>
    count === 0 ? "গত সপ্তাহে এমন কোনও চাকরি আসেনি।" : `সপ্তাহে মোটামুটি ${jobs}টি চাকরি এর সঙ্গে মেলে।`,
  email: "আপনার ইমেল",
  emailHint: "অ্যাকাউন্ট লাগবে না। আগে নিশ্চিত করার জন্য একটি ইমেল পাঠাব।",
  emailNeeded: "আপনার ইমেল ঠিকানা লিখুন।",
  emailWrong: "name@example.com-এর মতো একটি ইমেল ঠিকানা লিখুন।",
  set: "অ্যালার্ট চালু করুন",
  setting: "চালু হচ্ছে...",
  cancel: "বাতিল",
  oneTap: "প্রতিটি ইমেলে অ্যালার্ট থামানোর বা বন্ধ করার লিঙ্ক থাকে।",
  isSet: (title) => `অ্যালার্ট চালু হয়েছে: ${title}`,
  seeAlerts: "আপনার অ্যালার্ট",
  alertIsSet: "অ্যালার্ট চালু আছে",
  toldOnPage: "আপনার অ্যাকাউন্টে ইমেল নেই। আমরা এখানেই জানাব: ঘণ্টায় আর আপনার অ্যালার্টে।",
  addEmail: "ইমেল যোগ করুন",
  notSet: "এই অ্যালার্ট চালু করা যায়নি। ইন্টারনেট কানেকশন দেখে আবার চেষ্টা করুন।",
  mailSent: (email) => `${email} ঠিকানায় ইমেল পাঠিয়েছি। অ্যালার্ট চালু করতে তার লিঙ্কটি খুলুন।`,
  done: "ঠিক আছে",
  failures: {
    ALERT_LIMIT: "20টি পর্যন্ত অ্যালার্ট রাখা যায়। আগে একটি বন্ধ করুন।",
    RATE_LIMITED: "নিশ্চিত করার ইমেল আপাতত যথেষ্ট পাঠানো হয়েছে। পরে আবার চেষ্টা করুন।",
    UNAVAILABLE: "এখন ইমেল পাঠানো যাচ্ছে না। এই অ্যালার্ট চালু করতে সাইন ইন করুন।",
    PLACE_REQUIRED: "আগে একটি জায়গা বেছে নিন, যাতে সেখান থেকে দূরত্ব মাপতে পারি।",
  },

  newJobs: (count) => (count === 0 ? "এই সপ্তাহে নতুন কিছু নেই" : `এই সপ্তাহে ${format.count(count)}টি নতুন`),
  noneSince: (setAt) => `${format.shortDay(setAt)} সেট করা। তারপর নতুন কিছু নেই।`,
  paused: (at) => `${format.shortDay(at)} থেকে থামানো আছে। নতুন চাকরির কথা জানাব না।`,
  pause: "থামান",
  pauseOf: (title) => `থামান: ${title}`,
  start: "আবার চালু করুন",
  startOf: (title) => `আবার চালু করুন: ${title}`,
  end: (title) => `এই অ্যালার্ট বন্ধ করুন: ${title}`,
  ended: "অ্যালার্ট বন্ধ হয়েছে",
  seeJobs: "চাকরিগুলি দেখুন",
  byMail: "ইমেলেও",
  fits: (reasons) => `মিলছে: ${reasons.join(", ")}`,
  notChanged: "এই অ্যালার্ট বদলানো যায়নি। আবার চেষ্টা করুন।",
  loadFailed: "আপনার অ্যালার্টগুলি লোড করা যায়নি।",
  none: "এখনও কোনও অ্যালার্ট নেই",
  noneHint: "চাকরি খুঁজুন, তারপর ‘অ্যালার্ট চাই’ টিপুন। নতুন চাকরি এলে জানাব।",
  findJobs: "চাকরি খুঁজুন",
};
