import { Fragment } from "react";
import { Link } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import { ButtonLink } from "../../../design-system";
import { listPath } from "../../../shared/list-address";
import { useWords } from "../../../shared/words";
import { Acts, AdminTable, Cell, Clamped, Name, Row, RowHead } from "../admin/admin-table";
import { HeadRow } from "../admin/HeadRow";
import type { AdminSearchQuery_QueryFragment } from "./AdminSearchWord.generated";
import { searchWordsWords } from "./search-words.words";

/** What people search for, what they find and open, and the way to add a word of it (SEEK-07). */
export function SearchQueryTable({ queries }: { queries: readonly AdminSearchQuery_QueryFragment[] }) {
  const words = useWords(searchWordsWords);
  const heads = [words.searchedFor, words.searches, words.foundNothing, words.found, words.clicks];
  return (
    <AdminTable aria-label={words.queryTable}>
      <HeadRow names={heads} acts={words.actions} />
      <tbody>
        {queries.map((query) => (
          <QueryRow key={query.text} query={query} />
        ))}
      </tbody>
    </AdminTable>
  );
}

function OpenedJobs({ jobs }: { jobs: AdminSearchQuery_QueryFragment["opened"] }) {
  const words = useWords(searchWordsWords);
  if (jobs.length === 0) return null;
  return (
    <Clamped as="div" $lines={2}>
      {words.openedMost}{" "}
      {jobs.map(({ jobId, title, position }, index) => (
        <Fragment key={jobId}>
          {index > 0 && ", "}
          <Link to={paths.job(jobId)}>{words.opened(title, position)}</Link>
        </Fragment>
      ))}
    </Clamped>
  );
}

function QueryRow({ query }: { query: AdminSearchQuery_QueryFragment }) {
  const words = useWords(searchWordsWords);
  const { text, places, opened } = query;
  return (
    <Row>
      <RowHead>
        <Name>{text}</Name>
        {places.length > 0 && <Clamped title={words.places(places)}>{words.places(places)}</Clamped>}
        <OpenedJobs jobs={opened} />
      </RowHead>
      <Cell data-label={words.searches}>{words.count(query.searches)}</Cell>
      <Cell data-label={words.foundNothing}>{words.count(query.foundNothing)}</Cell>
      <Cell data-label={words.found}>{words.openJobsOf(query.found)}</Cell>
      <Cell data-label={words.clicks}>{words.count(query.clicks)}</Cell>
      <Cell>
        <Acts>
          <ButtonLink
            tone="secondary"
            size="sm"
            to={listPath(paths.adminSearchWords, { q: text, add: "yes" })}
            aria-label={words.addQuery(text)}
          >
            {words.addIt}
          </ButtonLink>
        </Acts>
      </Cell>
    </Row>
  );
}
