import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { lexicographicSortSchema, printSchema } from "graphql";
import { createSchema } from "./app/schema";

// The drift check names another file, to compare with.
const target = process.argv[2] ?? resolve(__dirname, "../../schema.graphql");
// Sorted by name, so that the file changes only where the schema does.
writeFileSync(target, `${printSchema(lexicographicSortSchema(createSchema()))}\n`);
