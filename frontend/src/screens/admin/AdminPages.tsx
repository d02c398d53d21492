import styled from "styled-components";
import { ButtonLink, space } from "../../design-system";
import { adminActsWords } from "../../features/moderation/admin-acts.words";
import { Quiet } from "../../features/moderation/admin-table";
import { useWords } from "../../shared/words";
import { adminWords } from "./admin.words";

/** Entries of a page, as the screens ask for them. */
const PAGE_SIZE = 20;

interface AdminPagesProps {
  page: number;
  list: { total: number; isTotalCapped: boolean };
  hrefOf(page: number): string;
}

/** How many there are, and the way to the pages beside this one: a long list is searched, not leafed through. */
export function AdminPages({ page, list, hrefOf }: AdminPagesProps) {
  const words = useWords(adminWords);
  const actsWords = useWords(adminActsWords);
  const hasMore = list.isTotalCapped || page * PAGE_SIZE < list.total;
  return (
    <PageLine>
      <Quiet>{actsWords.total(list.total, list.isTotalCapped)}</Quiet>
      {page > 1 && (
        <ButtonLink tone="secondary" size="sm" rel="prev" to={hrefOf(page - 1)}>
          {words.previousPage}
        </ButtonLink>
      )}
      {hasMore && (
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
