import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["moderation"] = {
  reportJob: "এই চাকরি রিপোর্ট করুন",
  reportTitle: "এই চাকরি রিপোর্ট করুন",
  reportText:
    "আমাদের টিম আপনার রিপোর্ট পড়ে। কোম্পানি শুধু কারণটি জানে, কে করেছেন তা কখনও নয়। আমরা দেখা পর্যন্ত চাকরিটি থাকে।",
  reason: "এতে কী ভুল আছে?",
  reasons: {
    SCAM: "এটি প্রতারণা বলে মনে হচ্ছে",
    ASKS_FOR_MONEY: "টাকা চাইছে",
    EXPIRED: "লোক নেওয়া হয়ে গেছে বা সময় শেষ",
    WRONG_DETAILS: "তথ্য ভুল",
    DISCRIMINATORY: "বৈষম্য করছে",
    OTHER: "অন্য কিছু",
  },
  chooseReason: "কী ভুল আছে বেছে নিন।",
  comment: "আরও জানান",
  commentHint: "পাসওয়ার্ড বা ব্যাঙ্কের তথ্য কখনও পাঠাবেন না।",
  commentTooLong: "1,000টি অক্ষরের মধ্যে লিখুন।",
  cancel: "বাতিল",
  send: "রিপোর্ট পাঠান",
  sending: "পাঠানো হচ্ছে...",
  sent: "ধন্যবাদ। আমরা এই চাকরিটি দেখব।",
  notOpen: "এই চাকরিতে আর আবেদন নেওয়া হচ্ছে না।",
  failed: "রিপোর্ট পাঠানো যায়নি। আবার চেষ্টা করুন।",
};
