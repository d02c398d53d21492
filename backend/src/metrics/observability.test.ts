import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createDataSource } from "../app/data-source";
import { startMetricsServer } from "./metrics-server";
import { NodeMetrics } from "./node-metrics";

const CHECKOUT = join(__dirname, "../../..");
const read = (path: string) => readFileSync(join(CHECKOUT, path), "utf8");
const ALERTS = read("deploy/observability/alerts.yml");
const DASHBOARD = read("deploy/observability/dashboard.json");

/** The names in a text that look like a node's metrics. */
const metricsIn = (text: string) => [
  ...new Set([...text.matchAll(/\b(?:portal|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name)),
];

/** All names under which Prometheus gets a node's metrics. */
async function exported(): Promise<string[]> {
  const metrics = new NodeMetrics();
  const nowhere = createDataSource("postgres://127.0.0.1:1/jobs");
  const server = await startMetricsServer(metrics, nowhere, { host: "127.0.0.1", port: 0 });
  server.close();
  // prom-client declares a metric's type as a number; it is its name.
  const described = metrics.registry.getMetricsAsArray() as unknown as { name: string; type: string }[];
  return described.flatMap(({ name, type }) =>
    type === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
}

describe("the files for Prometheus and Grafana", () => {
  it.each([
    ["alerts", ALERTS],
    ["dashboard", DASHBOARD],
  ])("ask in the %s for metrics that a node has", async (_what, text) => {
    const names = metricsIn(text);
    expect(names.length).toBeGreaterThan(3);
    const known = await exported();
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });

  it("show each of the portal's own metrics on the dashboard", async () => {
    const shown = metricsIn(DASHBOARD);
    const own = (await exported()).filter((name) => /^portal_.*(?<!_sum|_count)$/.test(name));
    expect(own.filter((name) => !shown.includes(name))).toEqual([]);
  });

  it("have five alerts, and the operations page says of each what it means and what to do", () => {
    const alerts = [...ALERTS.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    expect(alerts).toHaveLength(5);
    const page = read("docs/operations.md");
    for (const alert of alerts) expect(page).toMatch(new RegExp(`^### ${alert}$`, "m"));
  });

  it("is a dashboard of panels with a query each", () => {
    const { panels } = JSON.parse(DASHBOARD) as { panels: { title: string; targets: { expr: string }[] }[] };
    expect(panels.length).toBeGreaterThan(5);
    for (const { targets } of panels) expect(targets.every(({ expr }) => expr.length > 0)).toBe(true);
  });
});
