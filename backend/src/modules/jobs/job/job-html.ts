import { type Block, parseMarkdown, type Span } from "@job-portal/protocol/markdown";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);

function inline(spans: Span[]): string {
  return spans
    .map(({ text, isBold }) => (isBold ? `<strong>${escaped(text)}</strong>` : escaped(text)))
    .join("")
    .replaceAll("\n", "<br>");
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `<h3>${inline(block.spans)}</h3>`;
    case "paragraph":
      return `<p>${inline(block.spans)}</p>`;
    case "list":
      return `<ul>${block.items.map((spans) => `<li>${inline(spans)}</li>`).join("")}</ul>`;
  }
}

/** A job's text in Markdown as the HTML that crawlers get. It has the blocks that the page draws, nothing else. */
export function toHtml(markdown: string): string {
  return parseMarkdown(markdown).map(htmlOf).join("");
}
