import { run } from "../src/commands/command";
import { startAuthEmulator } from "../src/local/auth-emulator";

/** The Auth emulator on a machine of its own, at the port of the first argument. */
async function main(): Promise<void> {
  const emulator = await startAuthEmulator({ host: "0.0.0.0", port: Number(process.argv[2]) });
  process.once("SIGTERM", () => void emulator.stop());
  process.send?.("ready");
}

run(main);
