import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { CommandError } from "../src/errors/errors";

/** Namespaces, links and folders of a drill begin so. */
const PREFIX = "jpd-";
const BRIDGE = `${PREFIX}bridge`;
/** Of the range that RFC 2544 keeps for benchmarks: no real network has it. */
const NETWORK = "198.18.7";
const ENDING_MS = 5_000;

/** Puts folders of the machine's own in the place of the system's, then becomes the program. */
const MOUNT_AND_RUN = `set -e
while [ "$1" != -- ]; do mount --bind "$1" "$2"; shift 2; done
shift; exec "$@"`;

const ip = (...words: string[]): string => execFileSync("ip", words, { encoding: "utf8", stdio: "pipe" });

/** What a program is started with. */
export interface Program {
  argv: string[];
  /** Root when left out. */
  user?: string;
  env?: NodeJS.ProcessEnv;
  /** The file that its output goes to. */
  log: string;
  /** A channel to it, for a script of ours. */
  hasChannel?: boolean;
}

/** A machine of its own: a network namespace with one address, and its own copies of the folders it writes to. */
export class Machine {
  private readonly namespace: string;
  private readonly mounts = new Map<string, string>();

  constructor(
    readonly name: string,
    readonly address: string,
    private readonly folder: string,
  ) {
    this.namespace = `${PREFIX}${name}`;
    ip("netns", "add", this.namespace);
    ip("link", "add", this.namespace, "type", "veth", "peer", "name", "eth0", "netns", this.namespace);
    ip("link", "set", this.namespace, "master", BRIDGE, "up");
    this.ip("link", "set", "lo", "up");
    this.addAddress(address);
    this.ip("link", "set", "eth0", "up");
    mkdirSync(folder, { recursive: true });
  }

  /** One more address, as if several people came from this machine. */
  addAddress(address: string): void {
    this.ip("address", "add", `${address}/24`, "dev", "eth0");
  }

  /** Shows the programs of this machine a file or folder in the place of another. */
  mount(from: string, to: string): void {
    this.mounts.set(to, from);
  }

  /** Gives this machine a folder of its own at a path. */
  ownFolder(path: string, user: string): void {
    const folder = join(this.folder, path.replaceAll("/", "_"));
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    execFileSync("chown", [`${user}:`, folder]);
    this.mount(folder, path);
  }

  start({ argv, user, env = {}, log, hasChannel = false }: Program): ChildProcess {
    const mounts = [...this.mounts].flatMap(([to, from]) => [from, to]);
    const as = user ? ["setpriv", `--reuid=${user}`, `--regid=${user}`, "--init-groups"] : [];
    const words = ["netns", "exec", this.namespace, "sh", "-c", MOUNT_AND_RUN, "sh", ...mounts, "--"];
    const output = openSync(join(this.folder, log), "a");
    const child = spawn("ip", [...words, ...as, ...argv], {
      cwd: "/",
      env: { PATH: process.env.PATH, LANG: "C.UTF-8", ...env },
      // Ctrl-C is the drill's, which then ends its machines in order.
      detached: true,
      stdio: hasChannel ? ["ignore", output, output, "ipc"] : ["ignore", output, output],
    });
    closeSync(output);
    return child;
  }

  /** Runs a program to its end. @throws CommandError with its last words */
  async run(program: Program): Promise<void> {
    const child = this.start(program);
    const code = await new Promise((resolve) => child.once("exit", resolve));
    if (code !== 0)
      throw new CommandError(`${program.argv.join(" ")} on ${this.name}: ${this.lastWords(program.log)}`);
  }

  lastWords(log: string): string {
    return readFileSync(join(this.folder, log), "utf8").trim().split("\n").slice(-12).join("\n");
  }

  /** Its processes whose command lines match. */
  processes(pattern = /^/): number[] {
    const pids = ip("netns", "pids", this.namespace).split("\n").filter(Boolean).map(Number);
    return pids.filter((pid) => pattern.test(commandLineOf(pid)));
  }

  signal(signal: NodeJS.Signals, pattern?: RegExp): void {
    for (const pid of this.processes(pattern))
      try {
        process.kill(pid, signal);
      } catch {
        // It ended between the look and the signal.
      }
  }

  cutLink(): void {
    ip("link", "set", this.namespace, "down");
  }

  joinLink(): void {
    ip("link", "set", this.namespace, "up");
  }

  /** Ends all that runs here, first asked and then killed, and takes the namespace away. */
  async remove(): Promise<void> {
    this.signal("SIGTERM");
    const deadline = Date.now() + ENDING_MS;
    while (this.processes().length > 0 && Date.now() < deadline) await delay(100);
    this.signal("SIGKILL");
    while (this.processes().length > 0) await delay(20);
    // The kernel would take it along some time later.
    ip("link", "delete", this.namespace);
    ip("netns", "delete", this.namespace);
  }

  private ip(...words: string[]): void {
    ip("-n", this.namespace, ...words);
  }
}

function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

/** Machines that reach each other over one bridge, and nobody else; this process reaches them too. */
export class Network {
  private readonly machines: Machine[] = [];

  private constructor(readonly folder: string) {}

  /** @throws CommandError while another drill runs here */
  static async make(): Promise<Network> {
    if (ip("netns", "list").includes(PREFIX) || ip("-brief", "link").includes(BRIDGE))
      throw new CommandError(
        `Another drill runs here, or was killed: see \`ip netns\` for what begins with ${PREFIX}.`,
      );
    const folder = await mkdtemp(join(tmpdir(), PREFIX));
    chmodSync(folder, 0o755);
    ip("link", "add", BRIDGE, "type", "bridge");
    ip("address", "add", `${NETWORK}.1/24`, "dev", BRIDGE);
    ip("link", "set", BRIDGE, "up");
    return new Network(folder);
  }

  add(name: string, host: number): Machine {
    const machine = new Machine(name, Network.addressOf(host), join(this.folder, name));
    this.machines.push(machine);
    return machine;
  }

  static addressOf(host: number): string {
    return `${NETWORK}.${host}`;
  }

  /** The lines of /etc/hosts. */
  get hosts(): string {
    return this.machines.map(({ name, address }) => `${address} ${name}\n`).join("");
  }

  async remove(): Promise<void> {
    await Promise.all(this.machines.splice(0).map((machine) => machine.remove()));
    // One that was not whole yet.
    for (const [namespace] of ip("netns", "list").matchAll(new RegExp(`^${PREFIX}\\S+`, "gm")))
      ip("netns", "delete", namespace);
    ip("link", "delete", BRIDGE);
    await rm(this.folder, { recursive: true, force: true });
  }
}
