/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "jest-fixed-jsdom",
  roots: ["<rootDir>/src"],
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
