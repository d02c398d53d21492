import type { ClipboardEvent } from "react";

/** Elements by which a text is told to be a page's source; "List<String>" is none. */
const SOURCE = /<\/?(?:p|br|div|ul|ol|li|h[1-6]|b|strong|em|span)(?:\s[^>]*)?\/?>/i;
/** What the browser's own text of a page leaves out. */
const STRUCTURE = /<(?:li|h[1-6])[\s>]/i;
const HIDDEN = new Set(["script", "style", "title"]);
const BLOCKS = new Set(["p", "div", "section", "article", "table", "tr", "ul", "ol", "blockquote"]);

/** Bold ends at its words: Markdown knows no bold blank, nor one that goes on in another paragraph. */
const bold = (text: string) =>
  text.includes("\n") ? text : text.replace(/^(\s*)(\S|\S.*\S)(\s*)$/, "$1**$2**$3");

function markdownOf(node: Node): string {
  if (node instanceof Text) return node.data.replace(/\s+/g, " ");
  if (!(node instanceof HTMLElement) || HIDDEN.has(node.localName)) return "";
  const inner = [...node.childNodes].map(markdownOf).join("");
  if (node.localName === "br") return "\n";
  if (/^h[1-6]$/.test(node.localName)) return `\n\n### ${inner.replaceAll("**", "").trim()}\n\n`;
  if (node.localName === "li") return `\n- ${inner.trim().replace(/\s*\n\s*/g, "\n")}`;
  if (BLOCKS.has(node.localName)) return `\n\n${inner}\n\n`;
  const isBold = /^(?:b|strong)$/.test(node.localName) && node.style.fontWeight !== "normal";
  return isBold ? bold(inner) : inner;
}

/**
 * Turns pasted text of a page, or a page's source, into the Markdown that `parseMarkdown` reads. Null for any other
 * text, which is pasted as it is.
 */
export function pastedMarkdown(clipboard: Pick<DataTransfer, "getData">): string | null {
  const text = clipboard.getData("text/plain");
  const page = clipboard.getData("text/html");
  const html = [SOURCE.test(text) && text, STRUCTURE.test(page) && page].find(Boolean);
  if (!html) return null;
  return markdownOf(new DOMParser().parseFromString(html, "text/html").body)
    .replace(/[^\S\n]*\n[^\S\n]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Pastes into a text that is read as Markdown. */
export function pasteAsMarkdown(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const markdown = pastedMarkdown(event.clipboardData);
  if (markdown === null) return;
  event.preventDefault();
  const box = event.currentTarget;
  const isWithinLine = /[^\n]$/.test(box.value.slice(0, box.selectionStart));
  const start = isWithinLine && /^(?:- |### )/.test(markdown) ? "\n" : "";
  box.setRangeText(start + markdown, box.selectionStart, box.selectionEnd, "end");
  box.dispatchEvent(new Event("input", { bubbles: true }));
}
