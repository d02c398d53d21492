import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { withTables } from "./modules/privacy/privacy-page";

const page = resolve(__dirname, "../../docs/privacy.md");
writeFileSync(page, withTables(readFileSync(page, "utf8")));
