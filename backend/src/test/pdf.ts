/** What pdf.js, as in Firefox, makes of a PDF. */
export interface ReadPdf {
  /** The text of each page, with a line break where pdf.js sees one. */
  pages: string[];
  links: string[];
  info: { Title?: string; Author?: string; Language?: string; CreationDate?: string };
}

/** Reads files one after the other. */
export async function readPdfs(files: Buffer[]): Promise<ReadPdf[]> {
  const read: ReadPdf[] = [];
  for (const file of files) read.push(await readPdf(file));
  return read;
}

async function readPdf(file: Buffer): Promise<ReadPdf> {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages: string[] = [];
  const links: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""));
    const annotations = (await page.getAnnotations()) as { url?: string }[];
    links.push(...annotations.flatMap(({ url }) => url ?? []));
  }
  return { pages, links, info: (await document.getMetadata()).info };
}
