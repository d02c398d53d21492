import { run } from "../src/commands/command";
import { CommandError } from "../src/errors/errors";
import { drillFailover } from "./failover";
import { Network } from "./network";
import { Deployment } from "./portal";
import { assertDrillsRunHere } from "./requirements";

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function failover(network: Network): Promise<string[]> {
  const deployment = new Deployment(network);
  await deployment.startDatabase();
  await deployment.migrate();
  await deployment.startNodes(await deployment.startIdentity());
  say("The deployment serves.");
  return await drillFailover(deployment, say);
}

const DRILLS: Record<string, (network: Network) => Promise<string[]>> = { failover };

/** Plays one drill on machines of its own, which are gone at its end, however that comes. */
async function play(name: string): Promise<string[]> {
  const drill = DRILLS[name];
  if (!drill) throw new CommandError(`No such drill: ${name}. There are ${Object.keys(DRILLS).join(", ")}.`);
  say(`Drill: ${name}`);
  const network = await Network.make();
  const interrupted = new Promise<never>((_resolve, reject) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => reject(new CommandError("Stopped.")));
  });
  try {
    return await Promise.race([drill(network), interrupted]);
  } finally {
    await network.remove();
  }
}

/** `npm run drill [-- NAME…]`: plays the files of deploy/ on this machine; ends with 1 where a limit is missed. */
async function main(): Promise<void> {
  assertDrillsRunHere();
  const names = process.argv.slice(2);
  const complaints: string[] = [];
  for (const name of names.length > 0 ? names : ["failover"]) complaints.push(...(await play(name)));
  if (complaints.length > 0) throw new CommandError(complaints.join("\n"));
  say("All limits were kept.");
}

run(main);
