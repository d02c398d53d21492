/** A piece of a line. */
export interface Span {
  text: string;
  isBold: boolean;
}

export type Block =
  | { kind: "heading"; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; items: Span[][] };

const HEADING = /^#{1,6}\s+(.*?)\s*#*$/;
const ITEM = /^\s*[-*+]\s+(.*)$/;
const BOLD = /\*\*(?=\S)(.+?)(?<=\S)\*\*/g;

function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(BOLD)) {
    const [whole, bold = ""] = match;
    if (match.index > end) spans.push({ text: line.slice(end, match.index), isBold: false });
    spans.push({ text: bold, isBold: true });
    end = match.index + whole.length;
  }
  if (end < line.length) spans.push({ text: line.slice(end), isBold: false });
  return spans;
}

/**
 * Reads the Markdown that the texts of companies and jobs use: paragraphs, lists, headings and bold. A paragraph keeps
 * its line breaks. All else stays text, HTML among it, so that a rendering can escape it. `markdown.cases.ts` has
 * examples.
 */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  let items: string[] = [];

  function close() {
    if (lines.length > 0) blocks.push({ kind: "paragraph", spans: spansOf(lines.join("\n")) });
    if (items.length > 0) blocks.push({ kind: "list", items: items.map(spansOf) });
    lines = [];
    items = [];
  }

  for (const line of text.split(/\r?\n/)) {
    const heading = HEADING.exec(line)?.[1];
    const item = ITEM.exec(line)?.[1];
    const last = items.length - 1;
    if (heading !== undefined) {
      close();
      blocks.push({ kind: "heading", spans: spansOf(heading) });
    } else if (item !== undefined) {
      if (lines.length > 0) close();
      items.push(item);
    } else if (line.trim() === "") {
      close();
    } else if (last >= 0) {
      items[last] = `${items[last] ?? ""} ${line.trim()}`;
    } else {
      lines.push(line.trim());
    }
  }
  close();
  return blocks;
}
