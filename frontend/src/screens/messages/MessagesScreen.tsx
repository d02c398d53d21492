import { MessageSquare } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import styled from "styled-components";
import {
  ButtonLink,
  Card,
  ChoiceLinks,
  EmptyState,
  LoadFailure,
  media,
  Page,
  Pagination,
  Skeleton,
  SkeletonGroup,
  space,
} from "../../design-system";
import { useAccountUser } from "../../auth/session";
import { messagesWords } from "../../features/messages/messages.words";
import { ThreadPanel } from "../../features/messages/ThreadPanel";
import { ThreadRows } from "../../features/messages/ThreadRows";
import { paths } from "@job-portal/protocol/paths";
import { listPath, readPage } from "../../shared/list-address";
import { useWords } from "../../shared/words";
import { companyMessagesWords } from "./company-messages.words";
import { useMessagesScreenQuery } from "./MessagesScreen.generated";

/** /messages: the viewer's threads of either side, and the one that the address names beside them. */
export function MessagesScreen() {
  const words = useWords(messagesWords);
  const [address] = useSearchParams();
  const openId = address.get("open");
  const { isUnread, page } = listOf(address);
  return (
    <Page title={words.title}>
      <Columns $isOpen={openId !== null}>
        <Threads openId={openId} />
        {openId === null ? (
          <Beside>
            <EmptyState seed={paths.messages} icon={<MessageSquare />} title={words.list.choose}>
              {words.list.chooseHint}
            </EmptyState>
          </Beside>
        ) : (
          <ThreadPanel key={openId} applicationId={openId} backHref={pathOf(isUnread, page)} />
        )}
      </Columns>
    </Page>
  );
}

function Threads({ openId }: { openId: string | null }) {
  const { list: words } = useWords(messagesWords);
  const [address] = useSearchParams();
  const { isUnread, page } = listOf(address);
  const { data, previousData, loading, refetch } = useMessagesScreenQuery({
    variables: { page, isUnread },
    fetchPolicy: "cache-and-network",
  });
  const list = (data ?? previousData)?.messageThreads;
  const pages = list ? Math.ceil(list.total / list.pageSize) : 0;
  const hrefOf = (number: number) => pathOf(isUnread, number);
  return (
    <ListColumn>
      <ChoiceLinks
        label={words.label}
        choices={[
          { name: words.all, to: pathOf(false), isCurrent: !isUnread },
          { name: words.unread, to: pathOf(true), isCurrent: isUnread },
        ]}
      />
      <Surface>
        {list ? (
          list.items.length > 0 ? (
            <ThreadRows threads={list.items} openId={openId} hrefOf={(id) => pathOf(isUnread, page, id)} />
          ) : (
            <Inset>
              <Nothing isUnread={isUnread} />
            </Inset>
          )
        ) : loading ? (
          <Inset>
            <SkeletonGroup>
              <Skeleton width="100%" height={76} />
            </SkeletonGroup>
          </Inset>
        ) : (
          <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />
        )}
      </Surface>
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
    </ListColumn>
  );
}

const listOf = (address: URLSearchParams) => ({
  isUnread: address.get("show") === "unread",
  page: readPage(address),
});

/** A list, and the thread that is open beside it (MSG-11). */
const pathOf = (isUnread: boolean, page = 1, open: string | null = null): string =>
  listPath(paths.messages, { show: isUnread ? "unread" : null, page, open });

function Nothing({ isUnread }: { isUnread: boolean }) {
  const { list: words } = useWords(messagesWords);
  const companyWords = useWords(companyMessagesWords);
  const isOfCompany = useAccountUser()?.role === "employer";
  return (
    <EmptyState
      seed={paths.messages}
      icon={<MessageSquare />}
      title={isUnread ? words.noneUnread : words.none}
      actions={
        isUnread ? (
          <ButtonLink to={paths.messages} tone="secondary">
            {words.showAll}
          </ButtonLink>
        ) : (
          <ButtonLink to={isOfCompany ? paths.candidates : paths.jobs} tone="secondary">
            {isOfCompany ? companyWords.candidates : words.findJobs}
          </ButtonLink>
        )
      }
    >
      {isUnread ? words.noneUnreadHint : isOfCompany ? companyWords.noneHint : words.noneHint}
    </EmptyState>
  );
}

/* Side by side where there is room; elsewhere the open thread has the screen for itself. */
const Columns = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-columns: 340px minmax(0, 1fr);
  gap: ${space.s4};
  align-items: start;

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      display: ${({ $isOpen }) => ($isOpen ? "none" : "grid")};
    }
  }
`;

const ListColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s3};
`;

const Surface = styled(Card)`
  && {
    padding: 0;
    overflow: hidden;
  }
`;

const Inset = styled.div`
  padding: ${space.s4};
`;

const Beside = styled.div`
  padding: ${space.s6} ${space.s4};

  ${media.belowDesktop} {
    display: none;
  }
`;
