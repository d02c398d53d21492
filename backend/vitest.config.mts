import { createRequire } from "node:module";
import { defineConfig } from "vitest/config";

// India is elsewhere: what forgets to say which days and months it means shows in the tests.
process.env.TZ = "America/Los_Angeles";

const { resolve } = createRequire(import.meta.url);

export default defineConfig({
  resolve: {
    // Both have an ES module beside the CommonJS that all others load; a schema's types are of one of them only.
    alias: ["graphql", "graphql-query-complexity"].map((name) => ({
      find: new RegExp(`^${name}$`),
      replacement: resolve(name),
    })),
  },
  test: {
    name: "backend",
    globals: true,
    include: ["{src,demo}/**/*.test.ts"],
    // Loading TypeORM, GraphQL and all of our modules anew for each file took longer than most files' tests.
    isolate: false,
    maxWorkers: 3,
    // Says that a test hangs; a busy machine may take its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ["src/test/setup.ts"],
    globalSetup: ["src/test/global-setup.ts"],
  },
});
