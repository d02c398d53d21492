import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import styled from "styled-components";
import { ButtonLink, ChoiceLinks, Page, space } from "../../design-system";
import { adminActsWords } from "../../features/moderation/admin/admin-acts.words";
import { Quiet } from "../../features/moderation/admin/admin-table";
import { AdminList } from "../../features/moderation/admin/AdminList";
import { ListStack } from "../../features/moderation/admin/queue-parts";
import { AdminSearch } from "../../features/moderation/admin/AdminSearch";
import { useWords } from "../../shared/words";
import { adminWords } from "./admin.words";
import type { ListAddress } from "./useListAddress";

interface ListSize {
  total: number;
  isTotalCapped: boolean;
  hasNextPage: boolean;
}

type Counted = Pick<ListSize, "total" | "isTotalCapped">;

interface AdminListFrameProps<Choice extends string> {
  title: string;
  /** Stands above the search. */
  top?: ReactNode;
  searchLabel: string;
  address: ListAddress<Choice>;
  choicesLabel: string;
  choiceNames: Readonly<Record<Choice, string>>;
  /** How many each choice leads to; undefined until that is known. */
  choiceCounts?: readonly ({ status: Choice } & Counted)[] | undefined;
  /** Undefined until it is there. */
  list: (ListSize & { items: readonly unknown[] }) | undefined;
  isLoading: boolean;
  onRetry(): void;
  /** Stands where nothing is found. */
  emptyTitle: string;
  /** The list's table. */
  children: ReactNode;
}

/** A numbered list of the admins' in whatever state it is: its search, its parts, its table, its pages. */
export function AdminListFrame<Choice extends string>(props: AdminListFrameProps<Choice>) {
  const { title, searchLabel, address, choicesLabel, choiceNames, list, children } = props;
  const { all, counted } = useWords(adminActsWords);
  const nameOf = (choice: Choice) => {
    const count = props.choiceCounts?.find(({ status }) => status === choice);
    return count ? counted(choiceNames[choice], count.total, count.isTotalCapped) : choiceNames[choice];
  };
  const navigate = useNavigate();
  return (
    <Page title={title}>
      <ListStack>
        {props.top}
        <AdminSearch
          label={searchLabel}
          text={address.text}
          onSearch={(text) => void navigate(address.pathOf({ text }))}
        />
        <ChoiceLinks
          label={choicesLabel}
          choices={[null, ...address.choices].map((choice) => ({
            name: choice ? nameOf(choice) : all,
            to: address.pathOf({ choice }),
            isCurrent: choice === address.choice,
          }))}
        />
        <AdminList
          count={list?.items.length}
          isLoading={props.isLoading}
          onRetry={props.onRetry}
          emptyTitle={props.emptyTitle}
          allHref={address.pathOf({ page: address.page }) === address.path ? null : address.path}
        >
          {children}
        </AdminList>
        {list && <ListPages page={address.page} list={list} hrefOf={(page) => address.pathOf({ page })} />}
      </ListStack>
    </Page>
  );
}

interface ListPagesProps {
  page: number;
  list: ListSize;
  hrefOf(page: number): string;
}

/** How many there are, and the way to the pages beside this one: a long list is searched, not leafed through. */
export function ListPages({ page, list, hrefOf }: ListPagesProps) {
  const words = useWords(adminWords);
  const actsWords = useWords(adminActsWords);
  return (
    <PageLine>
      <Quiet>{actsWords.total(list.total, list.isTotalCapped)}</Quiet>
      {page > 1 && (
        <ButtonLink tone="secondary" size="sm" rel="prev" to={hrefOf(page - 1)}>
          {words.previousPage}
        </ButtonLink>
      )}
      {list.hasNextPage && (
        <ButtonLink tone="secondary" size="sm" rel="next" to={hrefOf(page + 1)}>
          {words.nextPage}
        </ButtonLink>
      )}
    </PageLine>
  );
}

/** A quiet fact, and links at the end of the line. */
export const PageLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;

  > :first-child {
    flex: 1;
  }
`;
