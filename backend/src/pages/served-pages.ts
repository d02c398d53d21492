import { statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { chosenLocale, LOCALES } from "@job-portal/protocol/locale";
import type { PageAnswer, PageQuestion, ServedPage, ServePage } from "@job-portal/protocol/served-page";
import type { Request } from "express";
import type { Logger } from "pino";
import { requestIdOf } from "../http/request-log";
import { KeptPages } from "./kept-pages";
import type { NodeMetrics } from "../metrics/node-metrics";
import type { Env } from "../settings/env";
import { runtimeConfig } from "../settings/runtime-config";

/** Of the web app's folder: the build of the screens for the node. */
const PROGRAM = ".served/serve-page.cjs";
/** Then the shell goes out, and the browser asks for itself. */
const DEADLINE_MS = 2000;
/** Devices without room for a second column, as far as they say so. */
const SMALL_DEVICE = /Mobi|Android|iPhone|iPad/i;

export interface ServedPagesParts {
  env: Env;
  log: Logger;
  metrics: NodeMetrics;
  /** The built web app. */
  folder: string;
  /** Asks the API in this process, on behalf of whoever sent the request, as a visitor. */
  askerOf(request: Request): (question: PageQuestion) => Promise<PageAnswer>;
  /** Whether the request's address is within its limit of reads. */
  mayRead(request: Request): Promise<boolean>;
}

/** What a page became: rendered here, or the shell, which the browser fills, and why. */
export type PageOutcome = "served" | "shell" | "shed" | "late" | "failed";

/**
 * Renders pages on the node (PAGE-01). Whatever stands in the way of a page, the caller gets null and sends the shell:
 * a screen that isn't served, too many pages at once, an address past its limit, a slow database, an error.
 */
export class ServedPages {
  private underWay = 0;
  private readonly config: unknown;
  private readonly kept = new KeptPages();
  private readonly program: () => ServePage | null;

  constructor(private readonly parts: ServedPagesParts) {
    this.config = runtimeConfig(parts.env);
    this.program = programReader(join(parts.folder, PROGRAM));
  }

  async render(request: Request, nonce: string): Promise<ServedPage | null> {
    const { env, log, metrics } = this.parts;
    const tell = (outcome: PageOutcome) => {
      metrics.pageAnswered(outcome);
      return null;
    };
    // Without a ceiling, pages that wait for each other would all be late (PAGE-04).
    if (this.underWay >= env.SERVED_PAGES_AT_ONCE) return tell("shed");
    const page = this.start(request, nonce);
    // A page that is late still takes its share of the node.
    this.underWay += 1;
    const ended = page.finally(() => (this.underWay -= 1));
    ended.catch(() => undefined);
    const giveUp = new AbortController();
    try {
      const found = await Promise.race([ended, delay(DEADLINE_MS, "late" as const, giveUp)]);
      if (found === "late") return tell("late");
      tell(found ? "served" : "shell");
      return found;
    } catch (error) {
      log.error({ err: error, requestId: requestIdOf(request) }, "a page could not be rendered");
      return tell("failed");
    } finally {
      giveUp.abort();
    }
  }

  private async start(request: Request, nonce: string): Promise<ServedPage | null> {
    const servePage = this.program();
    if (!servePage || !(await this.parts.mayRead(request))) return null;
    return this.kept.serve(servePage, nonce, {
      address: request.originalUrl,
      config: this.config,
      now: Date.now(),
      isDesktop: !isSmall(request),
      locale: chosenLocale(request.headers.cookie ?? "") ?? LOCALES[0],
      ask: this.parts.askerOf(request),
    });
  }
}

const isSmall = ({ headers }: Request): boolean =>
  headers["sec-ch-ua-mobile"] === "?1" || SMALL_DEVICE.test(headers["user-agent"] ?? "");

/** Loads the program again when a build has replaced it; null where none is built, as with `npm run dev`. */
function programReader(path: string): () => ServePage | null {
  const load = createRequire(path);
  let known: { at: number; servePage: ServePage } | undefined;
  return () => {
    const at = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (at === undefined) return null;
    if (known?.at !== at) {
      Reflect.deleteProperty(load.cache, load.resolve(path));
      known = { at, servePage: (load(path) as { servePage: ServePage }).servePage };
    }
    return known.servePage;
  };
}
