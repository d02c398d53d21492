import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: ".",
  outputDir: "test-results",
  globalSetup: "./global-setup.ts",
  fullyParallel: true,
  workers: 2,
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  use: { viewport: { width: 1280, height: 800 }, screenshot: "only-on-failure" },
});
