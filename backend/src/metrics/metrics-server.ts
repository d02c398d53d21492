import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { Registry } from "prom-client";
import type { DataSource } from "typeorm";
import type { NodeMetrics } from "./node-metrics";
import { watchPool } from "./pool-metrics";
import { watchQueue } from "./queue-metrics";

/**
 * Answers `GET /metrics` for Prometheus, on a port of its own: the figures aren't for everybody.
 * @returns the server once it listens
 */
export async function startMetricsServer(
  metrics: NodeMetrics,
  dataSource: DataSource,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  metrics.watchProcess();
  watchPool(metrics.registry, dataSource);
  watchQueue(metrics.registry, dataSource);
  const server = createServer((request, response) => {
    const isScrape = request.method === "GET" && request.url?.split("?")[0] === "/metrics";
    if (isScrape) void answer(metrics.registry, response);
    else response.writeHead(404).end();
  });
  server.listen(port, host);
  await once(server, "listening");
  return server;
}

async function answer(registry: Registry, response: ServerResponse): Promise<void> {
  try {
    const text = await registry.metrics();
    response.writeHead(200, { "content-type": registry.contentType }).end(text);
  } catch {
    response.writeHead(500).end();
  }
}
