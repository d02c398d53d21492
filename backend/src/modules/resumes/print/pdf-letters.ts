/** What a shape without a letter of its own says; it has no width. */
export const BLANK = "\u200b";
/** What readers put upon the letter before it. */
export const MARK = /[\p{Mn}\p{Cf}]/u;

/**
 * Deals a cluster's letters out to its shapes in their order, at least one to each. Readers take a mark alone for
 * something without width, so a shape that has width gets none, where that can be. If there are more shapes than
 * letters, some get a blank without width.
 */
export function textPieces(text: string, isWide: boolean[]): string[] {
  const letters = Array.from(text);
  const parts = Array.from(text.normalize("NFD"));
  return deal(letters.length >= isWide.length ? letters : parts, isWide)?.pieces ?? [text];
}

function deal(letters: string[], isWide: boolean[]): { pieces: string[]; cost: number } | null {
  const [isFirstWide, ...rest] = isWide;
  if (isFirstWide === undefined) return letters.length === 0 ? { pieces: [], cost: 0 } : null;
  let best: { pieces: string[]; cost: number } | null = null;
  for (let count = 0; count <= letters.length; count += 1) {
    const piece = count === 0 ? BLANK : letters.slice(0, count).join("");
    const others = deal(letters.slice(count), rest);
    if (!others) continue;
    const cost = others.cost + (count === 0 ? 3 : 0) + (isFirstWide && piece.search(MARK) === 0 ? 1 : 0);
    if (!best || cost < best.cost) best = { pieces: [piece, ...others.pieces], cost };
  }
  return best;
}
