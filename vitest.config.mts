import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["backend", "frontend"],
    // A test waits now and then, for the database or for a clock: three keep two cores busy.
    maxWorkers: 3,
  },
});
