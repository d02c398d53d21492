import { rmSync } from "node:fs";
import { reasonOf, run } from "../commands/command";
import { localFolder } from "../settings/local-folder";
import { type DemoAccount, demoAccounts, provideDemoData } from "./demo-data";
import { lockFolder, unlockFolder } from "./folder-lock";
import { assertPortIsFree, freePort, freePortLike, portFromEnvironment } from "./ports";
import { LocalStack, type StackOptions } from "./stack";
import { StartError } from "./start-error";
import { Terminal } from "./terminal";
import { makeThrowAwayFolder } from "./throw-away-folder";

/**
 * `npm start`, and with --dev `npm run dev`. With --throw-away, for the browser tests: free ports, a data
 * folder that goes at the end, and a message `{ url, databaseUrl, authEmulator, accounts, mailFolder }` to the parent
 * process once all data is in. --few-jobs loads a tenth of the demo jobs.
 */
async function main(): Promise<void> {
  if (process.platform === "win32")
    throw new StartError("The portal runs on Linux and macOS; on Windows start it within WSL.");
  const terminal = new Terminal();
  const options = await readOptions(terminal);
  const stack = new LocalStack(options);
  let isEnding = false;
  const end = async (exitCode: number, reason: string) => {
    if (isEnding) return;
    isEnding = true;
    terminal.endProgress();
    terminal.say(reason);
    await stack.stop();
    unlockFolder(options.folder);
    if (options.isThrowAway) rmSync(options.folder, { recursive: true, force: true });
    process.exit(exitCode);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => void end(0, "\nStopping the portal …"));
  }
  process.once("disconnect", () => void end(0, "Stopping the portal …"));
  void stack.failed.then((reason) => end(1, reason));
  try {
    await open(stack, options, terminal);
  } catch (error) {
    await end(1, reasonOf(error));
  }
}

async function open(stack: LocalStack, options: StackOptions, terminal: Terminal): Promise<void> {
  terminal.say("Starting the portal …");
  await stack.start();
  terminal.say(`The portal is open at ${stack.url} (Ctrl-C stops it).`);
  const { url, databaseUrl, authEmulator } = stack;
  await provideDemoData({
    url,
    databaseUrl,
    authEmulator,
    folder: options.folder,
    hasFewJobs: process.argv.includes("--few-jobs"),
    onProgress: (done, total) => terminal.progress("Loading the demo data", done, total),
  });
  terminal.endProgress();
  const accounts = await demoAccounts(url, authEmulator);
  terminal.say(closingWords(url, accounts));
  terminal.say(`Mails of notices are not sent but written to ${stack.mailFolder}.`);
  process.send?.({ url, databaseUrl, authEmulator, accounts, mailFolder: stack.mailFolder });
}

async function readOptions(terminal: Terminal): Promise<StackOptions> {
  const isThrowAway = process.argv.includes("--throw-away");
  const isDev = process.argv.includes("--dev");
  const onMessage: StackOptions["onMessage"] = (message) => terminal.sayMessage(message);
  const onStep: StackOptions["onStep"] = (text) => terminal.say(`  ${text}`);
  if (isThrowAway) {
    const folder = makeThrowAwayFolder();
    return {
      folder,
      port: await freePort(),
      authPort: await freePort(),
      isDev,
      isThrowAway,
      onMessage,
      onStep,
    };
  }
  const folder = localFolder();
  const port = await portFromEnvironment("PORT", 4000);
  const authPort = process.env.AUTH_EMULATOR_PORT
    ? await portFromEnvironment("AUTH_EMULATOR_PORT", 0)
    : await freePortLike(9099);
  const url = `http://localhost:${port}`;
  const owner = lockFolder(folder, { url, authEmulator: `127.0.0.1:${authPort}` });
  if (owner) {
    throw new StartError(
      `The portal already runs from this folder, at ${owner.notes.url} (process ${owner.pid}): use that one, or stop it first.`,
    );
  }
  try {
    await assertPortIsFree(port, "the web site", "PORT");
    await assertPortIsFree(authPort, "the Auth emulator", "AUTH_EMULATOR_PORT");
  } catch (error) {
    unlockFolder(folder);
    throw error;
  }
  return { folder, port, authPort, isDev, isThrowAway, onMessage, onStep };
}

function closingWords(url: string, accounts: DemoAccount[]): string {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  const lines = accounts.map(
    ({ email, password, role, plan }) =>
      `  ${email.padEnd(width)}  ${password}  ${`${role} ${plan}`.toLowerCase()}`,
  );
  return ["", `The portal is open at ${url} with these demo accounts:`, ...lines].join("\n");
}

run(main);
