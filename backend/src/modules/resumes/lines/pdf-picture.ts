import { dirname, join } from "node:path";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import type { RenderParameters } from "pdfjs-dist/types/src/display/api";
import { openPdf } from "./pdf-lines";
import { ResumeFileError } from "./resume-lines";

/** As wide as the page is read on a desk with a sharp screen, in pixels. */
const WIDTH = 1240;
/** Pages of any size; a picture takes four bytes for each. */
const MOST_PIXELS = 4_000_000;
const QUALITY = 85;

/** What pdf.js draws on, as far as it is used here: `@napi-rs/canvas`, which comes with it. */
interface Canvas {
  toBuffer(type: "image/webp", quality: number): Buffer;
}
interface CanvasFactory {
  create(width: number, height: number): { canvas: Canvas };
}

/** Files of pdf.js for fonts and pictures that a PDF doesn't carry itself. */
function files() {
  const folder = dirname(require.resolve("pdfjs-dist/package.json"));
  return {
    standardFontDataUrl: join(folder, "standard_fonts/"),
    cMapUrl: join(folder, "cmaps/"),
    cMapPacked: true,
    wasmUrl: join(folder, "wasm/"),
  };
}

/**
 * A page of a PDF as a WebP picture. Scripts, links, forms and attachments of the file are not even looked at.
 * @param number from 1
 * @throws ResumeFileError
 */
export async function drawPdfPage(bytes: Uint8Array, number: number): Promise<Uint8Array> {
  const document = await openPdf(bytes, files());
  try {
    return await draw(document, await document.getPage(number));
  } catch {
    throw new ResumeFileError("damaged");
  } finally {
    await document.destroy();
  }
}

async function draw(document: PDFDocumentProxy, page: PDFPageProxy): Promise<Uint8Array> {
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(WIDTH / width, Math.sqrt(MOST_PIXELS / (width * height)));
  const viewport = page.getViewport({ scale });
  const { canvas } = (document.canvasFactory as CanvasFactory).create(
    Math.max(1, Math.floor(viewport.width)),
    Math.max(1, Math.floor(viewport.height)),
  );
  // A canvas of this factory has all that pdf.js draws with; its types know a browser's alone.
  const rendering = { canvas, viewport, background: "white" } as unknown as RenderParameters;
  await page.render(rendering).promise;
  return canvas.toBuffer("image/webp", QUALITY);
}
