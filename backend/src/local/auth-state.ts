import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { AgentProjectState } from "firebase-tools/lib/emulator/auth/state";
import { StartError } from "./start-error";

// The tenants' states point back at their project; this product has no tenants.
const NOT_SAVED = new Set(["tenantProjectForTenantId"]);

/**
 * Keeps the emulator's accounts in a file, field by field as they are in memory. The emulator's own export
 * would not do: its import ends every session. Refresh tokens name their account and are not stored by the
 * emulator, so a browser stays signed in as long as its account comes back unchanged.
 */
export class AuthStateFile {
  private saved = "";

  constructor(
    private readonly path: string,
    private readonly state: AgentProjectState,
  ) {}

  /**
   * Fills the state from the file, if there is one.
   * @throws StartError when the file is not readable as what `save` wrote
   */
  restore(): void {
    if (!existsSync(this.path)) return;
    try {
      Object.assign(this.state, JSON.parse(readFileSync(this.path, "utf8"), revive));
    } catch (cause) {
      throw new StartError(
        `The saved accounts in ${this.path} can't be read: mend or delete that file, or start afresh with npm run reset.`,
        { cause },
      );
    }
    this.saved = serialise(this.state);
  }

  /** Writes the state if it changed since the last time; a reader sees the old file or the new one, never half. */
  save(): void {
    const text = serialise(this.state);
    if (text === this.saved) return;
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(`${this.path}.new`, text, { mode: 0o600 });
    renameSync(`${this.path}.new`, this.path);
    this.saved = text;
  }
}

function serialise(state: AgentProjectState): string {
  const isData = ([name, value]: [string, unknown]) =>
    !NOT_SAVED.has(name) && (value instanceof Map || value instanceof Set || name === "_config");
  return JSON.stringify(Object.fromEntries(Object.entries(state).filter(isData)), flatten, 1);
}

function flatten(_key: string, value: unknown): unknown {
  if (value instanceof Map) return { $map: [...value] };
  if (value instanceof Set) return { $set: [...value] };
  return value;
}

function revive(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("$map" in value && Array.isArray(value.$map)) return new Map<unknown, unknown>(value.$map);
  if ("$set" in value && Array.isArray(value.$set)) return new Set<unknown>(value.$set);
  return value;
}
