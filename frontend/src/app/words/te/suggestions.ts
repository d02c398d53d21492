import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["suggestions"] = {
  found: (count) =>
    count === 0 ? "" : `${count} ${count === 1 ? "సూచన" : "సూచనలు"}, ఎంచుకోవడానికి కింది బాణం నొక్కండి`,
};
