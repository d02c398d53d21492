import "reflect-metadata";

// A machine that is busy with other things must not turn a change away: decision 12.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

// The next test finds `fetch`, the clock and the environment as they were, also after a test that failed.
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
