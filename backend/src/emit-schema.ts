import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { printSchema } from "graphql";
import { createSchema } from "./schema";

const target = resolve(__dirname, "../../schema.graphql");
writeFileSync(target, `${printSchema(createSchema())}\n`);
