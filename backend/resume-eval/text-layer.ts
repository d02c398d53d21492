import { readFileSync } from "node:fs";

/** Fewer letters are a page number or the stamp of a scanner's program. */
const LEAST_LETTERS = 25;

/** Whether a PDF has letters at all, asked past the reader that is judged; true for any other file. */
export async function hasText(path: string): Promise<boolean> {
  if (!/\.pdf$/i.test(path)) return true;
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  try {
    const document = await getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: 0 }).promise;
    let letters = 0;
    for (let number = 1; number <= document.numPages && letters < LEAST_LETTERS; number += 1) {
      const { items } = await (await document.getPage(number)).getTextContent();
      letters +=
        items
          .map((item) => ("str" in item ? item.str : ""))
          .join("")
          .match(/\p{L}/gu)?.length ?? 0;
    }
    return letters >= LEAST_LETTERS;
  } catch {
    return true;
  }
}
