import { startAuthEmulator } from "../src/local/auth-emulator";
import { run } from "../src/commands/command";

/**
 * The identity provider in a process of its own, so that it can be frozen and killed. PORT and STATE_FILE come from the
 * environment; its accounts outlive it in that file.
 */
run(async () => {
  await startAuthEmulator({ port: Number(process.env.PORT), stateFile: process.env.STATE_FILE });
});
