import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: ".",
  outputDir: "test-results",
  globalSetup: "./test/global-setup.ts",
  fullyParallel: true,
  // A page waits now and then: three keep two cores busy.
  workers: 3,
  retries: 1,
  // A keyboard's whole way through a form, on a machine that does other things as well.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: { viewport: { width: 1280, height: 800 }, screenshot: "only-on-failure", serviceWorkers: "block" },
});
