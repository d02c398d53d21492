import "reflect-metadata";
import { parseArgs } from "node:util";
import { run } from "../commands/command";
import { CommandError } from "../errors/errors";
import { loadDemoData } from "../../demo/seed";
import { enterAsAdmin, type PortalAccess } from "./portal-client";
import { Terminal } from "./terminal";

const USAGE = "Say where to, and with whose right: npm run seed -- --url http://localhost:4000 --token TOKEN";

/** `npm run seed -- --url URL --token TOKEN`: the demo companies and jobs into any portal, as an admin. */
async function main(): Promise<void> {
  const access = readArguments();
  await enterAsAdmin(access);
  const terminal = new Terminal();
  try {
    const onProgress = (done: number, total: number) =>
      terminal.progress("Loading the demo data", done, total);
    const { companies, jobs, added } = await loadDemoData({ ...access, now: new Date(), onProgress });
    terminal.endProgress();
    terminal.say(
      `${access.url} has ${companies} demo companies and ${jobs} demo jobs, ${added} of them new.`,
    );
  } finally {
    terminal.endProgress();
  }
}

function readArguments(): PortalAccess {
  try {
    const { url, token } = parseArgs({
      options: { url: { type: "string" }, token: { type: "string" } },
    }).values;
    if (url && token && URL.canParse(url)) return { url, token };
  } catch {
    // An unknown option: the usage says which there are.
  }
  throw new CommandError(USAGE);
}

run(main);
