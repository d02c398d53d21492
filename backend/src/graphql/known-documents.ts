import { InMemoryLRUCache, type KeyValueCache } from "@apollo/utils.keyvaluecache";
import { KNOWN_DOCUMENTS } from "./known-documents.generated";

/** Of texts that other clients had the node remember (Apollo's automatic persisted queries). */
const MAX_TEXTS = 1_000;
const MAX_BYTES = 5 * 1024 * 1024;
/** What Apollo puts before a hash. */
const PREFIX = "apq:";

/** LEAN-01: texts of operations by their hashes: the web app's, which every node knows, and what others have told. */
export function knownDocuments(): KeyValueCache {
  const told = new InMemoryLRUCache({ max: MAX_TEXTS, maxSize: MAX_BYTES });
  return {
    get: async (key) => KNOWN_DOCUMENTS.get(key.slice(PREFIX.length)) ?? (await told.get(key)),
    set: (key, text) => told.set(key, text),
    delete: (key) => told.delete(key),
  };
}
