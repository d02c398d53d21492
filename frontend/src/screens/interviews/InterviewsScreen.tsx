import { CalendarDays } from "lucide-react";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import {
  ButtonLink,
  Card,
  EmptyState,
  LinkLines,
  LoadFailure,
  media,
  Page,
  Skeleton,
  SkeletonGroup,
  space,
  text,
} from "../../design-system";
import { InterviewLine } from "../../features/interviews/InterviewLine";
import { useFormats } from "../../shared/language/formats";
import { useWords } from "../../shared/words";
import { interviewsScreenWords } from "./interviews-screen.words";
import { useInterviewsScreenQuery, type InterviewsScreenQuery } from "./InterviewsScreen.generated";

/** As many as the server tells of at once. */
const MOST = 100;

type Interview = InterviewsScreenQuery["upcomingInterviews"][number];

/** /interviews: what is ahead of one's companies, day by day; before it, what somebody waits for (INTV-17). */
export function InterviewsScreen() {
  const words = useWords(interviewsScreenWords);
  const { data, loading, refetch } = useInterviewsScreenQuery({
    variables: { first: MOST },
    fetchPolicy: "cache-and-network",
  });
  return (
    <Page title={words.title}>
      {data ? (
        <Interviews interviews={data.upcomingInterviews} />
      ) : loading ? (
        <SkeletonGroup>
          <Skeleton width="100%" height={320} shape="tile" />
        </SkeletonGroup>
      ) : (
        <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function Interviews({ interviews }: { interviews: readonly Interview[] }) {
  const words = useWords(interviewsScreenWords);
  const groups = useGroups(interviews);
  if (groups.length === 0)
    return (
      <EmptyState
        seed={paths.interviews}
        icon={<CalendarDays />}
        title={words.none}
        actions={
          <ButtonLink to={paths.candidates} tone="secondary">
            {words.toCandidates}
          </ButtonLink>
        }
      >
        {words.noneHint}
      </EmptyState>
    );
  return (
    <Groups>
      {groups.map(({ title, interviews }) => (
        <Group as="section" key={title} aria-label={title}>
          <Title>{title}</Title>
          <LinkLines>
            {interviews.map((interview) => (
              <li key={interview.id}>
                <InterviewLine interview={interview} />
              </li>
            ))}
          </LinkLines>
        </Group>
      ))}
      {interviews.length === MOST && <Most>{words.most(MOST)}</Most>}
    </Groups>
  );
}

/** Those that wait for the company's word, those without a time, and then each day's in their order. */
function useGroups(interviews: readonly Interview[]) {
  const words = useWords(interviewsScreenWords);
  const format = useFormats();
  const groups = new Map<string, Interview[]>();
  const ordered = [
    ...interviews.filter(({ isOver }) => isOver),
    ...interviews.filter(({ isOver, slot }) => !isOver && !slot),
    ...interviews.filter(({ isOver, slot }) => !isOver && slot),
  ];
  for (const interview of ordered) {
    const { isOver, slot } = interview;
    const title = isOver ? words.record : slot ? format.longWeekday(slot.startsAt) : words.waiting;
    groups.set(title, [...(groups.get(title) ?? []), interview]);
  }
  return [...groups].map(([title, interviews]) => ({ title, interviews }));
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s5};
  max-width: 860px;
`;

const Group = styled(Card)`
  padding: 0;
  overflow: hidden;

  ${media.phone} {
    padding: 0;
  }
`;

const Title = styled.h2`
  ${text.cardTitle}
  padding: ${space.s3} 20px;

  ${media.phone} {
    padding-inline: ${space.s4};
  }
`;

const Most = styled.p`
  ${text.meta}
`;
