import type { JobPosting } from "../modules/jobs/job/job-structured-data";

/** What a page tells browsers, crawlers and those who share its address, before any script has run. */
export interface PageHead {
  /** HTTP status of the answer. */
  status: number;
  title: string;
  /** What the page shows as its heading until the web app has drawn it; null where only the web app knows. */
  heading: string | null;
  description: string;
  /** The page's one address; null where it has none that anybody should keep. */
  canonicalUrl: string | null;
  /** Whether search engines may list it. */
  isIndexed: boolean;
  jobPosting?: JobPosting;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text that stands in HTML or XML as what it is, in attributes too. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const meta = (key: "name" | "property", name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeMarkup(content)}" />`;

/** The head's elements. JSON in a script must not end it: every `<` is written as an escape. */
export function headElements(head: PageHead, nonce: string): string {
  const { title, description, canonicalUrl, isIndexed, jobPosting } = head;
  return [
    `<title>${escapeMarkup(title)}</title>`,
    meta("name", "description", description),
    ...(isIndexed ? [] : [meta("name", "robots", "noindex")]),
    ...(canonicalUrl === null
      ? []
      : [
          `<link rel="canonical" href="${escapeMarkup(canonicalUrl)}" />`,
          meta("property", "og:type", "website"),
          meta("property", "og:site_name", "JobPortal"),
          meta("property", "og:locale", "en_IN"),
          meta("property", "og:title", title),
          meta("property", "og:description", description),
          meta("property", "og:url", canonicalUrl),
          meta("name", "twitter:card", "summary"),
        ]),
    ...(jobPosting
      ? [
          `<script type="application/ld+json" nonce="${nonce}">${JSON.stringify(jobPosting).replaceAll("<", "\\u003c")}</script>`,
        ]
      : []),
  ].join("\n    ");
}

export const headingElement = ({ heading }: PageHead): string =>
  heading === null ? "" : `<p class="heading">${escapeMarkup(heading)}</p>`;
