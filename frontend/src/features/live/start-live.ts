import type { ApolloClient } from "@apollo/client";
import type { LiveNews } from "./live-news";
import { keepStream } from "./live-stream";
import { shareBetweenTabs } from "./live-tabs";
import { refetchChanged } from "./refetch-changed";

/** Keeps what this tab shows up to date, until the signal. */
export async function startLive(client: ApolloClient, uid: string, signal: AbortSignal): Promise<void> {
  const refetch = refetchChanged(client, signal);
  let cursor: string | null = null;
  const hear = (news: LiveNews) => {
    cursor = news.cursor ?? cursor;
    refetch(news);
  };
  const hold = (tell: (news: LiveNews) => void, until: AbortSignal) =>
    keepStream({ cursor: () => cursor, tell }, until);
  await shareBetweenTabs({ name: `live-${uid}`, hear, hold }, signal);
}
