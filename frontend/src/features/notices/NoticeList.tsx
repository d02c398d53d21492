import { useState, type ReactNode } from "react";
import { Link, parsePath, useLocation } from "react-router-dom";
import styled from "styled-components";
import {
  Button,
  color,
  fontSize,
  LoadFailure,
  media,
  radius,
  Skeleton,
  SkeletonGroup,
  space,
  text,
  useToast,
  VisuallyHidden,
} from "../../design-system";
import { useLanguage } from "../../shared/language/locale";
import { useWords } from "../../shared/words";
import {
  type MarkNoticesReadMutationVariables,
  useMyNoticesQuery,
  type MyNoticesQuery,
  type NoticeRow_NoticeFragment,
} from "./NoticeBell.generated";
import { noticesWords } from "./notices.words";
import { useMarkNoticesRead } from "./useMarkNoticesRead";

/** At first, and more with each 'Show older', up to what one call gives. */
const STEP = 10;
const MOST = 50;

interface NoticeListProps {
  hasUnread: boolean;
  /** A notice was followed to its page. */
  onLeave(): void;
}

/** The viewer's notices, newest first. Following one marks it as read. */
export function NoticeList({ hasUnread, onLeave }: NoticeListProps) {
  const words = useWords(noticesWords);
  const [pageSize, setPageSize] = useState(STEP);
  const { data, previousData, loading, refetch } = useMyNoticesQuery({
    variables: { pageSize, language: useLanguage() },
    fetchPolicy: "cache-and-network",
  });
  const markRead = useMarkRead();
  const { pathname } = useLocation();
  const notices = (data ?? previousData)?.myNotices;
  if (!notices && loading) return <NoticesSkeleton />;
  if (!notices) return <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />;
  if (notices.items.length === 0)
    return (
      <Empty>
        <strong>{words.empty}</strong>
        <p>{words.emptyHint}</p>
      </Empty>
    );

  const [newest] = notices.items;

  function handleFollow({ id, path, createdAt, readAt }: NoticeRow_NoticeFragment) {
    // If the notice leads to the screen that is open, that screen shows something older than the notice.
    const isShown = parsePath(path).pathname === pathname;
    if (!readAt) void markRead({ ids: [id], until: createdAt }, { isShown });
    onLeave();
  }

  return (
    <>
      <Rows>
        {notices.items.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onFollow={() => handleFollow(notice)} />
        ))}
      </Rows>
      <Actions>
        {hasUnread && newest && (
          <Button
            tone="secondary"
            size="sm"
            onClick={() => void markRead({ ids: null, until: newest.createdAt })}
          >
            {words.markAll}
          </Button>
        )}
        {hasOlder(notices, pageSize) && (
          <Button tone="secondary" size="sm" busy={loading} onClick={() => setPageSize(pageSize + STEP)}>
            {words.older}
          </Button>
        )}
      </Actions>
    </>
  );
}

const hasOlder = ({ hasNextPage }: MyNoticesQuery["myNotices"], pageSize: number): boolean =>
  hasNextPage && pageSize < MOST;

/** Marks notices as read. Where told so, it then fetches anew what is shown; a toast tells of a failure. */
function useMarkRead() {
  const words = useWords(noticesWords);
  const showToast = useToast();
  const mark = useMarkNoticesRead();
  return async (variables: MarkNoticesReadMutationVariables, { isShown = false } = {}) => {
    try {
      await mark({ variables, ...(isShown && { refetchQueries: "active" as const }) });
    } catch {
      showToast({ text: words.markFailed, tone: "danger" });
    }
  };
}

function NoticeRow({ notice, onFollow }: { notice: NoticeRow_NoticeFragment; onFollow(): void }) {
  const words = useWords(noticesWords);
  const isUnread = notice.readAt === null;
  return (
    <li>
      <RowLink to={notice.path} onClick={onFollow} $isUnread={isUnread}>
        <Said>
          {isUnread && <VisuallyHidden>{words.unread} </VisuallyHidden>}
          {notice.title}
        </Said>
        <Time dateTime={notice.createdAt}>{words.at(notice.createdAt)}</Time>
      </RowLink>
    </li>
  );
}

function NoticesSkeleton(): ReactNode {
  return (
    <SkeletonGroup>
      <Waiting>
        <Skeleton width="100%" height={52} shape="tile" />
        <Skeleton width="100%" height={52} shape="tile" />
        <Skeleton width="100%" height={52} shape="tile" />
      </Waiting>
    </SkeletonGroup>
  );
}

const Rows = styled.ul`
  display: grid;
  gap: 2px;
  margin: ${space.s2} -8px 0;
  list-style: none;
`;

const RowLink = styled(Link)<{ $isUnread: boolean }>`
  position: relative;
  display: grid;
  gap: 2px;
  padding: 10px ${space.s2} 10px 22px;
  border-radius: ${radius.rSm};
  background: ${({ $isUnread }) => ($isUnread ? color.brand50 : "transparent")};
  color: ${color.ink};
  font-weight: ${({ $isUnread }) => ($isUnread ? 600 : 400)};
  text-decoration: none;

  &::before {
    position: absolute;
    top: 17px;
    left: 8px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${({ $isUnread }) => ($isUnread ? color.brand700 : "transparent")};
    content: "";
  }

  ${media.hover} {
    &:hover {
      background: ${({ $isUnread }) => ($isUnread ? color.brand100 : color.canvas)};
    }
  }
`;

const Said = styled.span`
  font-size: ${fontSize.fs14};
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

const Time = styled.time`
  ${text.meta}
  font-size: ${fontSize.fs12};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin-top: ${space.s3};

  &:empty {
    display: none;
  }
`;

const Empty = styled.div`
  padding-block: ${space.s4} ${space.s2};
  color: ${color.ink};

  > p {
    ${text.meta}
  }
`;

const Waiting = styled.div`
  display: grid;
  gap: ${space.s2};
  margin-top: ${space.s3};
`;
