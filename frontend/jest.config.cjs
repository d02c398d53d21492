/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "jest-fixed-jsdom",
  roots: ["<rootDir>/src"],
  // Jest leaves one core idle, which would be half of a small machine.
  maxWorkers: "100%",
  // Says that a test hangs; a busy machine may take its time.
  testTimeout: 60_000,
  setupFilesAfterEnv: ["<rootDir>/src/test/setup.ts"],
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
};
