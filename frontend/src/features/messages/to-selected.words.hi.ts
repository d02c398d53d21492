import { formatsIn } from "../../shared/language/formats";
import type { Translated } from "../../shared/words";
import type { toSelectedWords } from "./to-selected.words";

const format = formatsIn("hi");

const people = (count: number) => `${format.count(count)} उम्मीदवार`;
const toPeople = (count: number) => `${format.count(count)} ${count === 1 ? "उम्मीदवार" : "उम्मीदवारों"} को`;

export const words: Translated<typeof toSelectedWords> = {
  open: "मैसेज करें",
  title: (count) => `${toPeople(count)} लिखें`,
  message: "मैसेज",
  hint: "हर एक को अलग बातचीत में मिलेगा। {first name}, {job}, {company} और {slot} अपने आप भर जाते हैं।",
  empty: "पहले कुछ लिखें।",
  tooLong: "मैसेज में 2,000 अक्षर तक हो सकते हैं।",
  send: "सबको भेजें",
  sending: "भेजा जा रहा है...",
  cancel: "रद्द करें",
  sent: (count, refused) =>
    `आपका मैसेज एक मिनट में ${toPeople(count)} जाएगा।${
      refused > 0 ? ` ${people(refused)} ऐसे हैं जिन्हें लिखा नहीं जा सकता।` : ""
    }`,
  none: "इनमें से किसी को लिखा नहीं जा सकता: आप सिर्फ़ पढ़ सकते हैं, या उनका आवेदन ख़त्म हो चुका है।",
  noneFilled:
    "ब्रैकेट वाली कोई जगह इनमें से किसी के लिए नहीं भरी जा सकती। {slot} के लिए तय इंटरव्यू चाहिए, {first name} के लिए नाम।",
  undo: "वापस लें",
  undone: (count) => `${toPeople(count)} भेजा मैसेज वापस ले लिया गया।`,
  undoFailed: "यह अब वापस नहीं लिया जा सकता।",
  failed: "कुछ नहीं भेजा गया। फिर कोशिश करें।",
};
