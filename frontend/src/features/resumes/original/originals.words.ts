import { MAX_ORIGINAL_MB, MAX_ORIGINALS } from "@job-portal/protocol/resume-originals";
import type { OriginalKind } from "../../../shared/schema.generated";
import { formatsIn } from "../../../shared/language/formats";
import { sizeIn } from "../../../shared/language/size";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

const kinds: Record<OriginalKind, string> = { PDF: "PDF", WORD: "Word" };

export const originalsWords = defineWords("originals", {
  en: {
    yourFiles: "Your files",
    hint: `We keep up to ${MAX_ORIGINALS} files as they are. You can send them with applications.`,
    none: "No files yet.",
    add: "Add a File",
    adding: "Adding your file...",
    limits: `PDF or Word (.docx), up to ${MAX_ORIGINAL_MB} MB`,
    tooLarge: `A file has ${MAX_ORIGINAL_MB} MB at most. Choose a smaller one.`,
    failed: "We couldn't keep the file. Check your connection and try again.",
    offline: "No network: a file can't be added now. Add it once you are online.",
    added: (name: string) => `${name} is kept.`,
    facts: (kind: OriginalKind, bytes: number) => `${kinds[kind]}, ${sizeIn(format, bytes)}`,
    addedOn: (at: string) => `Added ${format.date(at)}`,
    download: (name: string) => `Download ${name}`,
    downloadFailed: "We couldn't load the file. Please try again.",
    delete: (name: string) => `Delete ${name}`,
    deleted: (name: string) => `${name} is deleted. Applications that you sent it with keep it.`,
    deleteFailed: "We couldn't delete the file. Please try again.",
  },
});
