import { paths } from "@job-portal/protocol/paths";
import { join } from "node:path";
import express, { type Request, type RequestHandler, type Response, type Router } from "express";
import type { Services } from "../auth/context";
import { NotFoundError, UnavailableError } from "../errors/errors";
import { atomFeed, jsonFeed } from "../modules/jobs/feed/company-feed";
import { FEED_END, feedJob, feedStart } from "../modules/jobs/feed/job-feed-xml";
import type { FeedJob } from "../modules/jobs/feed/job-feed.service";
import type { Env } from "../settings/env";
import { PRODUCT } from "./head/head-parts";
import { type ToUrl, urlMaker } from "./public-url";
import { WEB_FOLDER } from "./web-app";

/** Each is a walk over all open jobs: more would take the node from the people on it. */
const FEEDS_AT_ONCE = 4;
/** A reader that takes longer than this holds a turn that others wait for. */
const MOST_MS = 10 * 60 * 1000;
/** Some 30 kB: compression takes few large pieces faster than many small ones. */
const JOBS_A_WRITE = 10;
const CACHE = "public, max-age=600";

/** FEED-01: `/feeds/jobs.xml`, all open jobs in the form that aggregators take, written as they are read. */
export function feedRoutes(services: Services, env: Env): Router {
  const router = express.Router();
  let underWay = 0;
  router.get("/feeds/jobs.xml", async (request, response) => {
    // FEED-03: the answer says when to come again.
    if (underWay >= FEEDS_AT_ONCE) throw new UnavailableError("as many feeds are read as there may be");
    underWay += 1;
    try {
      await sendFeed(services, request, response, urlMaker(env, request));
    } finally {
      underWay -= 1;
    }
  });
  return router;
}

async function sendFeed({ jobFeed }: Services, request: Request, response: Response, toUrl: ToUrl) {
  const { tag, changedAt } = await jobFeed.state();
  response.type("application/xml").set("cache-control", CACHE).set("etag", `W/"${tag}"`);
  if (changedAt) response.set("last-modified", changedAt.toUTCString());
  // FEED-05: the tag alone decides: a job that lapses changes the feed, and no time of a change.
  if (knows(request, tag)) return void response.status(304).end();
  if (request.method === "HEAD") return void response.end();
  const reads = jobFeed.jobs();
  // Asked for before anything is sent: an outage still has its status then.
  const first = await reads.next();
  const tooLate = setTimeout(() => response.destroy(), MOST_MS);
  try {
    const builtAt = changedAt ?? new Date();
    response.write(feedStart({ publisher: PRODUCT, publisherUrl: toUrl(paths.home), builtAt }));
    await writeJobs(response, first, reads, toUrl);
    response.end(FEED_END);
  } catch {
    // Broken off, the reader sees that the end is missing.
    response.destroy();
  } finally {
    clearTimeout(tooLate);
  }
}

const knows = (request: Request, tag: string): boolean =>
  (request.get("if-none-match") ?? "").split(",").some((entry) => entry.trim() === `W/"${tag}"`);

/** FEED-04: reads the next jobs when the reader has taken the ones before. */
async function writeJobs(
  response: Response,
  first: IteratorResult<FeedJob[], void>,
  rest: AsyncGenerator<FeedJob[], void>,
  toUrl: ToUrl,
): Promise<void> {
  let goOn = (): void => undefined;
  response.on("drain", () => goOn()).on("close", () => goOn());
  const writeAll = async (jobs: FeedJob[]) => {
    for (let at = 0; at < jobs.length; at += JOBS_A_WRITE) {
      if (response.destroyed) throw new Error("The reader has left.");
      const some = jobs.slice(at, at + JOBS_A_WRITE);
      if (!response.write(some.map((job) => feedJob(job, toUrl(paths.job(job.id)))).join("")))
        await new Promise<void>((resolve) => (goOn = resolve));
    }
  };
  await writeAll(first.value ?? []);
  for await (const jobs of rest) await writeAll(jobs);
}

/** Feeds are public, and other sites may show them. */
const FOR_OTHER_SITES = {
  "cache-control": CACHE,
  "access-control-allow-origin": "*",
  "cross-origin-resource-policy": "cross-origin",
};

/** Of a company with more, readers find the others on its page. */
const MOST_JOBS = 200;

type Feed = Parameters<typeof jsonFeed>[0];

/** CARE-06: the feeds of a company's career page. A former address leads to the present one. */
export function companyFeedRoutes(services: Services, env: Env): Router {
  const router = express.Router();
  const answers =
    (file: string, send: (response: Response, feed: Feed) => void): RequestHandler<{ address: string }> =>
    async (request, response) => {
      const { address } = request.params;
      const page = await services.careerPages.find(address);
      if (!page) throw new NotFoundError();
      response.set(FOR_OTHER_SITES);
      if (page.address !== address) {
        response.redirect(301, `${paths.careerPage(page.address)}/${file}`);
        return;
      }
      const [company, jobs] = await Promise.all([
        services.companies.find(page.companyId),
        services.jobFeed.newestOf(page.companyId, MOST_JOBS),
      ]);
      if (!company) throw new NotFoundError();
      const times = [page.updatedAt, ...jobs.flatMap(({ postedAt }) => postedAt ?? [])].map(Number);
      send(response, {
        ...{ companyName: company.name, address, jobs },
        updatedAt: new Date(Math.max(...times)),
        toUrl: urlMaker(env, request),
      });
    };
  const path = decodeURIComponent(paths.careerPage(":address"));
  router.get(
    `${path}/jobs.json`,
    answers("jobs.json", (response, feed) => response.type("application/feed+json").json(jsonFeed(feed))),
  );
  router.get(
    `${path}/jobs.atom`,
    answers("jobs.atom", (response, feed) => response.type("application/atom+xml").send(atomFeed(feed))),
  );
  // CARE-09: one script for all companies, which reads the feed beside its own address.
  router.get(`${path}/jobs.js`, (_request, response) => {
    response.set(FOR_OTHER_SITES).sendFile(join(WEB_FOLDER, "embedded-jobs.js"));
  });
  return router;
}
