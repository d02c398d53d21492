import { setTimeout as delay } from "node:timers/promises";
import { Gauge, type Registry } from "prom-client";
import type { DataSource } from "typeorm";

/** Prometheus waits ten seconds by default. Without the database it must still get the rest, so we wait less. */
const PATIENCE_MS = 2_000;

/** Tasks that may be tried: those whose time has come, and the rest. `failed` ones have used up their attempts. */
const QUEUE = `
  select count(*) filter (where attempts < max_attempts and run_at <= now())::int as due,
    count(*) filter (where attempts < max_attempts and run_at > now())::int as later,
    count(*) filter (where attempts >= max_attempts)::int as failed,
    coalesce(
      extract(epoch from now() - min(run_at) filter (where attempts < max_attempts and run_at <= now())), 0
    )::float as oldest
  from graphile_worker.jobs
`;

interface QueueFigures {
  due: number;
  later: number;
  failed: number;
  oldest: number;
}

/**
 * Reads the queue's depth and age from the database whenever the registry is asked. All nodes tell the same. While the
 * database is away, or has no schema, the two metrics are absent.
 */
export function watchQueue(registry: Registry, dataSource: DataSource): void {
  let asked: Promise<QueueFigures | null> | undefined;
  // Prometheus asks for both metrics at once: the database is asked once for them.
  const ask = () => (asked ??= readQueue(dataSource).finally(() => (asked = undefined)));
  new Gauge({
    name: "portal_queue_oldest_seconds",
    help: "How long the oldest task that is due has waited, over all nodes.",
    registers: [registry],
    async collect() {
      this.remove({});
      const figures = await ask();
      if (figures) this.set(figures.oldest);
    },
  });
  new Gauge({
    name: "portal_queue_tasks",
    help: "Tasks in the queue over all nodes: due, later, or failed for good.",
    labelNames: ["state"] as const,
    registers: [registry],
    async collect() {
      this.reset();
      const figures = await ask();
      for (const state of ["due", "later", "failed"] as const)
        if (figures) this.set({ state }, figures[state]);
    },
  });
}

async function readQueue(dataSource: DataSource): Promise<QueueFigures | null> {
  const asked = dataSource.query<QueueFigures[]>(QUEUE).catch(() => []);
  const ended = new AbortController();
  const silence = delay(PATIENCE_MS, [], { signal: ended.signal }).catch(() => []);
  const [figures] = await Promise.race([asked, silence]);
  ended.abort();
  return figures ?? null;
}
