import { type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { forgetDatabaseUrl, noteDatabaseUrl } from "../settings/local-folder";
import { type ApiNode, lastWordsIn, startApiNode } from "./api-node";
import { type EmulatorMessage, startAuthEmulator } from "./auth-emulator";
import { buildWhatChanged } from "./build";
import { startDevServer } from "./dev-server";
import { freePort } from "./ports";
import { keptFactorKey } from "./factor-key";
import { keptPushKeys } from "./push-keys";
import { startPostgres } from "./postgres";
import { stopProcess } from "./processes";

/** After so long a start says what it waits for, in milliseconds. */
const LATE_MS = 15_000;
const UPDATING = "The database is brought up to date. After an update this can take minutes.";

export interface StackOptions {
  /** Where data, accounts and logs live; the caller holds its lock. */
  folder: string;
  /** The site's. */
  port: number;
  authPort: number;
  /** Restart the API node and reload the page on changes, instead of serving built files. */
  isDev: boolean;
  /** Trade the safety of the data for speed: it is thrown away at the end. */
  isThrowAway: boolean;
  onMessage: (message: EmulatorMessage) => void;
  /** Told of each part that is ready. */
  onStep: (text: string) => void;
}

/**
 * The whole portal on this machine: PostgreSQL, Auth emulator and API node with the web app. Stopping is
 * allowed at any time, while it starts too, and goes against the order of starting.
 */
export class LocalStack {
  /** Settles with the reason when a part ends that nobody stopped. */
  readonly failed: Promise<string>;
  readonly url: string;
  readonly authEmulator: string;
  /** Known once it has started. */
  databaseUrl = "";
  /** The portal's mails, a file each. */
  readonly mailFolder: string;
  private fail: (reason: string) => void = () => undefined;
  private readonly parts: { stop(): Promise<unknown> }[] = [];
  private isStopping = false;

  constructor(private readonly options: StackOptions) {
    this.failed = new Promise((resolve) => (this.fail = resolve));
    this.url = `http://localhost:${options.port}`;
    this.mailFolder = join(options.folder, "mail");
    this.authEmulator = `127.0.0.1:${options.authPort}`;
  }

  /** Settles when the site answers. */
  async start(): Promise<void> {
    const { folder, authPort, isDev, isThrowAway, onMessage, onStep } = this.options;
    mkdirSync(folder, { recursive: true });
    const stateFile = join(folder, "accounts.json");
    const [postgres] = await Promise.all([
      startPostgres({ dataDir: join(folder, "postgres"), ephemeral: isThrowAway }).then((server) => {
        onStep("PostgreSQL runs.");
        return this.own(server);
      }),
      startAuthEmulator({ port: authPort, stateFile, onMessage }).then((emulator) => {
        this.own(emulator);
        onStep("The Auth emulator runs.");
      }),
      buildWhatChanged(isDev ? ["backend"] : ["backend", "frontend"], (child) => this.ownBuild(child)).then(
        () => onStep("The code is built."),
      ),
    ]);
    void postgres.exited.then(() =>
      this.partEnded(`PostgreSQL has stopped; see ${folder}/postgres/server.log.`),
    );
    this.databaseUrl = postgres.url;
    noteDatabaseUrl(folder, postgres.url);
    this.own({
      stop: () => {
        forgetDatabaseUrl(folder);
        return Promise.resolve();
      },
    });
    if (isDev) await this.startDev(postgres.url);
    else await this.startBuilt(postgres.url);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    for (const part of this.parts.splice(0).reverse()) await part.stop();
  }

  private async startBuilt(databaseUrl: string): Promise<void> {
    const logFile = join(this.options.folder, "api.log");
    const node = this.own(await this.startNode(databaseUrl, this.options.port, logFile));
    void once(node.process, "exit").then(() =>
      this.partEnded(`The API node has stopped. The end of its log, ${logFile}:\n${lastWordsIn(logFile)}`),
    );
  }

  private async startDev(databaseUrl: string): Promise<void> {
    const apiPort = await freePort();
    const logFile = join(this.options.folder, "api.log");
    const server = await startDevServer({
      port: this.options.port,
      apiUrl: `http://127.0.0.1:${apiPort}`,
      logFile,
      startNode: () => this.startNode(databaseUrl, apiPort, logFile),
    });
    void this.own(server).exited.then(() => this.partEnded("Vite has stopped."));
  }

  private startNode(databaseUrl: string, port: number, logFile: string): Promise<ApiNode> {
    const { url: publicUrl, authEmulator, mailFolder } = this;
    const pushKeys = keptPushKeys(this.options.folder);
    const factorKey = keptFactorKey(this.options.folder);
    const kept = { pushKeys, factorKey };
    const late = setTimeout(() => this.options.onStep(UPDATING), LATE_MS);
    return startApiNode({ port, publicUrl, databaseUrl, authEmulator, logFile, mailFolder, ...kept }).finally(
      () => clearTimeout(late),
    );
  }

  private own<Part extends { stop(): Promise<unknown> }>(part: Part): Part {
    if (this.isStopping) void part.stop();
    else this.parts.push(part);
    return part;
  }

  private ownBuild({ pid }: ChildProcess): void {
    if (pid) this.own({ stop: () => stopProcess(pid, "SIGTERM", 5_000) });
  }

  private partEnded(reason: string): void {
    if (!this.isStopping) this.fail(reason);
  }
}
