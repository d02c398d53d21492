import { Client, type ClientConfig } from "pg";

/**
 * A connection whose death ends nothing but itself. Node ends a program over an error that nobody listens to, and
 * between two owners, such as the pool and a transaction, nobody listens to a connection. Its next statement tells.
 */
export class SteadyClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on("error", () => undefined);
  }
}
