import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import type { SearchTimes } from "./search-times";

/** Upper ends of a request's duration, in seconds; Prometheus counts what took at most so long. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** A search's median is some milliseconds, so its steps begin below one. */
const SEARCH_SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5];

/** A request that has been answered, or broken off. Each text is one of few: Prometheus keeps a series for each. */
export interface AnsweredRequest {
  operation: string;
  /** "ok" or the error's. */
  code: string;
  seconds: number;
}

/**
 * What this node counts and measures of itself, in a registry of its own. What must be asked when somebody looks, the
 * pool and the queue, joins the registry by `watchPool` and `watchQueue`.
 */
export class NodeMetrics implements SearchTimes {
  readonly registry = new Registry();

  private readonly requests = new Counter({
    name: "portal_requests_total",
    help: "Requests by operation and code; the code is ok or the error's.",
    labelNames: ["operation", "code"] as const,
    registers: [this.registry],
  });
  private readonly requestSeconds = new Histogram({
    name: "portal_request_seconds",
    help: "How long requests took, by operation.",
    labelNames: ["operation"] as const,
    buckets: REQUEST_SECONDS,
    registers: [this.registry],
  });
  private readonly searchSeconds = new Histogram({
    name: "portal_search_seconds",
    help: "How long the search index took, by what was asked for and in which order.",
    labelNames: ["asked", "order"] as const,
    buckets: SEARCH_SECONDS,
    registers: [this.registry],
  });
  private readonly pages = new Counter({
    name: "portal_pages_total",
    help: "Pages by outcome: served is rendered here; shell, shed, late and failed are left to the browser.",
    labelNames: ["outcome"] as const,
    registers: [this.registry],
  });
  private readonly tokenRefusals = new Counter({
    name: "portal_token_refusals_total",
    help: "Sign-ins that failed here: requests whose token does not hold, by code.",
    labelNames: ["code"] as const,
    registers: [this.registry],
  });
  private readonly rateLimitRefusals = new Counter({
    name: "portal_rate_limit_refusals_total",
    help: "Requests past a limit, by limit.",
    labelNames: ["limit"] as const,
    registers: [this.registry],
  });
  private readonly mailReports = new Counter({
    name: "portal_mail_reports_total",
    help: "Addresses that a mail service reported, by cause: bounce or complaint. A report that is known counts once.",
    labelNames: ["cause"] as const,
    registers: [this.registry],
  });

  /** Adds what Node tells of the process: memory, CPU, event-loop delay, garbage collection. */
  watchProcess(): void {
    collectDefaultMetrics({ register: this.registry });
  }

  answered({ operation, code, seconds }: AnsweredRequest): void {
    this.requests.inc({ operation, code });
    this.requestSeconds.observe({ operation }, seconds);
  }

  searched(asked: string, order: string, seconds: number): void {
    this.searchSeconds.observe({ asked, order }, seconds);
  }

  pageAnswered(outcome: string): void {
    this.pages.inc({ outcome });
  }

  mailReported(cause: string): void {
    this.mailReports.inc({ cause });
  }

  tokenRefused(code: string): void {
    this.tokenRefusals.inc({ code });
  }

  limited(limit: string): void {
    this.rateLimitRefusals.inc({ limit });
  }
}
