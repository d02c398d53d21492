import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { whenSeen } from "./when-seen";
import { useMarkMessagesReadMutation, useMessageThreadQuery } from "./Messages.generated";

/** Asks anew for the counts of what is unread, where they are shown; until they come, the former ones stay. */
const askCounts = (client: ApolloClient) =>
  client.refetchQueries({
    updateCache(cache) {
      cache.evict({ fieldName: "unreadThreadCount" });
      cache.evict({ fieldName: "unreadNoticeCount" });
    },
    optimistic: true,
  });

/**
 * A thread with its newest messages. Once the end of the log, where `end` belongs, has been seen, what is there is
 * marked as read.
 */
export function useThread(applicationId: string) {
  const query = useMessageThreadQuery({
    variables: { applicationId },
    fetchPolicy: "cache-and-network",
  });
  const { data } = query;
  const client = useApolloClient();
  const [markRead] = useMarkMessagesReadMutation();
  const end = useRef<HTMLSpanElement>(null);
  const marked = useRef("");
  const until = data?.messages.find(({ isOwn }) => !isOwn)?.sentAt;
  const isUnread = data?.messageThread.isUnread ?? false;

  useEffect(() => {
    if (!end.current || !isUnread || until === undefined || until === marked.current) return;
    return whenSeen(end.current, () => {
      marked.current = until;
      // If this fails, the next message or visit marks it.
      markRead({ variables: { applicationId, until } })
        .then(() => askCounts(client))
        .catch(() => undefined);
    });
  }, [applicationId, client, isUnread, markRead, until]);
  return { ...query, end };
}
