import "reflect-metadata";
import { run } from "./commands/command";
import { moveFiles } from "./commands/move-files";

/** `npm run files:move -- s3|postgres`, of what `npm run build` or `npm start` has built. */
run(async () => {
  process.stdout.write(`${await moveFiles(process.argv.slice(2), process.env)}\n`);
});
