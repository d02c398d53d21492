import { Bell } from "lucide-react";
import { useState } from "react";
import styled from "styled-components";
import { useIsLoggingOut } from "../../auth/useLogout";
import { color, Popover, radius } from "../../design-system";
import { useWords } from "../../shared/words";
import { useUnreadNoticeCountQuery } from "./NoticeBell.generated";
import { NoticeList } from "./NoticeList";
import { noticesWords } from "./notices.words";

/** The navigation's bell: how many notices are unread, and behind it the list of them. */
export function NoticeBell() {
  const words = useWords(noticesWords);
  const [isOpen, setIsOpen] = useState(false);
  // Meanwhile the cache is emptied, and the question would go out as nobody's.
  const isLoggingOut = useIsLoggingOut();
  const { data } = useUnreadNoticeCountQuery({ skip: isLoggingOut });
  const unread = data?.unreadNoticeCount ?? 0;
  return (
    <Popover
      label={words.bell(unread)}
      icon={
        <Icon>
          <Bell size={22} aria-hidden />
          {unread > 0 && <Badge aria-hidden>{words.badge(unread)}</Badge>}
        </Icon>
      }
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={words.title}
    >
      <NoticeList hasUnread={unread > 0} onLeave={() => setIsOpen(false)} />
    </Popover>
  );
}

const Icon = styled.span`
  position: relative;
  display: inline-flex;
`;

const Badge = styled.span`
  position: absolute;
  top: -7px;
  left: 11px;
  min-width: 18px;
  padding: 0 4px;
  border: 2px solid ${color.surface};
  border-radius: ${radius.rFull};
  background: ${color.danger};
  color: ${color.onBrand};
  font-size: 0.6875rem;
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  line-height: 16px;
  text-align: center;
`;
