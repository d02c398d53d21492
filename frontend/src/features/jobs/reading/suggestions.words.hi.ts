import type { Translated } from "../../../shared/words";
import type { suggestionsWords } from "./suggestions.words";

export const words: Translated<typeof suggestionsWords> = {
  found: (count) => (count === 0 ? "" : `${count} सुझाव, चुनने के लिए नीचे वाला तीर दबाएँ`),
};
