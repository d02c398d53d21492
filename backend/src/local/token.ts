import "reflect-metadata";
import { TEST_ACCOUNT_PASSWORD } from "../modules/setup/test-accounts";
import { localFolder } from "./checkout";
import { EmulatorClient, EmulatorError } from "./emulator-client";
import { ownerOf } from "./folder-lock";

/** `npm run token -- EMAIL [PASSWORD]`: an ID token of the running local stack, for Sandbox and scripts. */
async function main(): Promise<void> {
  const [, , email, password = TEST_ACCOUNT_PASSWORD] = process.argv;
  const authEmulator = ownerOf(localFolder())?.notes.authEmulator;
  if (!email) return refuse("Whose token? Give an e-mail: npm run token -- admin@jobportal.example");
  if (!authEmulator) return refuse("The portal does not run here: start it with npm start.");
  try {
    process.stdout.write(`${await new EmulatorClient(authEmulator).signIn(email, password)}\n`);
  } catch (error) {
    if (!(error instanceof EmulatorError)) throw error;
    refuse(`${email} can't sign in with that password (${error.code}): npm run token -- EMAIL PASSWORD`);
  }
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

void main();
