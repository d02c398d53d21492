import { readDocxLines } from "./docx-lines";
import { readPdfLines } from "./pdf-lines";
import { ResumeFileError, type ResumeLines } from "./resume-lines";

const PDF = "%PDF-";
/** A PDF may have something before its head. */
const PDF_HEAD = 1024;
const ZIP = "504b0304";
/** Former Office files; locked ones of today stand in them as well. */
const FORMER_OFFICE = "d0cf11e0";
const LOCKED = Buffer.from("EncryptedPackage", "utf16le");
const FORMER_WORD = Buffer.from("WordDocument", "utf16le");

/** The lines of a resume's file. Its first bytes tell what it is, not its name. @throws ResumeFileError */
export async function readResumeLines(bytes: Uint8Array): Promise<ResumeLines> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length === 0) throw new ResumeFileError("empty");
  const start = file.toString("hex", 0, 4);
  if (start === ZIP) return readDocxLines(file);
  if (start === FORMER_OFFICE) throw new ResumeFileError(formerOffice(file));
  if (file.subarray(0, PDF_HEAD).includes(PDF)) return await readPdfLines(file);
  throw new ResumeFileError("type");
}

function formerOffice(file: Buffer): "encrypted" | "former-word" | "type" {
  if (file.includes(LOCKED)) return "encrypted";
  return file.includes(FORMER_WORD) ? "former-word" : "type";
}
