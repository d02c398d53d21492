const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
const inline = (line: string) => escaped(line).replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, "<strong>$1</strong>");

const HEADING = /^#{1,6}\s+(.*?)\s*#*$/;
const ITEM = /^\s*[-*+]\s+(.*)$/;

interface Block {
  tag: "h3" | "p" | "ul";
  lines: string[];
}

/** Adds a line to the last block, or opens one; an empty line opens none and ends the last (undefined). */
function addLine(blocks: (Block | undefined)[], line: string): void {
  const last = blocks.at(-1);
  const heading = HEADING.exec(line)?.[1];
  const item = ITEM.exec(line)?.[1];
  if (heading !== undefined) blocks.push({ tag: "h3", lines: [heading] }, undefined);
  else if (item !== undefined && last?.tag === "ul") last.lines.push(item);
  else if (item !== undefined) blocks.push({ tag: "ul", lines: [item] });
  else if (line.trim() === "") blocks.push(undefined);
  else if (last) last.lines.push(`${last.lines.pop() ?? ""} ${line.trim()}`);
  else blocks.push({ tag: "p", lines: [line.trim()] });
}

/**
 * The Markdown that a job's texts use (paragraphs, lists, headings, bold) as HTML. All else stays the text it is:
 * markup that an employer typed comes out escaped.
 */
export function toHtml(markdown: string): string {
  const blocks: (Block | undefined)[] = [];
  for (const line of markdown.split(/\r?\n/)) addLine(blocks, line);
  return blocks
    .filter((block) => block !== undefined)
    .map(({ tag, lines }) => {
      const parts = lines.map((line) => (tag === "ul" ? `<li>${inline(line)}</li>` : inline(line)));
      return `<${tag}>${parts.join("")}</${tag}>`;
    })
    .join("");
}
