import { SPOKEN, type Locale } from "@job-portal/protocol/locale";
import { escapeMarkup } from "../../text/escape-markup";
import type { ShareCard } from "../share-card";
import type { StructuredData } from "./structured-data";

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
  /** What title and description are written in; English unless told. */
  locale?: Locale;
  /** The page's address in each language. */
  alternates?: readonly (readonly [locale: Locale, url: string])[];
  /** Whether search engines may list it. */
  isIndexed: boolean;
  /** The path that the page has moved to: asked for by a name that isn't its own. */
  movedTo?: string;
  data?: readonly StructuredData[];
  /** What its picture says where its address is shared; it has none without a canonical address. */
  card?: ShareCard;
  /** The picture's whole address. */
  imageUrl?: string;
}

const meta = (key: "name" | "property", name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeMarkup(content)}" />`;

/** The head's elements. JSON in a script must not end it: every `<` is written as an escape. */
export function headElements(head: PageHead, nonce: string): string {
  const { title, description, canonicalUrl, isIndexed, locale = "en", alternates = [], data = [] } = head;
  return [
    `<title>${escapeMarkup(title)}</title>`,
    meta("name", "description", description),
    ...(isIndexed ? [] : [meta("name", "robots", "noindex")]),
    ...(canonicalUrl === null
      ? []
      : [
          `<link rel="canonical" href="${escapeMarkup(canonicalUrl)}" />`,
          ...alternates.map(
            ([language, url]) =>
              `<link rel="alternate" hreflang="${language}" href="${escapeMarkup(url)}" />`,
          ),
          meta("property", "og:type", "website"),
          meta("property", "og:site_name", "JobPortal"),
          meta("property", "og:locale", SPOKEN[locale].tag.replace("-", "_")),
          meta("property", "og:title", title),
          meta("property", "og:description", description),
          meta("property", "og:url", canonicalUrl),
          ...imageElements(head),
        ]),
    ...data.map(
      (item) =>
        `<script type="application/ld+json" nonce="${nonce}">${JSON.stringify(item).replaceAll("<", "\\u003c")}</script>`,
    ),
  ].join("\n    ");
}

/** Width and height of the picture, in pixels: what Facebook, WhatsApp, LinkedIn and X show large. */
export const SHARE_IMAGE = { width: 1200, height: 630 };

function imageElements({ title, imageUrl }: PageHead): string[] {
  if (imageUrl === undefined) return [meta("name", "twitter:card", "summary")];
  return [
    meta("property", "og:image", imageUrl),
    meta("property", "og:image:type", "image/png"),
    meta("property", "og:image:width", String(SHARE_IMAGE.width)),
    meta("property", "og:image:height", String(SHARE_IMAGE.height)),
    meta("property", "og:image:alt", title),
    meta("name", "twitter:card", "summary_large_image"),
  ];
}

export const headingElement = ({ heading }: PageHead): string =>
  heading === null ? "" : `<p class="heading">${escapeMarkup(heading)}</p>`;
