import styled from "styled-components";
import { color, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { Meta } from "../../companies/keys/list-parts";
import type { FeedImports_FeedsFragment } from "./FeedImports.generated";
import { feedImportWords } from "./feed-import.words";

type Run = FeedImports_FeedsFragment["feeds"][number]["runs"][number];

/** The report on a feed: its last readings, the newest in sight. */
export function FeedImportRuns({ runs: [last, ...others] }: { runs: readonly Run[] }) {
  const words = useWords(feedImportWords);
  if (!last) return null;
  return (
    <Report>
      <RunReport run={last} isLast />
      {others.length > 0 && (
        <details>
          <summary>{words.runs(others.length)}</summary>
          <List>
            {others.map((run) => (
              <li key={run.id}>
                <RunReport run={run} />
              </li>
            ))}
          </List>
        </details>
      )}
    </Report>
  );
}

interface RunReportProps {
  run: Run;
  /** Others that have not ended never will: their node has died. */
  isLast?: boolean;
}

function RunReport({ run, isLast = false }: RunReportProps) {
  const words = useWords(feedImportWords);
  const { startedAt, endedAt, failure, failureDetail, leftOutCount, problems } = run;
  return (
    <One>
      <Meta>{words.at(startedAt)}</Meta>
      {failure == null && <span>{endedAt == null && isLast ? words.underWay : outcomeOf(run, words)}</span>}
      {failure != null && (
        <Failure>{[words.failures[failure], failureDetail].filter(Boolean).join(" ")}</Failure>
      )}
      {problems.length > 0 && (
        <details>
          <summary>{words.problems(leftOutCount)}</summary>
          <List>
            {problems.map(({ reference, title, field, message }, index) => (
              <li key={index}>
                <strong>{[reference ?? words.noReference, title].filter(Boolean).join(" · ")}</strong>
                <Meta>
                  {field}: {message}
                </Meta>
              </li>
            ))}
          </List>
          {leftOutCount > problems.length && (
            <Meta>{words.moreProblems(leftOutCount - problems.length)}</Meta>
          )}
        </details>
      )}
    </One>
  );
}

function outcomeOf(run: Run, words: (typeof feedImportWords)["en"]): string {
  if (run.isUnmodified) return [words.unmodified, words.counts.unchanged(run.unchangedCount)].join(" · ");
  const counts = [
    ["added", run.addedCount],
    ["changed", run.changedCount],
    ["closed", run.closedCount],
    ["unchanged", run.unchangedCount],
    ["leftOut", run.leftOutCount],
    ["missing", run.missingCount],
  ] as const;
  if (run.endedAt == null) return words.brokenOff;
  const told = counts.filter(([, count]) => count > 0).map(([name, count]) => words.counts[name](count));
  return told.length > 0 ? told.join(" · ") : words.empty;
}

const Report = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space.s3};

  summary {
    cursor: pointer;
  }
`;

const One = styled.div`
  display: grid;
  gap: ${space.s1};
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s3};
  padding: 0;
  margin: ${space.s3} 0 0;
  list-style: none;

  > li {
    display: grid;
    gap: 2px;
    overflow-wrap: anywhere;
  }
`;

const Failure = styled.span`
  ${text.body}
  color: ${color.danger};
`;
