import { Gauge, type Registry } from "prom-client";

/** Counts the streams of open pages whenever the registry is asked. */
export function watchStreams(registry: Registry, count: () => number): void {
  new Gauge({
    name: "portal_live_streams",
    help: "Streams of live changes that are open.",
    registers: [registry],
    collect() {
      this.set(count());
    },
  });
}
