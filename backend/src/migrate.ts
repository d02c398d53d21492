import "reflect-metadata";
import { run } from "./commands/command";
import { migrate } from "./commands/migrate";

/** `npm run migrate`, of what `npm run build` or `npm start` has built. */
run(async () => {
  process.stdout.write(`${await migrate(process.env)}\n`);
});
