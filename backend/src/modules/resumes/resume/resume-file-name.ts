/** What no file system takes, or takes for something else; but not the joiners that Indian scripts write with. */
const UNSAFE = /(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|%])+/gu;
const MAX_LENGTH = 80;

/** "Priya Sharma - Software Engineer.pdf": in any script, and safe on every system. */
export const resumeFileName = (fullName: string, title: string, extension: string): string =>
  safeFileName([fullName, title], extension, "Resume");

/** @param nameless stands in for a name of nothing that a file may be called */
export function safeFileName(parts: readonly string[], extension: string, nameless: string): string {
  const safe = parts.map((part) => {
    const words = part.normalize("NFC").replace(UNSAFE, " ").replace(/\s+/g, " ");
    // Cut between letters with their marks, so that no half of one is left.
    const letters = Array.from(new Intl.Segmenter("en").segment(words.trim()), ({ segment }) => segment);
    return letters
      .slice(0, MAX_LENGTH)
      .join("")
      .replace(/^[. ]+|[. ]+$/g, "");
  });
  return `${safe.filter(Boolean).join(" - ") || nameless}.${extension}`;
}

/**
 * The header that gives a download its name (RFC 6266): plain ASCII for old clients, and the true name in UTF-8 (RFC
 * 8187). `nameless` stands in for a name that ASCII can't spell.
 */
export function attachment(fileName: string, nameless = "Resume"): string {
  const [, stem = "", extension = ""] = /^(.*)(\.[a-z]+)$/.exec(fileName) ?? [];
  const plain = stem
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]+/g, "")
    .trim();
  const ascii = /[A-Za-z0-9]/.test(plain) ? plain : nameless;
  const encoded = encodeURIComponent(fileName).replace(
    /['()]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}${extension}"; filename*=UTF-8''${encoded}`;
}
