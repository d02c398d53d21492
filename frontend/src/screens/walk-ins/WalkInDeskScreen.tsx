import { CalendarX2 } from "lucide-react";
import { useParams, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import {
  BackLink,
  ButtonLink,
  Card,
  ChoiceLinks,
  EmptyState,
  LoadFailure,
  Notice,
  Page,
  SectionCard,
  Skeleton,
  SkeletonGroup,
  text,
  Column,
} from "../../design-system";
import { CallOffDay } from "../../features/walk-ins/CallOffDay";
import { CheckIn, codeIn } from "../../features/walk-ins/CheckIn";
import { NumberNow } from "../../features/walk-ins/NumberNow";
import { VisitList } from "../../features/walk-ins/VisitList";
import { WalkInPace } from "../../features/walk-ins/WalkInPace";
import type { WalkInDay_DayFragment } from "../../features/walk-ins/WalkIns.generated";
import { walkInsWords } from "../../features/walk-ins/walk-ins.words";
import { useWords } from "../../shared/words";
import { useWalkInDeskScreenQuery } from "./WalkInDeskScreen.generated";

/**
 * /job-postings/{id}/walk-in: who has a number for a day of the job's walk-in, who came, and whose turn it is. The code
 * on a visitor's page leads here with `code` (WALK-04, WALK-05).
 */
export function WalkInDeskScreen() {
  const { desk: words } = useWords(walkInsWords);
  const { id: jobId = "" } = useParams();
  const [address] = useSearchParams();
  const { data, loading, refetch } = useWalkInDeskScreenQuery({
    variables: { jobId, day: address.get("day") },
    fetchPolicy: "cache-and-network",
  });
  const day = data?.walkInDay;
  return (
    <Page title={words.title}>
      <BackLink to={paths.ownJob(jobId)}>{day?.jobTitle ?? words.back}</BackLink>
      {day ? (
        <Desk day={day} code={codeIn(address.get("code") ?? "")} />
      ) : day === null ? (
        <EmptyState
          seed={jobId}
          icon={<CalendarX2 />}
          title={words.none}
          actions={<ButtonLink to={paths.editJob(jobId)}>{words.edit}</ButtonLink>}
        >
          {words.noneHint}
        </EmptyState>
      ) : loading ? (
        <SkeletonGroup>
          <Skeleton width="100%" height={420} shape="tile" />
        </SkeletonGroup>
      ) : (
        <Card>
          <LoadFailure onRetry={() => void refetch()} />
        </Card>
      )}
    </Page>
  );
}

function Desk({ day, code }: { day: WalkInDay_DayFragment; code: string }) {
  const words = useWords(walkInsWords);
  return (
    <Column>
      <ChoiceLinks
        label={words.desk.days}
        choices={day.days.map((one) => ({
          name: words.day(one),
          to: `${paths.walkInDesk(day.jobId)}?day=${one}`,
          isCurrent: one === day.day,
        }))}
      />
      {day.isCalledOff && <Notice tone="warn">{words.desk.off}</Notice>}
      {day.isHeld && <NumberNow day={day} />}
      {day.isHeld && day.isToday && (
        <Card>
          <CheckIn key={day.day} jobId={day.jobId} day={day.day} code={code} />
        </Card>
      )}
      <SectionCard title={words.desk.list}>
        <VisitList day={day} />
      </SectionCard>
      {day.isHeld && (
        <SectionCard title={words.pace.title}>
          <WalkInPace key={day.perHour} day={day} />
        </SectionCard>
      )}
      {day.isHeld && (
        <Foot>
          <CallOffDay day={day} />
        </Foot>
      )}
    </Column>
  );
}

const Foot = styled.div`
  ${text.meta}
`;
