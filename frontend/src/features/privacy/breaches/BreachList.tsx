import { useState } from "react";
import styled from "styled-components";
import { Button, space, StatusPill, text } from "../../../design-system";
import { saveBlob } from "../../../shared/save-file";
import { useWords } from "../../../shared/words";
import { ActDialog } from "../../moderation/admin/ActDialog";
import { Meaning, Quiet } from "../../moderation/admin/admin-table";
import { Queue, QueueEntry, QueueLine, Written } from "../../moderation/admin/queue-parts";
import { useAdminAct } from "../../moderation/admin/useAdminAct";
import { BreachDialog } from "./BreachDialog";
import { BreachTellingDialog } from "./BreachTellingDialog";
import { breachPaper } from "./breach-paper";
import { type Breaches_BreachFragment, useMarkBreachReportedMutation } from "./Breaches.generated";
import { breachesWords } from "./breaches.words";
import { useHoursLeft } from "./useHoursLeft";

interface BreachProps {
  breach: Breaches_BreachFragment;
}

/** Each breach with what is left of its hours, its paper and, until the Board was told, its changes (BRCH-03). */
export function BreachList({ breaches }: { breaches: readonly Breaches_BreachFragment[] }) {
  return (
    <Queue>
      {breaches.map((breach) => (
        <li key={breach.id}>
          <Entry breach={breach} />
        </li>
      ))}
    </Queue>
  );
}

function Entry({ breach }: BreachProps) {
  const words = useWords(breachesWords);
  const { id, number, noticedAt, dueAt, peopleCount, reportedAt, told } = breach;
  return (
    <QueueEntry aria-labelledby={`breach-${id}`}>
      <QueueLine>
        <Name id={`breach-${id}`}>{words.name(number)}</Name>
        <HoursLeft breach={breach} />
      </QueueLine>
      <Quiet>{words.facts(noticedAt, dueAt, peopleCount)}</Quiet>
      <Written>{breach.what}</Written>
      {told && <Quiet>{words.told(told.toldCount, told.begunAt, told.isGoingOn)}</Quiet>}
      <Acts>
        <Button
          tone="secondary"
          size="sm"
          aria-label={words.paperOf(number)}
          onClick={() =>
            saveBlob(`breach-${number}.txt`, new Blob([breachPaper(breach)], { type: "text/plain" }))
          }
        >
          {words.paper}
        </Button>
        <BreachTellingDialog breach={breach} />
        {reportedAt === null && (
          <>
            <BreachDialog label={words.change} title={words.changeOf(number)} breach={breach} />
            <Reported breach={breach} />
          </>
        )}
      </Acts>
    </QueueEntry>
  );
}

/** Asks first: the entry stays as it is from then on (BRCH-05). */
function Reported({ breach: { id, number } }: BreachProps) {
  const words = useWords(breachesWords);
  const act = useAdminAct();
  const [askedAt, setAskedAt] = useState<string | null>(null);
  const [mark] = useMarkBreachReportedMutation();
  return (
    <>
      <Button
        size="sm"
        aria-label={words.markReportedOf(number)}
        onClick={() => setAskedAt(new Date(Date.now()).toISOString())}
      >
        {words.markReported}
      </Button>
      <ActDialog
        isOpen={askedAt !== null}
        onClose={() => setAskedAt(null)}
        title={words.reportTitle(number)}
        tone="primary"
        actLabel={words.markReported}
        onAct={() => act({ run: () => mark({ variables: { id } }), done: words.saved })}
      >
        <Meaning>{askedAt && words.reportMeaning(askedAt)}</Meaning>
      </ActDialog>
    </>
  );
}

function HoursLeft({ breach: { dueAt, reportedAt } }: BreachProps) {
  const words = useWords(breachesWords);
  const hoursLeft = useHoursLeft();
  if (reportedAt !== null) return <StatusPill tone="plain">{words.reported(reportedAt)}</StatusPill>;
  const { isLate, text: left } = hoursLeft(dueAt);
  return <StatusPill tone={isLate ? "danger" : "waiting"}>{left}</StatusPill>;
}

const Name = styled.h2`
  ${text.label}
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;
