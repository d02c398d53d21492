// styled-components puts each rule into a sheet alone, as in production, instead of having the whole sheet read again.
process.env.SC_DISABLE_SPEEDY = "false";

/** @type {import("jest").Config} */
export default {
  runtime: "<rootDir>/../tools/jest/worker-runtime.cjs",
  testEnvironment: "<rootDir>/../tools/jest/page-environment.cjs",
  // What these leave behind is a file's: matchers, a global that jsdom lacks, and the styles of each copy of a
  // component.
  testEnvironmentOptions: { ownPackages: ["@testing-library/jest-dom", "css.escape", "styled-components"] },
  roots: ["<rootDir>/src"],
  testMatch: ["**/*.test.{ts,tsx}"],
  transform: {
    "\\.tsx?$": [
      "@swc/jest",
      {
        swcrc: false,
        module: { type: "commonjs" },
        jsc: {
          target: "es2023",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
        },
      },
    ],
  },
  // Node itself and React, which tells by these that a test's steps are over, go on.
  fakeTimers: { doNotFake: ["nextTick", "queueMicrotask", "setImmediate", "clearImmediate"] },
  setupFilesAfterEnv: ["<rootDir>/src/test/setup.ts"],
  maxWorkers: 3,
  // Says that a test hangs; a busy machine may take its time.
  testTimeout: 60_000,
};
