import type { ReactNode } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import {
  BackLink,
  Card,
  color,
  Container,
  LoadFailure,
  media,
  Pagination,
  RowHeadingContext,
  Skeleton,
  SkeletonGroup,
  space,
  text,
} from "../../../design-system";
import { listPath, readPage } from "../../../shared/list-address";
import { usePageTitle } from "../../../shared/page-title";
import { paths } from "@job-portal/protocol/paths";
import { openEntryProps, useOpenEntry } from "../../../shared/useOpenEntry";
import { useWords } from "../../../shared/words";
import { seekerDashboardWords } from "./seeker-dashboard.words";
import { Entries } from "../card/DashboardCard";

/** The page that the address asks for, from 1; what makes no sense is page 1. */
export function usePageNumber(): number {
  const [address] = useSearchParams();
  return readPage(address);
}

interface FullListProps {
  title: string;
  path: string;
  page: number;
  /** What else the address of a page says. */
  parts?: Readonly<Record<string, string | null>>;
  /** What is not in the list yet, above it. */
  above?: ReactNode;
  /** The list's parts, above it. */
  choices?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Undefined until it is there. */
  list: { total: number; pageSize: number; entries: { key: string; entry: ReactNode }[] } | undefined;
  isLoading: boolean;
  onRetry(): void;
  /** What stands there without an entry. */
  nothing: ReactNode;
  /** What belongs to it, below. */
  below?: ReactNode;
}

/** All of what the dashboard shows the newest of, a page at a time; its rows are headed right under h1 (SEEN-07). */
export function FullList({
  title,
  path,
  page,
  parts = {},
  above,
  choices,
  actions,
  list,
  isLoading,
  onRetry,
  nothing,
  below,
}: FullListProps) {
  const words = useWords(seekerDashboardWords);
  usePageTitle(title);
  const openId = useOpenEntry(list !== undefined);
  const pages = list ? Math.max(Math.ceil(list.total / list.pageSize), 1) : page;
  const hrefOf = (number: number) => listPath(path, { ...parts, page: number });
  return (
    <Band>
      {page > pages && <Navigate replace to={hrefOf(pages)} />}
      <Column>
        <BackLink to={paths.dashboard}>{words.backToDashboard}</BackLink>
        <Head>
          <h1>{title}</h1>
          {actions && <Actions>{actions}</Actions>}
        </Head>
        {above}
        {choices && <Choices>{choices}</Choices>}
        <Surface>
          {list?.total === 0 && <Inset>{nothing}</Inset>}
          {list && list.total > 0 && (
            <RowHeadingContext value="h2">
              <Entries>
                {list.entries.map(({ key, entry }) => (
                  <li key={key} {...openEntryProps(key, openId)}>
                    {entry}
                  </li>
                ))}
              </Entries>
            </RowHeadingContext>
          )}
          {!list && <Inset>{isLoading ? <EntrySkeletons /> : <LoadFailure onRetry={onRetry} />}</Inset>}
        </Surface>
        {pages > 1 && <Pagination page={page} pages={pages} hrefOf={hrefOf} />}
        {below}
      </Column>
    </Band>
  );
}

const EntrySkeletons = () => (
  <SkeletonGroup>
    <Skeleton width="100%" height={76} />
    <Skeleton width="100%" height={76} />
    <Skeleton width="100%" height={76} />
  </SkeletonGroup>
);

const Band = styled.div`
  min-height: 100%;
  padding-block: ${space.s6} ${space.s8};
  background: ${color.canvas};

  ${media.phone} {
    padding-block: ${space.s5} ${space.s7};
  }
`;

const Column = styled(Container)`
  max-width: 860px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space.s4};

  > h1 {
    ${text.listTitle}
  }
`;

const Choices = styled.div`
  margin-bottom: ${space.s4};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};

  > label {
    width: auto;
  }

  ${media.phone} {
    width: 100%;

    > * {
      flex: 1 0 auto;
    }

    /* Two of them have room beside each other without their marks. */
    svg {
      display: none;
    }
  }
`;

const Surface = styled(Card)`
  margin-bottom: ${space.s5};
  padding: 0;
  overflow: hidden;

  ${media.phone} {
    padding: 0;
  }

  > ul > li:first-child {
    border-top: 0;
  }
`;

const Inset = styled.div`
  padding: ${space.s5};
`;
