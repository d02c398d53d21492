import { MAX_ORIGINAL_MB, MAX_ORIGINALS } from "@job-portal/protocol/resume-originals";
import type { OriginalKind } from "../../../shared/schema.generated";
import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import { sizeIn } from "../../../shared/language/size";
import type { originalsWords } from "./originals.words";

const format = formatsIn("hi");

const kinds: Record<OriginalKind, string> = { PDF: "PDF", WORD: "Word" };

export const words: Translated<typeof originalsWords> = {
  yourFiles: "आपकी फ़ाइलें",
  hint: `हम ${MAX_ORIGINALS} फ़ाइलें तक जैसी हैं वैसी रखते हैं। आप उन्हें आवेदन के साथ भेज सकते हैं।`,
  none: "अभी कोई फ़ाइल नहीं है।",
  add: "फ़ाइल जोड़ें",
  adding: "आपकी फ़ाइल जोड़ी जा रही है...",
  limits: `PDF या Word (.docx), ${MAX_ORIGINAL_MB} MB तक`,
  tooLarge: `फ़ाइल ज़्यादा से ज़्यादा ${MAX_ORIGINAL_MB} MB की हो सकती है। छोटी फ़ाइल चुनें।`,
  failed: "हम फ़ाइल नहीं रख पाए। अपना कनेक्शन देखें और फिर कोशिश करें।",
  offline: "नेटवर्क नहीं है: अभी फ़ाइल नहीं जुड़ सकती। नेटवर्क आने पर जोड़ें।",
  added: (name) => `${name} रख ली गई है।`,
  facts: (kind, bytes) => `${kinds[kind]}, ${sizeIn(format, bytes)}`,
  addedOn: (at) => `${format.date(at)} को जोड़ी गई`,
  download: (name) => `${name} डाउनलोड करें`,
  downloadFailed: "हम फ़ाइल नहीं ला पाए। कृपया फिर कोशिश करें।",
  delete: (name) => `${name} हटाएँ`,
  deleted: (name) => `${name} हटा दी गई है। जिन आवेदनों के साथ आपने इसे भेजा था, उनमें यह रहेगी।`,
  deleteFailed: "हम फ़ाइल नहीं हटा पाए। कृपया फिर कोशिश करें।",
};
