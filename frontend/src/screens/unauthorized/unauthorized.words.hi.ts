import type { Translated } from "../../shared/words";
import type { unauthorizedWords } from "./unauthorized.words";

export const words: Translated<typeof unauthorizedWords> = {
  code: "403",
  title: "अनुमति नहीं है",
  explanation: "आपको यह पेज खोलने की अनुमति नहीं है।",
  goHome: "होम पेज पर जाएँ",
};
