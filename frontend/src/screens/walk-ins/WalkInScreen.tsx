import { CalendarX2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useParams } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { useSession } from "../../auth/session";
import {
  BackLink,
  Button,
  ButtonLink,
  Dialog,
  DialogForm,
  EmptyState,
  LoadFailure,
  Notice,
  Page,
  SectionCard,
  Skeleton,
  SkeletonGroup,
  space,
} from "../../design-system";
import { keepWalkIn, keptWalkIn } from "../../features/walk-ins/kept-walk-in";
import { TakeNumber } from "../../features/walk-ins/TakeNumber";
import { useWalkInAct } from "../../features/walk-ins/useWalkInAct";
import { WalkInFacts } from "../../features/walk-ins/WalkInFacts";
import { WalkInPass } from "../../features/walk-ins/WalkInPass";
import {
  type WalkIn_WalkInFragment,
  useGiveBackWalkInNumberMutation,
} from "../../features/walk-ins/WalkIns.generated";
import { walkInsWords } from "../../features/walk-ins/walk-ins.words";
import { useWords } from "../../shared/words";
import { useWalkInScreenQuery } from "./WalkInScreen.generated";

/** /jobs/{id}/walk-in: one's number for the walk-in of a job, or the way to one; the number opens offline (WALK-09). */
export function WalkInScreen() {
  const words = useWords(walkInsWords);
  const { id: jobId = "" } = useParams();
  const { walkIn, isKept, loading, refetch } = useWalkIn(jobId);
  return (
    <Page title={words.title}>
      <Column>
        <BackLink to={paths.job(jobId)}>{words.back}</BackLink>
        {walkIn ? (
          <>
            {isKept && <Notice tone="warn">{words.pass.offline}</Notice>}
            <Standing walkIn={walkIn} isKept={isKept} />
          </>
        ) : walkIn === null ? (
          <EmptyState
            seed={jobId}
            icon={<CalendarX2 />}
            title={words.none}
            actions={<ButtonLink to={paths.jobs}>{words.findJobs}</ButtonLink>}
          >
            {words.noneHint}
          </EmptyState>
        ) : loading ? (
          <SkeletonGroup>
            <Skeleton width="100%" height={480} shape="tile" />
          </SkeletonGroup>
        ) : (
          <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />
        )}
      </Column>
    </Page>
  );
}

/** As the server says it; where it is out of reach, as it was last said in this browser. */
function useWalkIn(jobId: string) {
  const session = useSession();
  const uid = session.status === "signed-in" ? session.user.uid : "";
  const [kept] = useState(() => keptWalkIn(uid, jobId));
  const { data, error, loading, refetch } = useWalkInScreenQuery({
    variables: { jobId },
    fetchPolicy: "cache-and-network",
  });
  const told = data?.walkIn;
  useEffect(() => {
    if (told !== undefined) keepWalkIn(uid, jobId, told);
  }, [uid, jobId, told]);
  const isKept = told === undefined && kept !== null;
  return { walkIn: isKept ? kept : told, isKept: isKept && error !== undefined, loading, refetch };
}

function Standing({ walkIn, isKept }: { walkIn: WalkIn_WalkInFragment; isKept: boolean }) {
  const words = useWords(walkInsWords);
  const [isMoving, setIsMoving] = useState(false);
  const { pass, isOpen, days, bands } = walkIn;
  const place = useViewOfNewNumber(pass?.id);
  if (!pass)
    return (
      <>
        <WalkInFacts walkIn={walkIn} />
        <SectionCard title={words.take.title}>
          <TakeNumber walkIn={walkIn} />
        </SectionCard>
      </>
    );
  const isOther = (day: string) => day !== pass.day || pass.turn === "OFF";
  const hasOtherHour = bands.some(({ day, from }) => isOther(day) || from !== pass.band?.from);
  const canTake = !isKept && !pass.hasCome && (days.some(isOther) || hasOtherHour);
  const moving = bands.length > 0 ? words.take.anotherHour : words.take.anotherDay;
  return (
    <>
      {!isOpen && pass.turn === "AHEAD" && <Notice tone="warn">{words.pass.closed}</Notice>}
      <div ref={place}>
        <WalkInPass walkIn={walkIn} pass={pass} />
      </div>
      <WalkInFacts walkIn={walkIn} />
      {isMoving && canTake ? (
        <SectionCard title={moving}>
          <TakeNumber walkIn={walkIn} onDone={() => setIsMoving(false)} />
        </SectionCard>
      ) : (
        <Acts>
          {canTake && (
            <Button tone="secondary" fullWidth="phone" onClick={() => setIsMoving(true)}>
              {moving}
            </Button>
          )}
          {pass.canGiveBack && !isKept && <GiveBack jobId={walkIn.jobId} />}
        </Acts>
      )}
    </>
  );
}

/** Brings a number that was just taken into view: the form that took it stood further down. */
function useViewOfNewNumber(id: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const known = useRef(id);
  useEffect(() => {
    if (id !== undefined && id !== known.current) place.current?.scrollIntoView({ block: "center" });
    known.current = id;
  }, [id]);
  return place;
}

function GiveBack({ jobId }: { jobId: string }) {
  const words = useWords(walkInsWords);
  const [isAsking, setIsAsking] = useState(false);
  const act = useWalkInAct(words.refusals);
  const [mutate, { loading }] = useGiveBackWalkInNumberMutation({ refetchQueries: ["WalkInScreen"] });

  async function handleGiveBack() {
    await act(async () => {
      await mutate({ variables: { jobId } });
      return words.pass.givenBack;
    });
    setIsAsking(false);
  }

  return (
    <>
      <Button tone="text" fullWidth="phone" onClick={() => setIsAsking(true)}>
        {words.pass.giveBack}
      </Button>
      <Dialog isOpen={isAsking} onOpenChange={setIsAsking} title={words.pass.sure}>
        <DialogForm
          labels={{ submit: words.pass.giveBack, cancel: words.pass.keep }}
          tone="danger"
          isBusy={loading}
          onSubmit={() => void handleGiveBack()}
          onCancel={() => setIsAsking(false)}
        >
          <p>{words.pass.sureText}</p>
        </DialogForm>
      </Dialog>
    </>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  max-width: 480px;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;
