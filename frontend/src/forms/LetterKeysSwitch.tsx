import { Checkbox } from "../design-system";
import { useWords } from "../shared/words";
import { useLetterKeysChoice } from "./letter-keys";
import { letterKeysWords } from "./letter-keys.words";

/** Turns single letters as keys off and on (CAND-14). */
export function LetterKeysSwitch() {
  const words = useWords(letterKeysWords);
  const [isOn, choose] = useLetterKeysChoice();
  return <Checkbox label={words.use} checked={isOn} onChange={choose} />;
}
