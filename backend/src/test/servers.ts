/** What this test run started. Jest loads setup and teardown in the same process, so they share it. */
export const testServers: { stop(): Promise<void> }[] = [];
