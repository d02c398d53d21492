import { ADULT_YEARS } from "@job-portal/protocol/consents";
import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("bn");

/** The month that ends when the next one begins. */
const monthBefore = (resetsAt: string) => format.month(Date.parse(resetsAt) - 1);

export const words: SeekerWords["applications"] = {
  applyElsewhere: "কোম্পানির সাইটে আবেদন করুন",
  applyNow: "আবেদন করুন",
  notSentYet: "এখনও পাঠানো হয়নি",
  applying: (title) =>
    title === null
      ? "আপনি একটি চাকরিতে আবেদন করছেন। এরপর সেখান থেকেই এগোবেন।"
      : `আপনি আবেদন করছেন: ${title}। এরপর সেখান থেকেই এগোবেন।`,
  applied: (time) => `আবেদন করেছেন ${format.date(time)}`,
  withdrawn: (time) => `তুলে নিয়েছেন ${format.date(time)}`,
  statuses: {
    SUBMITTED: "পাঠানো হয়েছে",
    VIEWED: "দেখা হচ্ছে",
    SHORTLISTED: "শর্টলিস্ট",
    INTERVIEW: "ইন্টারভিউ",
    OFFERED: "অফার এসেছে",
    HIRED: "চাকরি হয়েছে",
    NOT_SELECTED: "নির্বাচিত হননি",
    WITHDRAWN: "তুলে নিয়েছেন",
  },
  remarks: { NO_REPLY: "উত্তর আসেনি", JOB_CLOSED: "আবেদন নেওয়া বন্ধ" },

  apply: {
    title: (job) => `আবেদন: ${job}`,
    copy: "ওঁরা এই কপিটি দেখবেন। পরে এডিট করলেও এটি বদলাবে না।",
    what: "কী পাঠাবেন",
    resumesFailed: "আপনার রেজিউমেগুলি লোড করা যায়নি।",
    profile: "আমার প্রোফাইল",
    resumeOf: (title, updatedAt) => `${title} (আপডেট ${format.date(updatedAt)})`,
    resumeSent: (title, template) => `${title}, টেমপ্লেট: ${template}`,
    seePdf: "PDF ডাউনলোড করুন",
    pdfFailed: "PDF তৈরি করা যায়নি। আবার চেষ্টা করুন।",
    editResume: "এই রেজিউমে এডিট করুন",
    fields: { linkedin: "LinkedIn", bio: "আমার কথা" },
    profileSent: "ওঁরা আপনার প্রোফাইল পাবেন:",
    contactSent: "শর্টলিস্ট করার পরই:",
    editProfile: "প্রোফাইল এডিট করুন",
    letter: {
      choose: "কভার লেটার দিয়ে শুরু করুন",
      none: "লেটার নেই",
      bringBack: "আমি যা লিখেছিলাম ফিরিয়ে আনুন",
      write: "বারবার ব্যবহারের জন্য কভার লেটার লিখুন",
    },
    note: "কোম্পানিকে দু’কথা",
    noteHint: (length, most) => `${format.count(most)}টি অক্ষরের মধ্যে ${format.count(length)}টি`,
    noteTooLong: (excess) => `${format.count(excess)}টি অক্ষর কমান।`,
    left: (remaining, limit, resetsAt) =>
      `${monthBefore(resetsAt)}: ${format.count(limit)}টি আবেদনের মধ্যে ${format.count(remaining)}টি বাকি`,
    unlimited: "আপনার প্ল্যানে যত খুশি আবেদন করা যায়",
    limitReached: (limit, resetsAt) =>
      `${monthBefore(resetsAt)} মাসের ${limit === 1 ? "একমাত্র আবেদনটি" : `${format.count(limit)}টি আবেদনই`} করা হয়ে গেছে। ${format.day(resetsAt)} তারিখে আবার পাবেন, বা বড় প্ল্যান নিলে এখনই।`,
    upgrade: "প্ল্যান আপগ্রেড করুন",
    cancel: "বাতিল",
    send: "আবেদন পাঠান",
    sending: "পাঠানো হচ্ছে...",
    sent: "আপনার আবেদন পাঠানো হয়েছে।",
    errors: {
      jobClosed: "এই চাকরিতে আর আবেদন নেওয়া হচ্ছে না।",
      similarJobs: "এই রকম চাকরি খুঁজুন",
      ownJob: "এটি আপনার নিজের কোম্পানির চাকরি।",
      alreadyApplied: "এই চাকরিতে আপনি আগেই আবেদন করেছেন।",
      unverified: "আগে আপনার ইমেল ঠিকানা যাচাই করুন: আমাদের পাঠানো ইমেলের লিঙ্কটি খুলুন।",
      underAge: `আপনি জানিয়েছেন আপনার বয়স ${ADULT_YEARS} হয়নি, তাই এখানে আবেদন করা যাবে না। ভুল জানিয়েছেন? সেটিংসে গিয়ে বদলান।`,
      settings: "সেটিংস",
      resumeGone: "এই রেজিউমে মুছে ফেলা হয়েছে। অন্য একটি বা আপনার প্রোফাইল বেছে নিন।",
      templateLimit: "এই রেজিউমের টেমপ্লেট আপনার প্ল্যানে নেই। অন্য রেজিউমে বেছে নিন।",
      checkFields: "চিহ্ন দেওয়া ঘরগুলি দেখে আবার পাঠান।",
      unreached:
        "আপনার আবেদন পাঠানো যায়নি। পরিষেবার সঙ্গে যোগাযোগ করা যায়নি। ইন্টারনেট কানেকশন দেখে আবার চেষ্টা করুন।",
      failed: "আপনার আবেদন পাঠানো যায়নি। আবার চেষ্টা করুন।",
    },
  },

  own: {
    title: "আপনার আবেদন",
    status: "কী অবস্থায়",
    sent: "যা পাঠিয়েছেন, ডাউনলোড করুন",
    dashboard: "ড্যাশবোর্ডে দেখুন",
    withdraw: "তুলে নিন",
    onlyOnce: "একটি চাকরিতে একবারই আবেদন করা যায়।",
    undoUntil: (time) => `${format.time(time)} পর্যন্ত এটি ফিরিয়ে আনতে পারেন।`,
    undo: "আবেদন ফিরিয়ে আনুন",
  },

  withdraw: {
    title: "আপনার আবেদন তুলে নেবেন?",
    warning: (company) =>
      `${company} আর এটি দেখবে না। 15 মিনিটের মধ্যে ফিরিয়ে আনতে পারেন। তারপর এই চাকরিতে আর আবেদন করা যাবে না।`,
    givesBack: "ওঁরা এখনও এটি খোলেননি, তাই এই মাসের আবেদনের মধ্যে ধরা হবে না।",
    stillCounts: "ওঁরা এটি খুলেছেন, তাই এই মাসের আবেদনের মধ্যে ধরা হবে।",
    keep: "থাক",
    confirm: "তুলে নিন",
    withdrawing: "তুলে নেওয়া হচ্ছে...",
    done: "আবেদন তুলে নেওয়া হয়েছে।",
    undo: "ফিরিয়ে আনুন",
    failed: "আপনার আবেদন তুলে নেওয়া যায়নি। আবার চেষ্টা করুন।",
    undone: "আপনার আবেদন ফিরে এসেছে।",
    notUndone: {
      UNDO_EXPIRED: "15 মিনিট পেরিয়ে গেছে, তাই আর ফিরিয়ে আনা যাবে না।",
      APPLICATION_LIMIT_REACHED: "এই মাসের সব আবেদন করা হয়ে গেছে, তাই এটি ফিরিয়ে আনা যাবে না।",
    },
    undoFailed: "ফিরিয়ে আনা যায়নি। আবার চেষ্টা করুন।",
  },
};
