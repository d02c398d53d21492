import { useWords } from "../words";
import { type OwnRefusalWords, type RefusalKind, refusalWords } from "./refusal.words";

/** A refusal, or an error that carries the server's code and message. */
interface Worded {
  code: string | null;
  message: string;
}

/**
 * The words for a refusal: the screen's own for its code, else the catalog's in the reader's language, else the
 * server's message. Empty where the call did not reach the server though there is a network: the screen then says what
 * did not work. A device without a network is told so (ERR-22).
 */
export function textOfRefusal({ code, message }: Worded, ...catalogs: readonly OwnRefusalWords[]): string {
  const kind = code ?? (navigator.onLine ? "" : ("OFFLINE" satisfies RefusalKind));
  const texts = catalogs.map((catalog: Readonly<Record<string, string | undefined>>) => catalog[kind]);
  return texts.find((text) => text !== undefined) ?? message;
}

/** Answers a function of a refusal that words it in the reader's language. */
export function useRefusalText() {
  const words = useWords<OwnRefusalWords>(refusalWords);
  return (refusal: Worded, own: OwnRefusalWords = {}) => textOfRefusal(refusal, own, words);
}
