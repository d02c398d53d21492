import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["job-closure"] = {
  stands: {
    ACTIVE: null,
    FLAGGED: null,
    HELD: "একজন অ্যাডমিন না দেখা পর্যন্ত এই চাকরি আটকে রাখা হয়েছে।",
    EXPIRED: "এই চাকরির সময় শেষ: আবেদনের শেষ দিন পেরিয়ে গেছে।",
    CLOSED: "এই চাকরিতে আবেদন বন্ধ।",
    REMOVED: "এই চাকরি সরিয়ে দেওয়া হয়েছে।",
  },
  blocked: {
    COMPANY: "কোম্পানিটি ব্লক করা হয়েছে, তাই এই চাকরি আটকে রাখা হয়েছে।",
    POSTER: "যে অ্যাকাউন্ট থেকে পোস্ট হয়েছে সেটি ব্লক করা, তাই এই চাকরি আটকে রাখা হয়েছে।",
  },
  reason: (reason) => `কারণ: ${reason}`,
  whoReads: "শুধু কোম্পানির লোক আর অ্যাডমিনরা এই পেজ পড়তে পারেন।",
};
