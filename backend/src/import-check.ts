import "reflect-metadata";
import { run } from "./commands/command";
import { importCheck } from "./commands/import-check";

/** `npm run import:check -- FILE --out REPORT`, from the sources: it needs neither a build nor a database. */
run(async () => {
  process.stdout.write(`${await importCheck(process.argv.slice(2))}\n`);
});
