import { SPOKEN, type Locale } from "@job-portal/protocol/locale";
import { escapeMarkup } from "../../text/escape-markup";

/** A part of a mail, told in plain text and in HTML alike. */
export type MailPart =
  | { kind: "title" | "text"; text: string }
  | { kind: "job"; title: string; facts: readonly string[]; why: string | null; url: string }
  | { kind: "action"; text: string; url: string }
  | { kind: "foot"; text: string; links: readonly { text: string; url: string }[] };

/** A mail's two forms, part for part. No image, no script, nothing fetched: it tells nobody that it was opened. */
export const bodyOf = (
  head: { title: string; locale: Locale },
  parts: readonly MailPart[],
): { text: string; html: string } => ({
  text: [...parts.flatMap(plainOf), "JobPortal"].join("\n\n"),
  html: pageOf(head, parts.map(htmlOf).join("\n")),
});

function plainOf(part: MailPart): string[] {
  switch (part.kind) {
    case "title":
      // The subject says it.
      return [];
    case "text":
      return [part.text];
    case "job":
      return [
        [part.title, part.facts.filter(Boolean).join(" · "), part.why, part.url].filter(Boolean).join("\n"),
      ];
    case "action":
      return [`${part.text}: ${part.url}`];
    case "foot":
      return [[part.text, ...part.links.map(({ text, url }) => `${text}: ${url}`)].join("\n")];
  }
}

function htmlOf(part: MailPart): string {
  switch (part.kind) {
    case "title":
      return `<h1>${escapeMarkup(part.text)}</h1>`;
    case "text":
      return `<p>${escapeMarkup(part.text)}</p>`;
    case "job": {
      const facts = part.facts.filter(Boolean).map(escapeMarkup).join(" · ");
      const why = part.why === null ? "" : `<br><b class="why">${escapeMarkup(part.why)}</b>`;
      const link = `<a href="${escapeMarkup(part.url)}">${escapeMarkup(part.title)}</a>`;
      return `<p class="job">${link}<br>${facts}${why}</p>`;
    }
    case "action":
      return `<p><a class="act" href="${escapeMarkup(part.url)}">${escapeMarkup(part.text)}</a></p>`;
    case "foot": {
      const links = part.links.map(
        ({ text, url }) => `<a href="${escapeMarkup(url)}">${escapeMarkup(text)}</a>`,
      );
      return `<p class="foot">${escapeMarkup(part.text)} ${links.join(" · ")}</p>`;
    }
  }
}

/** Mail programs know no style sheets of ours: colours of the themes' ink, line and accent stand here once more. */
const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; padding: 24px 16px; background: #f8fafc; color: #1e293b; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 560px; margin: 0 auto; padding: 24px; background: #fff; border: 1px solid #e2e8f0;
    border-radius: 12px; }
  h1 { margin: 0 0 12px; font-size: 22px; line-height: 1.25; }
  p { margin: 0 0 16px; }
  a { color: #1565c0; }
  .job { padding-top: 16px; border-top: 1px solid #e2e8f0; }
  .job a { font-size: 17px; font-weight: 600; }
  .why { color: #166534; font-size: 14px; }
  .act { display: block; padding: 12px; border-radius: 8px; background: #1976d2; color: #fff; font-weight: 600;
    text-align: center; text-decoration: none; }
  .foot { color: #475569; font-size: 13px; }
  @media (prefers-color-scheme: dark) {
    body { background: #0b1220; color: #e2e8f0; }
    main { background: #131c2e; border-color: #26324a; }
    .job { border-color: #26324a; }
    a { color: #7ab8f5; }
    .why { color: #86efac; }
    .foot { color: #94a3b8; }
  }`;

const pageOf = ({ title, locale }: { title: string; locale: Locale }, body: string): string =>
  `<!doctype html>
<html lang="${SPOKEN[locale].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(title)}</title>
<style>${STYLE}</style>
</head>
<body><main>
${body}
</main></body>
</html>`;
