import { decodeHTMLStrict } from "entities";
import { Parser } from "htmlparser2";

const DROPPED = new Set("head title script style noscript template iframe object svg math".split(" "));
const BLOCKS = new Set(
  "p div section article aside header footer main nav address blockquote pre table tr dl dt dd figure form hr".split(
    " ",
  ),
);
const HEADINGS = new Set("h1 h2 h3 h4 h5 h6".split(" "));
const LISTS = new Set("ul ol menu".split(" "));
const BOLD = new Set("b strong".split(" "));
/** Elements of which the text alone is kept. */
const PLAIN =
  "html body a abbr big button center cite code col colgroup del dfn em figcaption font i img input ins kbd label link " +
  "mark meta q s samp small source span strike sub sup tbody td tfoot th thead time tt u var wbr li br";
const KNOWN = new Set([...DROPPED, ...BLOCKS, ...HEADINGS, ...LISTS, ...BOLD, ...PLAIN.split(" ")]);

const names = [...KNOWN].join("|");
/** A text is a page's source if it ends an element or breaks a line. 'List<String>' and '<3 years' do neither. */
const SOURCE = new RegExp(`</(?:${names})\\s*>|<(?:br|hr|p|li)(?:\\s[^<>]*)?/?>`, "i");
/** Elements that break lines: without any of them, the text's own line ends count. */
const BREAKS = /<\/?(?:br|hr|p|li|ul|ol|div|tr|h[1-6])(?:\s[^<>]*)?\/?>/i;

/** A parser takes the square of a text's depth; a longer text than this becomes none that a field takes. */
const MOST_READ = 40_000;

/** Entities within entities, markup within entities: so often nothing new comes of it. */
const MOST_ROUNDS = 5;

/** Bold ends at its words: Markdown knows no bold blank, nor one that goes on in another line. */
const inBold = (text: string): string =>
  text.includes("\n") || text.includes("**") ? text : text.replace(/^(\s*)(\S|\S.*\S)(\s*)$/, "$1**$2**$3");

/** Writes down as Markdown what a parser finds in a page's source. Entities stay as they are. */
class MarkdownWriter {
  /** What is written so far; elements that are made something of when they end begin a part of their own. */
  private readonly parts = [""];
  private readonly areLinesKept: boolean;
  private dropped = 0;
  private items = 0;
  private lists = 0;

  constructor(source: string) {
    this.areLinesKept = !BREAKS.test(source);
  }

  write(text: string): void {
    if (this.dropped === 0) this.parts.push(`${this.parts.pop() ?? ""}${text}`);
  }

  text(text: string): void {
    this.write(this.areLinesKept ? text : text.replace(/\s+/g, " "));
  }

  open(name: string): void {
    if (DROPPED.has(name)) this.dropped++;
    if (name === "br") this.write(this.items > 0 ? " " : "\n");
    if (name === "td" || name === "th") this.write(" ");
    if (BLOCKS.has(name)) this.breakBlock();
    if (LISTS.has(name)) {
      this.write(this.lists > 0 ? "\n" : "\n\n");
      this.lists++;
    }
    if (name === "li") {
      this.write("\n- ");
      this.items++;
    }
    if (HEADINGS.has(name) || BOLD.has(name)) this.parts.push("");
  }

  close(name: string): void {
    if (DROPPED.has(name)) this.dropped--;
    if (BLOCKS.has(name)) this.breakBlock();
    if (LISTS.has(name)) {
      this.lists--;
      this.write(this.lists > 0 ? "\n" : "\n\n");
    }
    if (name === "li") {
      this.items--;
      this.write("\n");
    }
    if (BOLD.has(name)) this.write(inBold(this.endPart()));
    if (HEADINGS.has(name)) this.writeHeading(this.endPart());
  }

  end(): string {
    return this.parts
      .join("")
      .replace(/[^\S\n]+/g, " ")
      .replace(/ ?\n ?/g, "\n")
      .replace(/(?<=^|\n)- ?(?=\n|$)/g, "")
      .replace(/(?<=(?:^|\n)- [^\n]*)\n+(?=- )/g, "\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim();
  }

  /** An item is one paragraph. */
  private breakBlock(): void {
    this.write(this.items > 0 ? " " : "\n\n");
  }

  private writeHeading(text: string): void {
    const line = text.replaceAll("**", "").replace(/\s+/g, " ").trim();
    if (line !== "") this.write(this.items > 0 ? inBold(line) : `\n\n### ${line}\n\n`);
  }

  private endPart(): string {
    return this.parts.length > 1 ? (this.parts.pop() ?? "") : "";
  }
}

function markdownOfSource(source: string): string {
  const writer = new MarkdownWriter(source);
  const asItStands = () => writer.text(source.slice(parser.startIndex, parser.endIndex + 1));
  const parser = new Parser(
    {
      ontext: (text) => writer.text(text),
      // 'List<String>' in a page's source is no element. Word's own have a colon in their names.
      onopentagname: (name) => {
        if (KNOWN.has(name)) writer.open(name);
        else if (!name.includes(":")) asItStands();
      },
      onclosetag: (name) => {
        if (KNOWN.has(name)) writer.close(name);
      },
    },
    { decodeEntities: false },
  );
  parser.end(source);
  return writer.end();
}

const BULLET = "[•●▪◦‣■□➢➤►❖∙○·\\uF0B7\\uF0A7]";
/** Word's second level comes as an "o" before a tab. */
const FIRST_BULLET = new RegExp(`^\\s*(?:- )?(?:${BULLET}|o\\t)\\s*`);
/** Signs that stand for nothing else, between words neither. */
const BULLETS = /\s*[•●▪➢►]\s*/;

/** A line that is an item, or several in a row: after a bullet or after a colon. */
function itemsOf(line: string): string {
  const item = line.replace(FIRST_BULLET, "- ");
  const [head = "", ...others] = item.split(BULLETS);
  const isRow = others.length > 0 && (head.startsWith("- ") || head.endsWith(":"));
  return isRow ? [head, ...others.map((other) => `- ${other}`)].join("\n") : item;
}

const withItems = (text: string): string => text.split("\n").map(itemsOf).join("\n");

function readOnce(text: string): string {
  const isSource = SOURCE.test(text);
  const plain = decodeHTMLStrict(isSource ? markdownOfSource(text) : text)
    .replaceAll("\u00a0", " ")
    .replace(/\r\n?/g, "\n");
  return isSource ? plain.trim() : plain;
}

/** Until nothing new comes of it, so that a text that is read a second time stays what it is. */
function read(text: string): string {
  if (text.length > MOST_READ) return text;
  let before = text;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const after = readOnce(before);
    if (after === before) break;
    before = after;
  }
  return before;
}

/**
 * A text that came as a page's source, with entities or with signs for bullets, as the Markdown that `parseMarkdown`
 * of the protocol reads. Any other text stays as it is, 'C++ & <3 years' too. Links keep their words alone (POST-08).
 */
export const markdownOf = (text: string): string => withItems(read(text));

/** The same of a text of one line, which has no Markdown. */
export function lineOf(text: string): string {
  const plain = read(text);
  const isSource = SOURCE.test(decodeHTMLStrict(text));
  if (!isSource) return plain;
  return plain
    .replace(/^(?:- |### )/gm, "")
    .replaceAll("**", "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The same of an entry of a list, which may be a whole list of its own. */
export const entriesOf = (text: string): string[] =>
  markdownOf(text)
    .split("\n")
    .map((entry) => entry.replace(/^\s*- /, "").replaceAll("**", ""))
    .filter((entry, _, entries) => entries.length === 1 || entry.trim() !== "");
