import { join } from "node:path";
import { TaskProcess } from "../../../threads/task-process";
import type { ResumeText } from "../content/resume-content";
import type { RenderTask } from "./resume-pdf-printer";
import type { InvoiceDocument } from "../../subscriptions/invoice/invoice.service";
import { printInvoice } from "./invoice-print";
import { type Letter, printLetter } from "./letter-print";
import { printResume } from "./resume-print";

/** With `updatedAt`, which becomes the file's date, equal resumes give equal bytes. */
export type RenderableResume = ResumeText & { updatedAt?: Date };

/** Far above any resume's time: what takes longer hangs. */
const TIMEOUT_MS = 10_000;
/** At some 50 ms each, about as long a line as a person would wait for. */
const MAX_WAITING = 100;

/** Prints resumes and letters, one at a time, in a process of its own that starts with the first of them. */
export class ResumeRenderer {
  private readonly printer = new TaskProcess<RenderTask, Uint8Array | string[]>(
    join(__dirname, "resume-pdf-printer"),
    { timeoutMs: TIMEOUT_MS, mostWaiting: MAX_WAITING },
  );

  /** @throws UnavailableError when too many wait, or the process fails; the same call may succeed later */
  async pdf(resume: RenderableResume): Promise<Buffer> {
    return fileOf(await this.render("pdf", resume));
  }

  /** A letter on plain paper. @throws UnavailableError as `pdf` does */
  async letter(letter: Letter): Promise<Buffer> {
    return fileOf(await this.printer.do({ output: "letter", letter: printLetter(letter) }));
  }

  /** An invoice or a credit note. @throws UnavailableError as `pdf` does */
  async invoice(document: InvoiceDocument): Promise<Buffer> {
    return fileOf(await this.printer.do({ output: "invoice", invoice: printInvoice(document) }));
  }

  /** One SVG a page, for an <img>. @throws UnavailableError as `pdf` does */
  async pages(resume: RenderableResume): Promise<string[]> {
    const result = await this.render("pages", resume);
    if (result instanceof Uint8Array) throw new Error("The printer answered another task.");
    return result;
  }

  /** Ends the process, whatever it is at; who waits is refused, as by an outage, and the next resume starts another. */
  stop(): void {
    this.printer.stop();
  }

  private render(output: "pdf" | "pages", resume: RenderableResume): Promise<Uint8Array | string[]> {
    return this.printer.do({ output, template: resume.template, resume: printResume(resume) });
  }
}

function fileOf(result: Uint8Array | string[]): Buffer {
  if (!(result instanceof Uint8Array)) throw new Error("The printer answered another task.");
  return Buffer.from(result.buffer, result.byteOffset, result.byteLength);
}
