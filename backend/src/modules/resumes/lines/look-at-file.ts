import { readResumeLines } from "./read-lines";
import { ResumeFileError, type ResumeLine, textOf } from "./resume-lines";

/** What is kept to know of a file. */
export interface FileLook {
  kind: "pdf" | "docx";
  /** Those that can be drawn: of a Word file none. */
  pageCount: number;
  /** The text of each page, line by line; of a scan none. */
  texts: string[];
}

/** Opens a file as a reader would; a scan is a good file, though it has no text. @throws ResumeFileError */
export async function lookAtFile(bytes: Uint8Array): Promise<FileLook> {
  const kind = bytes[0] === "P".charCodeAt(0) && bytes[1] === "K".charCodeAt(0) ? "docx" : "pdf";
  const { pages, texts } = await readTexts(bytes);
  return { kind, pageCount: kind === "pdf" ? pages : 0, texts };
}

async function readTexts(bytes: Uint8Array): Promise<{ pages: number; texts: string[] }> {
  try {
    const { pages, lines } = await readResumeLines(bytes);
    const texts = Array.from({ length: pages }, (_, index) => textOfPage(lines, index + 1));
    return { pages, texts };
  } catch (error) {
    if (!(error instanceof ResumeFileError) || error.obstacle !== "scan") throw error;
    return { pages: error.pages, texts: [] };
  }
}

const textOfPage = (lines: readonly ResumeLine[], number: number): string =>
  lines
    .filter(({ page }) => page === number)
    .map((line) => (line.isBullet ? `• ${textOf(line)}` : textOf(line)))
    .join("\n");
