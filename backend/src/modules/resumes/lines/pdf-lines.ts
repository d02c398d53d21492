import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import type { DocumentInitParameters } from "pdfjs-dist/types/src/display/api";
import { asSpelt, isAsDrawn } from "./devanagari-order";
import { readRows } from "./page-lines";
import {
  MAX_RESUME_CHARACTERS,
  MAX_RESUME_PAGES,
  plainText,
  ResumeFileError,
  type ResumeLine,
  type ResumeLines,
} from "./resume-lines";
import { type Piece, segmentsOf } from "./text-segments";

/** Fewer letters a page are the stamp of a scanner's program, and no text. */
const LEAST_LETTERS = 25;

/** pdf.js, which takes a moment to load. */
export const loadPdfReader = () => import("pdfjs-dist/legacy/build/pdf.mjs");

/**
 * The lines of a PDF. Nothing of it is run or drawn: neither scripts nor fonts nor pictures.
 * @throws ResumeFileError
 */
export async function readPdfLines(bytes: Uint8Array): Promise<ResumeLines> {
  const document = await openPdf(bytes);
  try {
    if (document.numPages > MAX_RESUME_PAGES) throw new ResumeFileError("too-many-pages");
    if (await hasScripts(document)) throw new ResumeFileError("scripts");
    return await readPages(document);
  } catch (error) {
    throw error instanceof ResumeFileError ? error : new ResumeFileError("damaged");
  }
}

/** @param more what drawing takes beside. @throws ResumeFileError */
export async function openPdf(
  data: Uint8Array,
  more: Partial<DocumentInitParameters> = {},
): Promise<PDFDocumentProxy> {
  const { getDocument } = await loadPdfReader();
  const options = { isEvalSupported: false, enableXfa: false, disableFontFace: true, useSystemFonts: false };
  try {
    return await getDocument({ data: new Uint8Array(data), verbosity: 0, ...options, ...more }).promise;
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new ResumeFileError(isLocked ? "encrypted" : "damaged");
  }
}

/** Scripts of the document or of a page, and actions that start programs. */
async function hasScripts(document: PDFDocumentProxy): Promise<boolean> {
  if (await document.hasJSActions()) return true;
  const opening = (await document.getOpenAction()) as { action?: string } | null;
  if (/javascript|launch/i.test(opening?.action ?? "")) return true;
  for (let number = 1; number <= document.numPages; number += 1) {
    const scripts: unknown = await (await document.getPage(number)).getJSActions();
    if (scripts) return true;
  }
  return false;
}

async function readPages(document: PDFDocumentProxy): Promise<ResumeLines> {
  const [pieces, links]: [Piece[][], string[]] = [[], []];
  let [letters, signs] = [0, 0];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const read = await readPieces(page);
    pieces.push(read);
    links.push(...(await linksOf(page)));
    const text = read.map((piece) => piece.text).join("");
    signs += text.replace(/\s/g, "").length;
    letters += text.replace(/scanned (?:with|by) \w+/gi, "").match(/[\p{Letter}\p{Number}]/gu)?.length ?? 0;
    if (signs > MAX_RESUME_CHARACTERS) throw new ResumeFileError("too-long");
  }
  // Letters of a font that doesn't say which they are count as a picture of text.
  if (letters < LEAST_LETTERS * document.numPages || letters < signs * 0.5)
    throw new ResumeFileError("scan", document.numPages);
  const spelt = pieces.map(
    speltPieces(
      isAsDrawn(
        pieces
          .flat()
          .map(({ text }) => text)
          .join("\n"),
      ),
    ),
  );
  const usual = usualFont(spelt.flat());
  const lines: ResumeLine[] = spelt.flatMap((page, index) => readRows(segmentsOf(page, usual), index + 1));
  return { pages: document.numPages, lines, links: [...new Set(links)] };
}

async function readPieces(page: PDFPageProxy): Promise<Piece[]> {
  const { transform } = page.getViewport({ scale: 1 });
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = transform as readonly number[];
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!("str" in item) || !/\S/.test(item.str)) return [];
    const [cos = 1, sin = 0, , , left = 0, base = 0] = item.transform as number[];
    // Text that runs up the page's edge is no line.
    if (Math.abs(cos * b + sin * d) > Math.abs(cos * a + sin * c)) return [];
    const size = Math.hypot(Number(item.transform[2]), Number(item.transform[3])) || item.height;
    return {
      text: plainText(item.str),
      x: a * left + c * base + e,
      y: b * left + d * base + f,
      width: item.width,
      size,
      font: item.fontName,
    };
  });
}

const speltPieces = (isDrawn: boolean) => (page: Piece[]) =>
  isDrawn ? page.map((piece) => ({ ...piece, text: asSpelt(piece.text) })) : page;

async function linksOf(page: PDFPageProxy): Promise<string[]> {
  const annotations = (await page.getAnnotations()) as { url?: string }[];
  return annotations.flatMap(({ url }) => (url && /^(?:https?|mailto|tel):/i.test(url) ? url : []));
}

/** The font of most letters. */
function usualFont(pieces: readonly Piece[]): string {
  const counts = new Map<string, number>();
  for (const { font, text } of pieces) counts.set(font, (counts.get(font) ?? 0) + text.length);
  const [usual] = [...counts].sort(([, one], [, other]) => other - one);
  return usual?.[0] ?? "";
}
