import { Pagination } from "../../design-system";
import { adminActsWords } from "../../features/moderation/admin-acts.words";
import { Quiet } from "../../features/moderation/admin-table";
import { useWords } from "../../shared/words";

/** Entries of a page, as the screens ask for them. */
const PAGE_SIZE = 20;
/** As many pages as the server leaves room for with a link each; a filter finds what is further down. */
const MOST_PAGES = 10;

interface AdminPagesProps {
  page: number;
  list: { total: number; isTotalCapped: boolean };
  hrefOf(page: number): string;
}

/** How many there are, and the way to the other pages. */
export function AdminPages({ page, list, hrefOf }: AdminPagesProps) {
  const words = useWords(adminActsWords);
  const pages = Math.min(MOST_PAGES, Math.ceil(list.total / PAGE_SIZE));
  return (
    <>
      <Quiet>{words.total(list.total, list.isTotalCapped)}</Quiet>
      <Pagination page={page} pages={Math.max(page, pages)} hrefOf={hrefOf} />
    </>
  );
}
