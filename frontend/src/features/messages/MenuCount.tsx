import styled from "styled-components";
import { color, fontSize, VisuallyHidden } from "../../design-system";
import { useWords } from "../../shared/words";
import { messagesWords } from "./messages.words";
import { UnreadBadge } from "./UnreadBadge";
import { useUnreadThreads } from "./useUnreadThreads";

/** How many threads have something to read, at the end of a menu's row; over its icon in a rail. */
export function MenuCount({ isRail }: { isRail: boolean }) {
  const words = useWords(messagesWords);
  const unread = useUnreadThreads();
  if (unread === 0) return null;
  if (isRail) return <UnreadBadge aria-hidden>{words.badge(unread)}</UnreadBadge>;
  return (
    <Count>
      <span aria-hidden>{words.badge(unread)}</span>
      <VisuallyHidden>{words.unreadCount(unread)}</VisuallyHidden>
    </Count>
  );
}

const Count = styled.span`
  margin-left: auto;
  color: ${color.brand800};
  font-size: ${fontSize.fs14};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
`;
