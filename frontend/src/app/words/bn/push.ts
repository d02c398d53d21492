import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("bn");

export const words: SeekerWords["push"] = {
  title: "আপনার ডিভাইসে",
  meaning: "পোর্টাল বন্ধ থাকলেও আমরা সঙ্গে সঙ্গে ডিভাইসে নোটিফিকেশন দেখাতে পারি।",
  offer: "কিছু বদলালে সঙ্গে সঙ্গে আপনাকে জানাতে পারি।",
  tellHere: "এই ডিভাইসে জানান",
  turning: "চালু হচ্ছে...",
  notNow: "এখন নয়",
  isOn: "এই ডিভাইসে আপনাকে জানাব।",
  refused:
    "এই ব্রাউজার এই সাইটের নোটিফিকেশন আটকে রেখেছে। ঠিকানার পাশে সাইট সেটিংস খুলুন, নোটিফিকেশন চালু করুন, তারপর আবার চেষ্টা করুন।",
  unsupported:
    "এই ব্রাউজার নোটিফিকেশন দেখাতে পারে না। iPhone বা iPad হলে পোর্টালটি হোম স্ক্রিনে যোগ করে সেখান থেকে খুলুন।",
  notTurnedOn: "এটি চালু করা যায়নি। ইন্টারনেট কানেকশন দেখে আবার চেষ্টা করুন।",
  notEnded: "এটি বন্ধ করা যায়নি। ইন্টারনেট কানেকশন দেখে আবার চেষ্টা করুন।",
  limit: "আপনার 10টি ডিভাইস হয়ে গেছে। আগে একটি বন্ধ করুন।",
  unknownDevice: "একটি ব্রাউজার",
  thisDevice: "এই ডিভাইস",
  since: (at) => `${format.shortDay(at)} থেকে`,
  lastTold: (at) => `শেষ নোটিফিকেশন ${format.shortDay(at)}`,
  end: "বন্ধ করুন",
  endOf: (device) => `নোটিফিকেশন বন্ধ করুন: ${device}`,
  none: "এখনও কোনও ডিভাইসে নোটিফিকেশন যায় না।",
};
