import type { SeekerWords } from "../seeker-words";
import { words as refusals } from "./refusal";

export const words: SeekerWords["accounts"] = {
  email: "ইমেল",
  password: "পাসওয়ার্ড",
  iAmA: "আমি একজন",
  roles: { JOBSEEKER: "চাকরিপ্রার্থী", EMPLOYER: "নিয়োগকারী", ADMIN: "অ্যাডমিন" },
  roleHints: { jobseeker: "কাছাকাছি কাজ খুঁজুন", employer: "এলাকার লোক নিন" },
  plans: { FREE: "Free", PAID: "Paid", PREMIUM: "Premium" },
  selectRole: "বেছে নিন আপনি কে",
  enterEmail: "আপনার ইমেল ঠিকানা লিখুন",
  enterPassword: "একটি পাসওয়ার্ড লিখুন",
  passwordHint: "অন্তত 6টি অক্ষর",

  continueWithGoogle: "Google দিয়ে এগোন",
  orWithEmail: "বা ইমেল দিয়ে",
  googleHints: {
    allowPopups: "এই সাইটের জন্য পপ-আপ চালু করে আবার চেষ্টা করুন।",
    closed: "সাইন ইন করার আগেই Google উইন্ডো বন্ধ হয়ে গেছে।",
    foreignSite: "Google এই সাইটের ঠিকানা চেনে না। বদলে ইমেল ঠিকানা ব্যবহার করুন।",
    allowStorage: "এই সাইটের জন্য কুকি আর সাইট ডেটা চালু করে আবার চেষ্টা করুন।",
    usePassword:
      "এই ইমেল ঠিকানায় আগে থেকেই একটি অ্যাকাউন্ট আছে। তার পাসওয়ার্ড দিয়ে সাইন ইন করুন, Google তার সঙ্গে যোগ হয়ে যাবে।",
  },

  verifyEmail: (email) => `ইমেল পেতে আপনার ইমেল ঠিকানা যাচাই করুন: ${email} ঠিকানায় পাঠানো ইমেলের লিঙ্কটি খুলুন।`,
  verificationSent: (email) => `${email} ঠিকানায় নতুন ইমেল পাঠিয়েছি। স্প্যাম ফোল্ডারও দেখুন।`,
  verificationFailed: (message) => `ইমেল পাঠানো যায়নি। ${message}`,
  sendAgain: "আবার পাঠান",
  changeAddress: "ঠিকানা ভুল? বদলান",
  emailMeant: { before: "আপনি কি এটি বোঝাতে চেয়েছেন:", after: "" },
  sending: "পাঠানো হচ্ছে...",

  askSupport: "এতে ভুল হয়েছে মনে হলে লিখুন এই ঠিকানায়:",

  createAccount: "অ্যাকাউন্ট খুলুন",
  creatingAccount: "অ্যাকাউন্ট খোলা হচ্ছে...",
  signUpFailed: (message) => `অ্যাকাউন্ট খোলা যায়নি। ${message}`,
  errors: {
    malformedEmail: "name@example.in-এর মতো একটি ইমেল ঠিকানা লিখুন",
    outage: "পরিষেবার সঙ্গে যোগাযোগ করা যায়নি। ইন্টারনেট কানেকশন দেখে আবার চেষ্টা করুন।",
    tooManyTries: "অনেকবার চেষ্টা হয়ে গেছে। কয়েক মিনিট পরে আবার চেষ্টা করুন।",
    emailInUse: "এই ইমেল ঠিকানায় আগে থেকেই একটি অ্যাকাউন্ট আছে।",
    disabled: "এই অ্যাকাউন্ট বন্ধ করে দেওয়া হয়েছে।",
    passwordRefused: () => "এই পাসওয়ার্ড খুব সহজ। আরও লম্বা করুন, আর বড় ও ছোট অক্ষর, একটি সংখ্যা ও একটি চিহ্ন দিন।",
    unknown: "আবার চেষ্টা করুন।",
    refusals,
  },
};
