import { safeFileName } from "../../resumes/resume/resume-file-name";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** What a file of a message may be. */
export type MessageFileType = "application/pdf" | "image/jpeg" | "image/png" | typeof DOCX;

const ENDINGS: Readonly<Record<MessageFileType, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  [DOCX]: "docx",
};

/** How a PDF begins; some programs write a few bytes before that. */
const PDF_WITHIN = 1024;

const startsWith = (content: Buffer, start: string): boolean =>
  content.subarray(0, start.length).equals(Buffer.from(start, "latin1"));

/** A Word file is an archive, whose parts stand in it by their names. Those with macros are refused. */
const isDocx = (content: Buffer): boolean =>
  startsWith(content, "PK\x03\x04") &&
  content.includes("word/document.xml") &&
  !content.includes("vbaProject.bin");

/** What a file is by its content, whatever it is called; null for what no message takes. */
export function messageFileTypeOf(content: Buffer): MessageFileType | null {
  if (startsWith(content, "\xff\xd8\xff")) return "image/jpeg";
  if (startsWith(content, "\x89PNG\r\n\x1a\n")) return "image/png";
  if (isDocx(content)) return DOCX;
  return content.subarray(0, PDF_WITHIN).includes("%PDF-") ? "application/pdf" : null;
}

/** Whether it is a picture, which the portal draws anew. */
export const isPicture = (type: MessageFileType): type is "image/jpeg" | "image/png" =>
  type === "image/jpeg" || type === "image/png";

/** "Role note.PDF" of a PDF: "Role note.pdf". A name tells nothing of what a file is, so its ending is made anew. */
export function messageFileName(uploaded: string, type: MessageFileType): string {
  const stem = uploaded.replace(/^.*[/\\]/, "").replace(/\.[^.]*$/, "");
  return safeFileName([stem], ENDINGS[type], "File");
}
