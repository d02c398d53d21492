/**
 * CARE-09: a company's open jobs on its own site, by `<script async src="…/c/{address}/jobs.js"></script>`. The list
 * stands where the script does, in the site's own type and colours, and sets no cookie. A site's policy has to let
 * scripts and fetches come from the portal, and nothing else.
 */

/** What is read of the feed beside the script (CARE-06). */
interface JobFeed {
  title: string;
  items: { url: string; title: string; _job: { place: string; pay: string | null } }[];
}

const MOST_SHOWN = 10;

const WORDS = {
  en: { all: "See all jobs", none: "No open jobs at the moment.", failed: "See our open jobs" },
  hi: { all: "सभी नौकरियाँ देखें", none: "अभी कोई नौकरी खाली नहीं है।", failed: "हमारी खाली नौकरियाँ देखें" },
};

const STYLE = `
  :host { display: block; }
  ul { margin: 0; padding: 0; list-style: none; }
  li { padding: 12px 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
  p { margin: 4px 0 0; }
  li p { font-size: 0.875em; }
  a { color: inherit; font-weight: 600; text-underline-offset: 3px; overflow-wrap: anywhere; }
`;

function embed(script: HTMLScriptElement): void {
  const feedUrl = new URL("jobs.json", script.src).href;
  const pageUrl = new URL(script.src).href.replace(/\/jobs\.js.*$/, "");
  const words = WORDS[(script.lang || document.documentElement.lang).startsWith("hi") ? "hi" : "en"];
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  // A style element would ask more of the site's policy.
  const style = new CSSStyleSheet();
  style.replaceSync(STYLE);
  root.adoptedStyleSheets = [style];
  script.after(host);
  readFeed(feedUrl).then(
    (feed) => root.append(...(feed ? partsOf(feed, pageUrl, words) : [])),
    () => root.append(paragraph(link(words.failed, pageUrl))),
  );
}

/** Null where the company shows no jobs any more. */
async function readFeed(url: string): Promise<JobFeed | null> {
  const response = await fetch(url, { credentials: "omit" });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The jobs did not come: ${response.status}.`);
  return (await response.json()) as JobFeed;
}

function partsOf({ title, items }: JobFeed, pageUrl: string, words: (typeof WORDS)["en"]): Node[] {
  if (items.length === 0) return [paragraph(words.none)];
  const list = document.createElement("ul");
  list.setAttribute("aria-label", title);
  for (const item of items.slice(0, MOST_SHOWN)) {
    const entry = document.createElement("li");
    const { place, pay } = item._job;
    entry.append(link(item.title, item.url), paragraph([place, pay].filter(Boolean).join(" · ")));
    list.append(entry);
  }
  return items.length > MOST_SHOWN ? [list, paragraph(link(words.all, pageUrl))] : [list];
}

function link(text: string, url: string): HTMLAnchorElement {
  const made = document.createElement("a");
  made.textContent = text;
  if (/^https?:/.test(url)) made.href = url;
  return made;
}

function paragraph(content: Node | string): HTMLParagraphElement {
  const made = document.createElement("p");
  made.append(content);
  return made;
}

if (document.currentScript instanceof HTMLScriptElement) embed(document.currentScript);
