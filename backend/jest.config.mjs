// India is elsewhere: what forgets to say which days and months it means shows in the tests.
process.env.TZ = "America/Los_Angeles";

/** @type {import("jest").Config} */
export default {
  runtime: "<rootDir>/../tools/jest/worker-runtime.cjs",
  testEnvironment: "<rootDir>/../tools/jest/worker-environment.cjs",
  roots: ["<rootDir>/src", "<rootDir>/demo", "<rootDir>/search-eval", "<rootDir>/shipped"],
  testMatch: ["**/*.test.ts"],
  // As backend/.swcrc says, like the production build.
  transform: { "\\.ts$": "@swc/jest" },
  setupFilesAfterEnv: ["<rootDir>/src/test/setup.ts"],
  globalSetup: "<rootDir>/src/test/global-setup.ts",
  globalTeardown: "<rootDir>/src/test/global-teardown.ts",
  maxWorkers: 3,
  // Says that a test hangs; a busy machine may take its time.
  testTimeout: 60_000,
};
