import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";

/** What pdf.js, as in Firefox, makes of a PDF. */
export interface ReadPdf {
  /** The text of each page, with a line break where pdf.js sees one. */
  pages: string[];
  links: string[];
  info: { Title?: string; Author?: string; Language?: string; CreationDate?: string };
}

/** Jest can't import pdf.js, which is made of ES modules alone; a thread can. */
const READER = `
const { parentPort, workerData } = require("node:worker_threads");
(async () => {
  const { getDocument } = await import(workerData.pdfjs);
  for (const data of workerData.files) {
    const document = await getDocument({ data, verbosity: 0 }).promise;
    const pages = [];
    const links = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      pages.push(items.map(({ str, hasEOL }) => str + (hasEOL ? "\\n" : "")).join(""));
      links.push(...(await page.getAnnotations()).map(({ url }) => url).filter(Boolean));
    }
    parentPort.postMessage({ pages, links, info: (await document.getMetadata()).info });
  }
  parentPort.postMessage(null);
})();`;

/** Reads files one after the other. */
export async function readPdfs(files: Buffer[]): Promise<ReadPdf[]> {
  const pdfjs = pathToFileURL(require.resolve("pdfjs-dist/legacy/build/pdf.mjs")).href;
  const workerData = { pdfjs, files: files.map((file) => new Uint8Array(file)) };
  const worker = new Worker(READER, { eval: true, workerData });
  const read: ReadPdf[] = [];
  worker.on("message", (answer: ReadPdf | null) => {
    if (answer) read.push(answer);
    else void worker.terminate();
  });
  await once(worker, "exit");
  return read;
}
