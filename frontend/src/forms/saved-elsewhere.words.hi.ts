import type { Translated } from "../shared/words";
import type { savedElsewhereWords } from "./saved-elsewhere.words";

export const words: Translated<typeof savedElsewhereWords> = {
  theirs: (value) => `कहीं और सेव हुआ: ${value}`,
  clearedThere: "कहीं और खाली किया गया",
  takeTheirs: "वही रखें",
  mine: (value) => `आपका लिखा: ${value}`,
  clearedHere: "आपने इसे खाली किया था",
  backToMine: "मेरा लिखा रखें",
};
