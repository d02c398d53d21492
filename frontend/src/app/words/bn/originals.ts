import { MAX_ORIGINAL_MB } from "@job-portal/protocol/resume-originals";
import { sizeIn } from "../../../shared/language/size";
import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("bn");

const kinds = { PDF: "PDF", WORD: "Word" };

export const words: SeekerWords["originals"] = {
  facts: (kind, bytes) => `${kinds[kind]}, ${sizeIn(format, bytes)}`,
  add: "ফাইল যোগ করুন",
  adding: "আপনার ফাইল যোগ হচ্ছে...",
  limits: `PDF বা Word (.docx), ${MAX_ORIGINAL_MB} MB পর্যন্ত`,
  tooLarge: `ফাইল সর্বোচ্চ ${MAX_ORIGINAL_MB} MB হতে পারে। ছোট ফাইল বেছে নিন।`,
  failed: "ফাইলটি রাখা গেল না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।",
  offline: "নেটওয়ার্ক নেই: এখন ফাইল যোগ করা যাবে না। নেটওয়ার্ক এলে যোগ করুন।",
  added: (name) => `${name} রাখা হয়েছে।`,
};
