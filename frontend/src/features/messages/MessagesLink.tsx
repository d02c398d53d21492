import { MessageSquare } from "lucide-react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { color, media, motion, radius } from "../../design-system";
import { useWords } from "../../shared/words";
import { messagesWords } from "./messages.words";
import { UnreadBadge } from "./UnreadBadge";
import { useUnreadThreads } from "./useUnreadThreads";

/** The top navigation's way to the messages, with how many threads have something to read. */
export function MessagesLink() {
  const words = useWords(messagesWords);
  const unread = useUnreadThreads();
  return (
    <Square to={paths.messages} aria-label={words.link(unread)}>
      <MessageSquare size={22} aria-hidden />
      {unread > 0 && <UnreadBadge aria-hidden>{words.badge(unread)}</UnreadBadge>}
    </Square>
  );
}

const Square = styled(Link)`
  position: relative;
  display: inline-grid;
  flex: none;
  width: 44px;
  height: 44px;
  place-items: center;
  border-radius: ${radius.rSm};
  color: ${color.ink2};
  transition: background-color ${motion.color};

  ${media.hover} {
    &:hover {
      background: ${color.canvas};
    }
  }
`;
