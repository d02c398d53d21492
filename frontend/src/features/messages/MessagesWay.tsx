import { MessageSquare } from "lucide-react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { color, fontSize, radius, space, VisuallyHidden } from "../../design-system";
import { useWords } from "../../shared/words";
import type { MessageLine_ThreadFragment } from "./Messages.generated";
import { messagesWords } from "./messages.words";

/** From an application to its thread: the last message, or a word that one may write. Nothing where neither is. */
export function MessagesWay({ thread }: { thread: MessageLine_ThreadFragment | null }) {
  const words = useWords(messagesWords);
  if (!thread) return null;
  const { id, lastMessage, isUnread, viewerCan } = thread;
  if (!lastMessage && !viewerCan.write) return null;
  return (
    <Way to={paths.messageThread(id)} $isUnread={isUnread}>
      <MessageSquare size={18} aria-hidden />
      <Words>
        {isUnread && <VisuallyHidden>{words.unread} </VisuallyHidden>}
        {lastMessage ? words.own.open : words.own.write}
        {lastMessage && (
          <Last>{` · ${lastMessage.isOwn ? words.you(lastMessage.text) : lastMessage.text}`}</Last>
        )}
      </Words>
    </Way>
  );
}

const Way = styled(Link)<{ $isUnread: boolean }>`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  min-height: 44px;
  margin-top: ${space.s3};
  padding-inline: ${space.s3};
  border: 1px solid ${({ $isUnread }) => ($isUnread ? color.brand200 : color.line)};
  border-radius: ${radius.rSm};
  background: ${({ $isUnread }) => ($isUnread ? color.brand50 : color.surface)};
  color: ${({ $isUnread }) => ($isUnread ? color.brand900 : color.ink2)};
  font-size: ${fontSize.fs14};
  font-weight: 600;
  text-decoration: none;

  > svg {
    flex: none;
  }
`;

const Words = styled.span`
  overflow: hidden;
  min-width: 0;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Last = styled.span`
  font-weight: 400;
`;
