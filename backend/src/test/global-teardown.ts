import { testServers } from "./servers";

/** Stops what `startTestServers` started; a run that is interrupted leaves it to the servers' own watch. */
export default async function stopTestServers(): Promise<void> {
  await Promise.all(testServers.splice(0).map((server) => server.stop()));
}
