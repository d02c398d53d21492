// Runs a TypeScript file of the backend as it stands. SWC rather than esbuild or Node's own type
// stripping, because TypeORM and TypeGraphQL read the decorator metadata that only SWC and tsc write.
const { resolve } = require("node:path");

process.env.TS_NODE_PROJECT = resolve(__dirname, "../backend/tsconfig.json");
require("@swc-node/register");

const [, , file, ...rest] = process.argv;
process.argv = [process.argv[0], resolve(file), ...rest];
require(resolve(file));
