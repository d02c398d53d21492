// India is elsewhere: what forgets to say which days and months it means shows in the tests.
process.env.TZ = "America/Los_Angeles";

/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "node",
  roots: ["<rootDir>/src"],
  // Jest leaves one core idle, which would be half of a small machine.
  maxWorkers: "100%",
  // Says that a test hangs; a busy machine may take its time.
  testTimeout: 60_000,
  testMatch: ["**/*.test.ts"],
  transform: { "^.+\\.ts$": ["@swc/jest"] },
  setupFiles: ["reflect-metadata", "<rootDir>/src/test/one-error.ts"],
  globalSetup: "<rootDir>/src/test/global-setup.ts",
  globalTeardown: "<rootDir>/src/test/global-teardown.ts",
};
