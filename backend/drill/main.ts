import { run } from "../src/commands/command";
import { CommandError } from "../src/errors/errors";
import { drillFailover } from "./failover";
import { drillLoad, fillBoard } from "./load";
import { Network } from "./network";
import { Deployment } from "./portal";
import { assertDrillsRunHere } from "./requirements";
import { drillRestore } from "./restore";

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const TIMES = 5;
const MINUTES = 10;

async function failover(network: Network, [times = String(TIMES)]: string[]): Promise<string[]> {
  const deployment = new Deployment(network);
  await deployment.startDatabase();
  await deployment.migrate();
  await deployment.startNodes(await deployment.startIdentity());
  return await drillFailover(deployment, Number(times), say);
}

async function restore(network: Network): Promise<string[]> {
  const deployment = new Deployment(network);
  await deployment.startDatabase();
  await deployment.migrate();
  return await drillRestore(deployment, network, say);
}

async function load(network: Network, [minutes = String(MINUTES)]: string[]): Promise<string[]> {
  const deployment = new Deployment(network);
  await deployment.startDatabase();
  await deployment.migrate();
  await fillBoard(await deployment.database.url());
  await deployment.startNodes();
  return await drillLoad(deployment, Number(minutes), say);
}

const DRILLS: Record<string, (network: Network, words: string[]) => Promise<string[]>> = {
  failover,
  restore,
  load,
};

/** Plays one drill on machines of its own, which are gone at its end, however that comes. */
async function play(name: string, words: string[] = []): Promise<string[]> {
  const drill = DRILLS[name];
  if (!drill) throw new CommandError(`No such drill: ${name}. There are ${Object.keys(DRILLS).join(", ")}.`);
  say(`Drill: ${name}`);
  const network = await Network.make();
  const interrupted = new Promise<never>((_resolve, reject) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => reject(new CommandError("Stopped.")));
  });
  try {
    return await Promise.race([drill(network, words), interrupted]);
  } finally {
    await network.remove();
  }
}

/**
 * `npm run drill [-- failover [TIMES] | restore | load [MINUTES]]`: plays the files of deploy/ on this machine,
 * failover and restore when nothing is named. Ends with 1 where a limit is missed.
 */
async function main(): Promise<void> {
  assertDrillsRunHere();
  const [name, ...words] = process.argv.slice(2);
  const complaints = name
    ? await play(name, words)
    : [...(await play("failover")), ...(await play("restore"))];
  if (complaints.length > 0) throw new CommandError(complaints.join("\n"));
  say("All limits were kept.");
}

run(main);
