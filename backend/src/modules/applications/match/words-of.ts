/** Names with signs, spelt out as the search index spells them. */
const SPELT_OUT: readonly (readonly [RegExp, string])[] = [
  [/\.net\b/g, " dotnet"],
  [/(\w)\.js\b/g, "$1"],
  [/\b(\w)\+\+/g, "$1plusplus "],
  [/\b(\w)#/g, "$1sharp "],
];

/** Words that say nothing of a trade or a skill. */
const FILLERS = new Set(["and", "of", "the", "in", "for", "with", "to", "a", "an"]);

/** The same thing by the name that fewer people type. */
const SAME: Readonly<Record<string, string>> = {
  js: "javascript",
  ts: "typescript",
  reactjs: "react",
  nodejs: "node",
  golang: "go",
  postgres: "postgresql",
  k8s: "kubernetes",
  programmer: "developer",
  hr: "human resources",
};

/** "Engineers" is "engineer"; words in -ss and short ones stay. */
const singular = (word: string) => (/^.{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word);

/** The words of a title or a skill, to compare: "C++ & Node.js developers" is cplusplus, node, developer. */
export function wordsOf(text: string): string[] {
  const spelt = SPELT_OUT.reduce((sofar, [sign, word]) => sofar.replace(sign, word), text.toLowerCase());
  return (spelt.match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? [])
    .filter((word) => !FILLERS.has(word))
    .flatMap((word) => (SAME[word] ?? word).split(" "))
    .map(singular);
}
