/** The texts in a function's source, without the values between them. */
const textsIn = (source: string): string =>
  (source.match(/"[^"]*"|`[^`]*`/g) ?? []).map((text) => text.replace(/\$\{[^}]*\}?/g, " ")).join(" ");

/** Every text of a catalog by its path. A function stands for the texts in its source. */
export function textsOf(words: unknown, path: string): [path: string, text: string][] {
  if (typeof words === "string") return [[path, words]];
  if (typeof words === "function") return [[path, textsIn(String(words))]];
  if (typeof words !== "object" || words === null) return [[path, ""]];
  return Object.entries<unknown>({ ...words }).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}
