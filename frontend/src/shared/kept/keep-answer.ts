import type { ApolloLink } from "@apollo/client";

/** More than somebody looks at between two networks; the oldest go first. */
const MOST_KEPT = 120;
/** A job's page has some 10 kB: room for all of them, and little of a small phone. */
const MOST_BYTES = 3_000_000;
/** Of a kept answer. */
const BYTES = "x-bytes";
/** In ms since 1970. */
export const KEPT_AT = "x-at";

/** Keeps an answer in place of an earlier one, as the youngest of all. */
export async function keepAnswer(cache: Cache, address: string, answer: ApolloLink.Result): Promise<void> {
  const body = new Blob([JSON.stringify(answer)]);
  const headers = { [BYTES]: String(body.size), [KEPT_AT]: String(Date.now()) };
  await cache.delete(address);
  await cache.put(address, new Response(body, { headers }));
  await makeRoom(cache);
}

/** Lets go of the oldest, until no more are kept than may be, and no more bytes. */
async function makeRoom(cache: Cache): Promise<void> {
  const [keys, answers] = await Promise.all([cache.keys(), cache.matchAll()]);
  const sizes = answers.map(({ headers }) => Number(headers.get(BYTES)));
  let bytes = sizes.reduce((sum, size) => sum + size, 0);
  for (const [place, key] of keys.entries()) {
    if (keys.length - place <= MOST_KEPT && bytes <= MOST_BYTES) return;
    await cache.delete(key);
    bytes -= sizes[place] ?? 0;
  }
}
