import { join } from "node:path";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import { spellOutText } from "./pdf-text";
import { typstFonts } from "./typst-fonts";
import type { ResumeTemplate } from "../content/resume-content";
import type { PrintedInvoice } from "./invoice-print";
import type { PrintedLetter } from "./letter-print";
import type { PrintedResume } from "./resume-print";

/** The `.typ` files lie beside this one, in the build as well. */
const FOLDER = join(__dirname, "templates");
/** Where base.typ, letter.typ and invoice.typ find what they print; no such files are on the disk. */
const RESUME = join(FOLDER, "resume.json");
const LETTER = join(FOLDER, "letter.json");
const INVOICE = join(FOLDER, "invoice.json");

/** Results of past compilations are kept for this many further ones. */
const CACHE_AGE = 5;

/**
 * Sets resumes with Typst. The resume goes in as a JSON file that the templates read: what people wrote is never
 * compiled, so nothing in it is markup, reads a file or asks the network.
 */
export class ResumeTypesetter {
  private readonly compiler = NodeCompiler.create({
    workspace: FOLDER,
    fontArgs: [{ fontPaths: typstFonts() }],
  });

  /** @returns a tagged PDF; equal input gives equal bytes */
  pdf(template: ResumeTemplate, resume: PrintedResume): Buffer {
    return this.compile(template, resume, (document) => readable(this.compiler.pdf(document)));
  }

  /** @returns one SVG a page, made of paths alone: no text, no script, nothing to load */
  pages(template: ResumeTemplate, resume: PrintedResume): string[] {
    return this.compile(template, resume, (document) =>
      splitPages(this.compiler.plainSvg(document), document.numOfPages),
    );
  }

  /** @returns as `pdf` does */
  letter(letter: PrintedLetter): Buffer {
    this.compiler.mapShadow(LETTER, Buffer.from(JSON.stringify(letter)));
    return this.compileFile("letter", (document) => readable(this.compiler.pdf(document)));
  }

  /** @returns as `pdf` does */
  invoice(invoice: PrintedInvoice): Buffer {
    this.compiler.mapShadow(INVOICE, Buffer.from(JSON.stringify(invoice)));
    return this.compileFile("invoice", (document) => readable(this.compiler.pdf(document)));
  }

  private compile<Output>(
    template: ResumeTemplate,
    resume: PrintedResume,
    output: (document: NodeTypstDocument) => Output,
  ): Output {
    this.compiler.mapShadow(RESUME, Buffer.from(JSON.stringify(resume)));
    return this.compileFile(template, output);
  }

  private compileFile<Output>(template: string, output: (document: NodeTypstDocument) => Output): Output {
    const compiled = this.compiler.compile({ mainFilePath: join(FOLDER, `${template}.typ`) });
    const document = compiled.result;
    if (!document) throw new Error(`The template '${template}' failed: ${reasonOf(compiled.takeError())}`);
    try {
      return output(document);
    } finally {
      this.compiler.evictCache(CACHE_AGE);
    }
  }
}

/** A file that can't be read as Typst's is still a file: what it says of its text is then Typst's own. */
function readable(file: Buffer): Buffer {
  try {
    return spellOutText(file);
  } catch {
    return file;
  }
}

const reasonOf = (error: { shortDiagnostics: { message: string }[] } | null) =>
  error?.shortDiagnostics.map(({ message }) => message).join("; ") ?? "unknown";

const PAGE = /^ {4}<path class="typst-shape"[^\n]*\n {4}<g[\s\S]*?\n {4}<\/g>$/gm;
const SYMBOL = /<symbol id="([^"]+)"[^>]*>\s*<path d="([^"]*)"\/>\s*<\/symbol>/g;

/**
 * Typst draws all pages on one long sheet and the letters' shapes once after them. Each page becomes an image of
 * its own with the shapes that it needs, by short names: half the size.
 */
function splitPages(sheet: string, count: number): string[] {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(sheet) ?? [];
  const shapes = new Map([...sheet.matchAll(SYMBOL)].map(([, id = "", path = ""]) => [id, path]));
  const pages = sheet.match(PAGE) ?? [];
  if (pages.length !== count) throw new Error(`${pages.length} of ${count} pages found in Typst's SVG.`);
  const pageHeight = Number(height) / count;
  return pages.map((page, index) => {
    const names = new Map<string, string>();
    const drawn = page
      .replace(/xlink:href="#([^"]+)"/g, (_, id: string) => {
        const name = names.get(id) ?? `g${names.size}`;
        names.set(id, name);
        return `href="#${name}"`;
      })
      .replace(/<a [^>]*>[\s\S]*?<\/a>|<a [^>]*\/>/g, "")
      .replace(/ (?:fill-rule="nonzero"|class="[^"]*")/g, "")
      .replace(/>\s+</g, "><")
      .trim();
    const defs = [...names].map(([id, name]) => `<path id="${name}" d="${shapes.get(id) ?? ""}"/>`).join("");
    const box = `viewBox="0 ${index * pageHeight} ${width} ${pageHeight}"`;
    const size = `width="${width}" height="${pageHeight}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${size}><defs>${defs}</defs>${drawn}</svg>`;
  });
}
