import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["suggestions"] = {
  found: (count) => (count === 0 ? "" : `${count}টি সাজেশন, বেছে নিতে নীচের তির চিহ্ন টিপুন`),
};
