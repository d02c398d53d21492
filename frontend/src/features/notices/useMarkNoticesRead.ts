import { useEffect } from "react";
import {
  UnreadNoticeCountDocument,
  UnreadNoticesOfApplicationDocument,
  useMarkNoticesReadMutation,
  useUnreadNoticeCountQuery,
  useUnreadNoticesOfApplicationQuery,
} from "./NoticeBell.generated";

/** Marks the notices of these ids, or all, given until then: what came since nobody has seen. The bell counts anew. */
export function useMarkNoticesRead() {
  const [mark] = useMarkNoticesReadMutation({
    update(cache, { data }, { variables }) {
      if (!data) return;
      const unreadNoticeCount = data.markNoticesRead.unreadCount;
      cache.writeQuery({ query: UnreadNoticeCountDocument, data: { unreadNoticeCount } });
      const applicationId = variables.applicationId;
      if (applicationId)
        cache.writeQuery({
          ...{ query: UnreadNoticesOfApplicationDocument, variables: { applicationId } },
          data: { unreadNoticeCount: 0 },
        });
    },
  });
  return mark;
}

/**
 * Whoever opens an application, their own or a candidate's, has read the notices of it (BELL-02). What comes while it
 * is open stays unread.
 * @param id the application's; null while none is open
 */
export function useReadWithApplication(id: string | null): void {
  const mark = useMarkNoticesRead();
  // Most are opened without any notice: the bell knows of those there are.
  const bell = useUnreadNoticeCountQuery({ fetchPolicy: "cache-only" });
  const { data } = useUnreadNoticesOfApplicationQuery({
    variables: { applicationId: id ?? "" },
    fetchPolicy: "network-only",
    skip: id === null || !bell.data?.unreadNoticeCount,
  });
  const isUnread = (data?.unreadNoticeCount ?? 0) > 0;
  useEffect(() => {
    // If this fails, the next look marks them.
    if (isUnread) void mark({ variables: { applicationId: id } }).catch(() => undefined);
  }, [id, isUnread, mark]);
}
