import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["app"] = {
  missingVariables: "দরকারি সেটিং নেই",
  crashed: "কিছু একটা গোলমাল হয়েছে",
  crashedHint: "এই পেজ থেমে গেছে। রিলোড করলে সাধারণত ঠিক হয়ে যায়।",
  reload: "রিলোড করুন",
  partNotLoaded: "এই পেজ লোড করা যায়নি।",
  sessionUnknown: "সাইন ইন পরিষেবা সাড়া দিচ্ছে না।",
  signIn: "সাইন ইন",
};
