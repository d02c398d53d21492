import { Fragment } from "react";

/** The languages of India's scripts, in the order of Unicode's blocks of 128 characters from U+0900 on. */
const LANGUAGES = ["hi", "bn", "pa", "gu", "or", "ta", "te", "kn", "ml"] as const;
const FIRST = 0x900;
const BLOCK = 0x80;

/** Letters of these scripts, with the joiners and the spaces between them. */
const RUN =
  /([\u0900-\u0D7F][\u0900-\u0D7F\u200C\u200D]*(?:\s+[\u0900-\u0D7F][\u0900-\u0D7F\u200C\u200D]*)*)/u;

const languageOf = (run: string) => LANGUAGES[Math.floor(((run.codePointAt(0) ?? 0) - FIRST) / BLOCK)];

/** Whether a text has a word in one of India's own scripts. */
export const isInScript = (text: string): boolean => RUN.test(text);

/**
 * A text that people wrote, each run in one of India's scripts marked with its language: a screen reader then speaks
 * it, and a browser picks its shapes. Devanagari counts as Hindi.
 */
export function InScript({ children }: { children: string }) {
  if (!isInScript(children)) return children;
  return children.split(RUN).map((run, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{run}</Fragment>
    ) : (
      <span key={index} lang={languageOf(run)}>
        {run}
      </span>
    ),
  );
}
