/**
 * The same program in ASCII, which V8 keeps in half the memory, and Node reads without decoding it.
 * @throws where a sign follows a backslash, for which an escape would not stand
 */
export function asciiOf(code) {
  const escaped = /.{0,40}\\[^\0-\x7f]/.exec(code);
  if (escaped) throw new Error(`A sign that is escaped has no other form in ASCII: ${escaped[0]}`);
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The same program with calls for the templates of `String.raw`, in which an escape is no character. */
export function withoutRawTemplates(code, program) {
  const edits = [];
  visit(program, (node) => {
    if (node.type !== "TaggedTemplateExpression" || code.slice(node.tag.start, node.tag.end) !== "String.raw")
      return;
    const { quasis, expressions } = node.quasi;
    const texts = JSON.stringify(quasis.map(({ value }) => value.raw));
    const pieces = [`String.raw({ raw: ${texts} }`, ...expressions.map(() => ")")];
    const starts = [node.start, ...expressions.map(({ end }) => end)];
    const ends = [...expressions.map(({ start }) => start), node.end];
    for (const [index, piece] of pieces.entries())
      edits.push([starts[index], ends[index], piece + (index < expressions.length ? ", (" : ")")]);
  });
  return edits
    .toSorted(([one], [other]) => other - one)
    .reduce((text, [start, end, piece]) => text.slice(0, start) + piece + text.slice(end), code);
}

function visit(node, look) {
  if (Array.isArray(node)) return node.forEach((each) => visit(each, look));
  if (typeof node !== "object" || node === null) return;
  if (typeof node.type === "string") look(node);
  for (const part of Object.values(node)) visit(part, look);
}
