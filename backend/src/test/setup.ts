import "reflect-metadata";

// The next test finds `fetch`, the clock and the environment as they were, also after a test that failed.
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
