import "reflect-metadata";
import { TEST_ACCOUNT_PASSWORD } from "../modules/setup/test-accounts";
import { run } from "../commands/command";
import { CommandError } from "../errors/errors";
import { localFolder } from "../settings/local-folder";
import { EmulatorClient, EmulatorError } from "./emulator-client";
import { ownerOf } from "./folder-lock";

/** `npm run token -- EMAIL [PASSWORD]`: an ID token of the running local stack, for Sandbox and scripts. */
async function main(): Promise<void> {
  const [, , email, password = TEST_ACCOUNT_PASSWORD] = process.argv;
  const authEmulator = ownerOf(localFolder())?.notes.authEmulator;
  if (!email) throw new CommandError("Whose token? Give an e-mail: npm run token -- admin@jobportal.example");
  if (!authEmulator) throw new CommandError("The portal does not run here: start it with npm start.");
  const token = await new EmulatorClient(authEmulator).signIn(email, password).catch((error: unknown) => {
    if (!(error instanceof EmulatorError)) throw error;
    throw new CommandError(
      `${email} can't sign in with that password (${error.code}): npm run token -- EMAIL PASSWORD`,
    );
  });
  process.stdout.write(`${token}\n`);
}

run(main);
