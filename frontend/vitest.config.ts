import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "frontend",
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://localhost/" } },
    globals: true,
    // Each rule goes into a sheet alone, as in production, instead of the whole sheet being read again.
    env: { SC_DISABLE_SPEEDY: "false" },
    include: ["src/**/*.test.{ts,tsx}"],
    // Loading React, Apollo and all of our modules anew for each file took longer than most files' tests.
    isolate: false,
    maxWorkers: 3,
    // Says that a test hangs; a busy machine may take its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ["src/test/setup.ts"],
  },
});
