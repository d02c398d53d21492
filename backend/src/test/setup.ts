import "reflect-metadata";

// The next file of the worker finds `fetch`, the clock and the environment as they were, also after a test that failed.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
