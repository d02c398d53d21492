import { formatsIn } from "../../../shared/language/formats";
import { defineWords } from "../../../shared/words";

const format = formatsIn("en");

export const resumesWords = defineWords("resumes", {
  en: {
    yourResumes: "Your Resumes",
    papers: "Resumes and cover letters",
    viewAll: (count: number) => `View all ${format.count(count)}`,
    create: "Create Resume",
    bring: "Bring Your Resume",
    none: "No resumes yet",
    noneHint: "Bring the PDF or Word file that you have, or fill in four steps with a preview as you type.",
    untitled: "Untitled resume",
    draft: "Draft",
    unfinished: (title: string, changedAt: string) =>
      `You have an unfinished resume, ${title ? `‘${title}’` : "without a title yet"}, saved on ${format.date(changedAt)}.`,
    updated: (at: string) => `Updated ${format.date(at)}`,
    actionsOf: (title: string) => `More for ${title}`,
    downloadOf: (title: string) => `Download ${title} as PDF`,
    download: "Download PDF",
    exportJson: "Export JSON",
    duplicate: "Duplicate",
    delete: "Delete",
    undo: "Undo",
    deleted: (title: string) => `${title} is deleted.`,
    restored: (title: string) => `${title} is back.`,
    duplicated: (title: string) => `${title} is copied.`,
    failed: {
      download: "The file could not be made. Please try again.",
      duplicate: "The resume could not be duplicated. Please try again.",
      delete: "The resume could not be deleted. Please try again.",
      restore: "The resume could not be brought back. Please try again.",
      import: "The file could not be imported. Please try again.",
    },
    templateLimit: "Your plan doesn’t include this resume’s template. See Upgrade Plan.",
    resumeLimit: "You have 100 resumes, the most there can be.",

    import: "Import JSON",
    importing: "Importing...",
    imported: "Your resume is imported.",
    importedTitle: "Imported, but for this",
    importedHint: (count: number) =>
      count === 1
        ? "One thing in the file has no place in a resume here. The rest is in."
        : `${format.count(count)} things in the file have no place in a resume here. The rest is in.`,
    line: (line: number) => `Line ${format.count(line)}`,
    open: "Open the Resume",
    tooLarge: "Choose a JSON Resume file of 64 kB at most.",
    notJson:
      "This file can't be read. Choose a JSON Resume file (.json), such as 'Export JSON' makes. For a PDF or Word file, use Bring Your Resume.",

    templates: {
      CLASSIC: "Classic",
      MODERN: "Modern",
      COMPACT: "Compact",
      ELEGANT: "Elegant",
      TECHNICAL: "Technical",
      ACADEMIC: "Academic",
      BOLD: "Bold",
      MINIMAL: "Minimal",
    },
  },
});
