import { Client, type ClientConfig } from "pg";
import { SteadyClient } from "./steady-client";

/**
 * A connection whose statements bear no names. A pooler in transaction mode gives each transaction whatever session is
 * free. A statement that was named in one session is unknown in the next, or known there already.
 */
export class NamelessClient extends SteadyClient {
  constructor(config?: string | ClientConfig) {
    super(config);
    const ask = (...args: unknown[]): unknown =>
      Reflect.apply(Reflect.get(Client.prototype, "query"), this, args);
    Object.assign(this, { query: (first: unknown, ...rest: unknown[]) => ask(nameless(first), ...rest) });
  }
}

const nameless = (statement: unknown): unknown =>
  isNamed(statement) ? { ...statement, name: undefined } : statement;

/** A statement that submits itself is pg's own: those are never named here. */
const isNamed = (statement: unknown): statement is { name: string } =>
  typeof statement === "object" && statement !== null && "name" in statement && !("submit" in statement);
