import { type ChildProcess, spawn } from "node:child_process";
import { Agent, request as httpRequest, type RequestOptions } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "pg";
import { stopProcess } from "../src/local/processes";
import { processorSeconds } from "./measure";

const CONNECTIONS = 32;

/** A server under measurement: its process, and the PostgreSQL sessions that it opened. */
export class Lane {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  private constructor(
    readonly name: string,
    private readonly child: ChildProcess,
    private readonly port: number,
    private readonly database: Client,
    private readonly applicationName: string,
  ) {}

  /** @param applicationName by which its sessions are told from others' */
  static async start(
    name: string,
    args: string[],
    env: NodeJS.ProcessEnv,
    database: Client,
    applicationName: string,
  ): Promise<Lane> {
    const child = spawn(process.execPath, args, { env, stdio: ["ignore", "ignore", "inherit"] });
    const lane = new Lane(name, child, Number(env.PORT), database, applicationName);
    for (let tries = 0; tries < 200; tries += 1) {
      try {
        await lane.ask();
        return lane;
      } catch {
        await delay(100);
      }
    }
    await lane.stop();
    throw new Error(`${name} did not start.`);
  }

  /** Its process. */
  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Sends the query once; resolves with the answer's text. */
  async ask(body = "{}"): Promise<string> {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const { status, text } = await this.send({ path: "/graphql", method: "POST", headers }, body);
    if (status === 200 || body === "{}") return text;
    throw new Error(`${this.name} answered ${status}: ${text}`);
  }

  /** Fetches a page as a browser does, compressed; resolves with its status. */
  async fetchPage(path: string): Promise<number> {
    const headers = { accept: "text/html", "accept-encoding": "gzip, deflate, br" };
    return (await this.send({ path, method: "GET", headers })).status;
  }

  private send(options: RequestOptions, body?: string): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const sent = httpRequest(
        { agent: this.agent, port: this.port, host: "127.0.0.1", ...options },
        (response) => {
          let text = "";
          response.setEncoding("utf8");
          response.on("data", (chunk: string) => (text += chunk));
          response.on("end", () => resolve({ status: response.statusCode ?? 0, text }));
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
  }

  /** So many requests, some at a time. @returns milliseconds of CPU and of the clock for each */
  async run(
    requests: number,
    ask: () => Promise<unknown>,
    atOnce = CONNECTIONS,
  ): Promise<{ cpu: number; wall: number }> {
    const before = await this.cpuSeconds();
    const start = performance.now();
    let left = requests;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (left-- > 0) await ask();
      }),
    );
    const wall = (performance.now() - start) / requests;
    return { cpu: (((await this.cpuSeconds()) - before) * 1000) / requests, wall };
  }

  async stop(): Promise<void> {
    this.agent.destroy();
    if (this.child.pid) await stopProcess(this.child.pid, "SIGTERM", 15_000);
  }

  private async cpuSeconds(): Promise<number> {
    const { rows } = await this.database.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = $1 order by pid",
      [this.applicationName],
    );
    const pids = [...rows.map(({ pid }) => pid), ...(this.child.pid ? [this.child.pid] : [])];
    return pids.reduce((sum, pid) => sum + processorSeconds(pid), 0);
  }
}
