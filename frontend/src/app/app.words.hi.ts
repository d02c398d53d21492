import type { Translated } from "../shared/words";
import type { appWords } from "./app.words";

export const words: Translated<typeof appWords> = {
  missingVariables: "ज़रूरी environment variables नहीं मिले",
  crashed: "कुछ गड़बड़ हुई",
  crashedHint: "यह पेज रुक गया है। फिर से खोलने पर अक्सर चल जाता है।",
  reload: "फिर से खोलें",
  partNotLoaded: "यह पेज खुल नहीं सका।",
  sessionUnknown: "साइन इन की सेवा जवाब नहीं दे रही।",
  signIn: "साइन इन",
};
