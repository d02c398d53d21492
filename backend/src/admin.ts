import "reflect-metadata";
import { run } from "./commands/command";
import { admin } from "./commands/admin";

/** `npm run admin -- grant EMAIL` or `remove-second-factor EMAIL`, of what `npm run build` or `npm start` has built. */
run(async () => {
  process.stdout.write(`${await admin(process.argv.slice(2), process.env)}\n`);
});
