import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { printSchema } from "graphql";
import { createSchema } from "./app/schema";

// The drift check names another file, to compare with.
const target = process.argv[2] ?? resolve(__dirname, "../../schema.graphql");
writeFileSync(target, `${printSchema(createSchema())}\n`);
