import { LEAST_STAGE_NAME, MOST_STAGE_NAME, MOST_STAGES } from "@job-portal/protocol/pipeline-stages";
import { formatsIn } from "../../../shared/language/formats";
import type { Translated } from "../../../shared/words";
import type { stagesWords } from "./stages.words";

const format = formatsIn("hi");
const people = (count: number, isCapped: boolean) => `${format.count(count)}${isCapped ? "+" : ""} उम्मीदवार`;

export const words: Translated<typeof stagesWords> = {
  open: "चरण",
  title: "आपके अपने चरण",
  hint: "ये नाम सिर्फ़ आपकी टीम देखती है। आवेदक वह स्थिति देखते हैं जिसका चरण हिस्सा है।",
  company: "कंपनी",
  none: "अभी आपका अपना कोई चरण नहीं है।",
  partOf: (status) => `${status} का हिस्सा`,
  name: "नाम",
  nameHint: `${LEAST_STAGE_NAME} से ${MOST_STAGE_NAME} अक्षर, जैसे फ़ोन पर बातचीत`,
  status: "किसका हिस्सा",
  add: "चरण जोड़ें",
  adding: "जोड़ा जा रहा है...",
  added: (name) => `${name} जोड़ा गया।`,
  most: `किसी कंपनी के अपने चरण ${MOST_STAGES} तक हो सकते हैं।`,
  short: `नाम में ${LEAST_STAGE_NAME} से ${MOST_STAGE_NAME} अक्षर होते हैं।`,
  taken: "इस नाम का चरण या स्थिति पहले से है।",
  failed: "यह सेव नहीं हो सका। फिर कोशिश करें।",
  close: "बंद करें",
  up: (name) => `${name} को ऊपर करें`,
  down: (name) => `${name} को नीचे करें`,
  moved: (name, place, count) => `${name} अब ${count} में से ${place} नंबर पर है।`,
  changed: "इस बीच चरण बदल गए हैं। उन्हें फिर से देखें।",
  rename: "नाम बदलें",
  renameOf: (name) => `${name} का नाम बदलें`,
  renamed: (name) => `अब चरण का नाम ${name} है।`,
  remove: "हटाएँ",
  removeOf: (name) => `${name} हटाएँ`,
  sure: (name, status, count, isCapped) =>
    `${name} को हटाएँ? ${count === undefined ? "वहाँ के उम्मीदवार" : `वहाँ के ${people(count, isCapped)}`} वापस यहाँ जाएँगे: ${status}। किसी को नहीं बताया जाएगा।`,
  keep: "रहने दें",
  removed: (name, status, count) =>
    `${name} हटाया गया। ${count === 0 ? "वहाँ कोई नहीं था।" : `${people(count, false)} वापस यहाँ: ${status}।`}`,
};
