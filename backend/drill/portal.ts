import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { CommandError } from "../src/errors/errors";
import { DEMO_PROJECT_ID } from "../src/local/auth-emulator";
import { Caller } from "./caller";
import { DatabaseCluster } from "./database-cluster";
import { CHECKOUT, commandOf, DEPLOY, portalVariables } from "./deployment";
import { type Machine, Network } from "./network";
import { SEARCH } from "./search-query";

const IDENTITY_PORT = 9099;
const READY_MS = 60_000;

/** What .env.example asks for beside portal.env; Firebase is the emulator's, which only development allows. */
const FIREBASE = {
  FIREBASE_API_KEY: "demo-api-key",
  FIREBASE_AUTH_DOMAIN: "example.com",
  FIREBASE_PROJECT_ID: DEMO_PROJECT_ID,
  FIREBASE_STORAGE_BUCKET: "bucket",
  FIREBASE_MESSAGING_SENDER_ID: "1",
  FIREBASE_APP_ID: "1",
  SUPPORT_EMAIL: "help@example.com",
  SUPPORT_PHONE: "080 0000 0000",
  SUPPORT_ADDRESS: "Bangalore",
};

/** A whole deployment: HAProxy, two nodes, three database machines, an identity provider and a machine for the load. */
export class Deployment {
  readonly database: DatabaseCluster;
  readonly client: Machine;
  /** How the client's machine reaches the Auth emulator. */
  readonly identityHost: string;
  private readonly edge: Machine;
  private readonly identity: Machine;
  private readonly nodes: readonly Machine[];
  private readonly hostsFile: string;

  constructor(private readonly network: Network) {
    this.edge = network.add("edge", 10);
    this.database = new DatabaseCluster(network);
    this.nodes = [1, 2].map((number) => network.add(`portal${number}`, 20 + number));
    this.identity = network.add("identity", 30);
    this.client = network.add("client", 40);
    this.identityHost = `identity:${IDENTITY_PORT}`;
    this.hostsFile = join(network.folder, "hosts");
    writeFileSync(this.hostsFile, `127.0.0.1 localhost\n${network.hosts}`);
    for (const machine of [this.edge, this.identity, this.client, ...this.nodes])
      machine.mount(this.hostsFile, "/etc/hosts");
  }

  /** The cluster alone, with an empty repository for its backups. */
  async startDatabase(): Promise<void> {
    const repository = join(this.network.folder, "repository");
    mkdirSync(repository);
    execFileSync("chown", ["postgres:", repository]);
    await this.database.start(repository, this.hostsFile);
  }

  /** Brings the schema up to date, as a release's first step does. */
  async migrate(): Promise<void> {
    const [first] = this.nodes;
    for (const node of this.nodes) {
      node.mount(join(DEPLOY, "haproxy"), "/etc/haproxy");
      node.start({ argv: ["/usr/sbin/haproxy", "-f", "/etc/haproxy/primary.cfg"], log: "haproxy.log" });
    }
    await delay(2_000);
    await first?.run(this.program("job-portal-migrate.service", "migrate.log"));
  }

  /** @param variables beside those of portal.env. Settles when people are served. */
  async startNodes(variables: NodeJS.ProcessEnv = {}): Promise<void> {
    for (const node of this.nodes) node.start(this.program("job-portal.service", "node.log", variables));
    this.startEdge();
    const visitor = new Caller(Network.addressOf(1), 1, this.edge.address);
    const deadline = Date.now() + READY_MS;
    while (Date.now() < deadline) {
      if ((await visitor.ask(SEARCH)).status === 200) {
        visitor.close();
        return;
      }
      await delay(200);
    }
    const words = [this.edge.lastWords("haproxy.log"), this.nodes[0]?.lastWords("node.log")];
    throw new CommandError(`Nobody is served.\n${words.join("\n")}`);
  }

  /** @returns the variables of nodes that ask it */
  async startIdentity(): Promise<NodeJS.ProcessEnv> {
    const script = [join(CHECKOUT, "tools/run.cjs"), join(__dirname, "identity.ts"), String(IDENTITY_PORT)];
    const argv = [process.execPath, ...script];
    const child = this.identity.start({ argv, log: "identity.log", hasChannel: true });
    await Promise.race([
      once(child, "message"),
      once(child, "exit").then(() => {
        throw new CommandError(`The Auth emulator ended: ${this.identity.lastWords("identity.log")}`);
      }),
    ]);
    return {
      NODE_ENV: "development",
      FIREBASE_AUTH_EMULATOR_HOST: this.identityHost,
      PAYMENTS: "test",
      REQUIRE_VERIFIED_EMAIL: "true",
    };
  }

  /** Memory of each node's process, in MB. */
  memory(): number[] {
    return this.nodes.map((node) => {
      const [pid] = node.processes(/main\.js/);
      const status = pid === undefined ? "" : readFileSync(`/proc/${pid}/status`, "utf8");
      return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
    });
  }

  private startEdge(): void {
    const certificates = join(this.network.folder, "certificates");
    mkdirSync(certificates);
    const [key, certificate] = [join(certificates, "key.pem"), join(certificates, "certificate.pem")];
    const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=edge -keyout`;
    execFileSync("openssl", [...words.split(" "), key, "-out", certificate], { stdio: "pipe" });
    const both = [certificate, key].map((file) => readFileSync(file, "utf8")).join("");
    writeFileSync(join(certificates, "portal.pem"), both);
    this.edge.mount(certificates, "/etc/ssl/private");
    this.edge.mount(join(DEPLOY, "haproxy"), "/etc/haproxy");
    this.edge.start({ argv: ["/usr/sbin/haproxy", "-f", "/etc/haproxy/edge.cfg"], log: "haproxy.log" });
  }

  private program(unit: string, log: string, variables: NodeJS.ProcessEnv = {}) {
    const argv = commandOf(unit).map((word) => (word.startsWith("backend/") ? join(CHECKOUT, word) : word));
    return { argv, env: { ...portalVariables(), ...FIREBASE, ...variables }, log };
  }
}
