import { clean, dayOf, languageOf } from "./resume-print";

/** A letter of a company to one person. */
export interface Letter {
  sender: string;
  title: string;
  /** In words. */
  date: string;
  /** Becomes the file's date. */
  writtenOn: Date;
  /** Paragraphs with a blank line between them. */
  text: string;
  /** What it is about, in short. */
  facts: { label: string; text: string }[];
  /** What has become of it; empty: nothing yet. */
  note: string;
}

/** A letter as its template reads it. */
export interface PrintedLetter extends Omit<Letter, "text" | "writtenOn"> {
  /** BCP 47, of the script that most of it is in. */
  language: string;
  writtenOn: [number, number, number];
  /** Each with its lines. */
  paragraphs: string[][];
}

/** Puts a letter into the lines that are printed; nothing of it is empty but the note. */
export function printLetter({ text, writtenOn, ...letter }: Letter): PrintedLetter {
  return {
    ...{
      sender: clean(letter.sender),
      title: clean(letter.title),
      date: letter.date,
      note: clean(letter.note),
    },
    facts: letter.facts.map((fact) => ({ label: fact.label, text: clean(fact.text) })),
    language: languageOf(text),
    writtenOn: dayOf(writtenOn),
    paragraphs: text
      .split(/\r?\n\s*\r?\n/)
      .map((paragraph) =>
        paragraph
          .split(/\r?\n/)
          .map(clean)
          .filter((line) => line !== ""),
      )
      .filter((lines) => lines.length > 0),
  };
}
