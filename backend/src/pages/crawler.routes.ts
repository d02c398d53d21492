import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { addressIn, LOCALES } from "@job-portal/protocol/locale";
import { paths, PRIVATE_AREAS } from "@job-portal/protocol/paths";
import express, { type RequestHandler, type Response, type Router } from "express";
import { isUuid } from "../text/uuid";
import type { Env } from "../settings/env";
import { NotFoundError } from "../errors/errors";
import type { SitemapEntry, SitemapService } from "../modules/jobs/job/sitemap.service";
import type { Services } from "../auth/context";
import { loadSharp } from "../files/load-sharp";
import { escapeMarkup } from "../text/escape-markup";
import { urlMaker } from "./public-url";

/** The API answers programs, not crawlers. */
const API = "/api/";
const CACHE = "public, max-age=600";
const ICON_SIDE = 48;

/** What crawlers and browsers ask for by addresses of their own choosing; `folder` holds the built web app. */
export function crawlerRoutes(services: Services, env: Env, folder: string): Router {
  const router = express.Router();
  router.get("/robots.txt", (request, response) => {
    const disallowed = [
      API,
      ...LOCALES.flatMap((locale) => PRIVATE_AREAS.map((area) => addressIn(locale, area))),
    ]
      .map((path) => `Disallow: ${path}\n`)
      .join("");
    const sitemap = urlMaker(env, request)("/sitemap.xml");
    response
      .type("text/plain")
      .set("cache-control", CACHE)
      .send(`User-agent: *\n${disallowed}Allow: /\n\nSitemap: ${sitemap}\n`);
  });
  let icon: Promise<Buffer> | undefined;
  router.get("/favicon.ico", async (_request, response) => {
    icon ??= readFile(join(folder, "favicon.svg")).then(toIcon);
    icon.catch(() => (icon = undefined));
    response
      .type("image/x-icon")
      .set("cache-control", "public, max-age=86400")
      .send(await icon);
  });
  return router.use(sitemapRoutes(services, env));
}

function sitemapRoutes({ jobSitemap, companySitemap, jobTopics, careerPages }: Services, env: Env): Router {
  const kinds = {
    jobs: { sitemap: jobSitemap, pathOf: paths.job },
    companies: { sitemap: companySitemap, pathOf: paths.company },
  };
  const router = express.Router();
  router.get("/sitemap.xml", async (request, response) => {
    const parts = await Promise.all(
      Object.entries(kinds).map(async ([kind, { sitemap }]) =>
        (await sitemap.starts()).map((after) => `/sitemaps/${kind}.xml?after=${after}`),
      ),
    );
    sendXml(response, sitemapIndex(["/sitemaps/pages.xml", ...parts.flat()].map(urlMaker(env, request))));
  });
  router.get("/sitemaps/pages.xml", async (request, response) => {
    const toUrl = urlMaker(env, request);
    const [topics, careers] = await Promise.all([jobTopics.paths(), careerPages.addresses()]);
    const listed = [paths.home, paths.jobs, ...topics, ...careers.map(paths.careerPage)];
    sendXml(response, urlSet(listed.map((path) => urlElement(toUrl(path))).join("")));
  });
  for (const [kind, { sitemap, pathOf }] of Object.entries(kinds))
    router.get(`/sitemaps/${kind}.xml`, sendsPart(sitemap, env, pathOf));
  return router;
}

/** Answers one part of a sitemap, the one after the id asked for. */
function sendsPart(sitemap: SitemapService, env: Env, pathOf: (id: string) => string): RequestHandler {
  return async (request, response) => {
    const { after } = request.query;
    if (typeof after !== "string" || !isUuid(after)) throw new NotFoundError();
    const reads = sitemap.part(after);
    // Asked for before anything is sent: an outage still has its status then.
    const first = await reads.next();
    response.type("application/xml").set("cache-control", CACHE);
    const toUrl = urlMaker(env, request);
    const body = Readable.from(partXml(first, reads, (id) => toUrl(pathOf(id))));
    // From here on a failure breaks off the connection, and the crawler sees that too.
    await pipeline(body, response).catch(() => response.destroy());
  };
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const sitemapIndex = (urls: string[]) =>
  `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${urls
    .map((url) => `<sitemap><loc>${escapeMarkup(url)}</loc></sitemap>\n`)
    .join("")}</sitemapindex>\n`;

const urlSet = (elements: string) => `${DECLARATION}<urlset ${NAMESPACE}>\n${elements}</urlset>\n`;

const urlElement = (url: string, changedAt?: Date) =>
  `<url><loc>${escapeMarkup(url)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""}</url>\n`;

async function* partXml(
  first: IteratorResult<SitemapEntry[], void>,
  rest: AsyncGenerator<SitemapEntry[]>,
  urlOf: (id: string) => string,
): AsyncGenerator<string> {
  const elements = (entries: SitemapEntry[]) =>
    entries.map(({ id, changedAt }) => urlElement(urlOf(id), changedAt)).join("");
  yield `${DECLARATION}<urlset ${NAMESPACE}>\n${elements(first.value ?? [])}`;
  for await (const entries of rest) yield elements(entries);
  yield "</urlset>\n";
}

function sendXml(response: Response, xml: string): void {
  response.type("application/xml").set("cache-control", CACHE).send(xml);
}

/** The mark as an .ico of one picture: a header of 6 bytes, an entry of 16, and the picture as PNG. */
async function toIcon(svg: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const png = await sharp(svg, { density: 300 }).resize(ICON_SIDE, ICON_SIDE).png().toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // of one picture
  head.writeUInt8(ICON_SIDE, 6);
  head.writeUInt8(ICON_SIDE, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
