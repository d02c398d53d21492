import styled from "styled-components";
import { text } from "../../design-system";
import { candidatesWords } from "../../features/applications/candidate/candidates.words";
import { useWords } from "../../shared/words";
import { measuresOf } from "./candidate-counts";
import type { CandidateView } from "./candidates-address";
import type { CandidateCountsQuery } from "./CandidatesScreen.generated";

interface CandidateMeasuresProps {
  view: CandidateView;
  /** Undefined: not known yet. */
  counted: CandidateCountsQuery | undefined;
}

/** What the numbers here count: the list persons, the board applications; and why the two differ (CLEAR-01). */
export function CandidateMeasures({ view, counted }: CandidateMeasuresProps) {
  const { measures: words } = useWords(candidatesWords);
  const found = measuresOf(view, counted);
  if (!found) return <Line />;
  if (found.people.count === 0) return null;
  const { people, applications } = found;
  const differ = people.count !== applications.count || people.isCapped;
  const [persons, sent] = [
    words.people(people.count, people.isCapped),
    words.applications(applications.count, applications.isCapped),
  ];
  const isList = view.view === "list";
  if (!differ || view.jobId) return <Line>{isList ? persons : sent}</Line>;
  return <Line>{isList ? words.inList(persons, sent) : words.onBoard(sent, persons)}</Line>;
}

const Line = styled.p`
  ${text.meta}
  min-height: 1lh;
`;
