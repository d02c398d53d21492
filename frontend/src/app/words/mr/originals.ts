import { MAX_ORIGINAL_MB } from "@job-portal/protocol/resume-originals";
import { sizeIn } from "../../../shared/language/size";
import { formatsIn } from "../../../shared/language/formats";
import type { SeekerWords } from "../seeker-words";

const format = formatsIn("mr");

const kinds = { PDF: "PDF", WORD: "Word" };

export const words: SeekerWords["originals"] = {
  facts: (kind, bytes) => `${kinds[kind]}, ${sizeIn(format, bytes)}`,
  add: "फाइल जोडा",
  adding: "तुमची फाइल जोडत आहोत...",
  limits: `PDF किंवा Word (.docx), ${MAX_ORIGINAL_MB} MB पर्यंत`,
  tooLarge: `फाइल जास्तीत जास्त ${MAX_ORIGINAL_MB} MB ची असावी. लहान फाइल निवडा.`,
  failed: "फाइल सेव्ह करता आली नाही. इंटरनेट कनेक्शन तपासून पुन्हा प्रयत्न करा.",
  offline: "नेटवर्क नाही: आत्ता फाइल जोडता येणार नाही. नेटवर्क आल्यावर जोडा.",
  added: (name) => `${name} सेव्ह झाली.`,
};
