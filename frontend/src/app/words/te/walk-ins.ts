import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["walk-ins"] = {
  link: "క్యూ నంబర్ తీసుకోండి",
  linkTitle: "ఈ ఉద్యోగానికి వాక్-ఇన్ ఉంది",
  linkHint: "ఒక నంబర్ తీసుకుని, మీ వంతు ఎప్పుడో చూడండి.",
};
