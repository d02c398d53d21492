import { useState } from "react";
import styled from "styled-components";
import { Button, space, StatusPill, text, useToast } from "../../../design-system";
import { useRefusalText } from "../../../shared/language/useRefusalText";
import { readRefusal } from "../../../shared/refusal";
import { saveBlob } from "../../../shared/save-file";
import { useWords } from "../../../shared/words";
import { Quiet } from "../../moderation/admin/admin-table";
import { Queue, QueueEntry, QueueLine, Written } from "../../moderation/admin/queue-parts";
import { BreachDialog } from "./BreachDialog";
import { breachPaper } from "./breach-paper";
import { type Breaches_BreachFragment, useMarkBreachReportedMutation } from "./Breaches.generated";
import { breachesWords } from "./breaches.words";

const HOUR_MS = 3_600_000;

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
  const { id, number, noticedAt, dueAt, peopleCount, reportedAt } = breach;
  return (
    <QueueEntry aria-labelledby={`breach-${id}`}>
      <QueueLine>
        <Name id={`breach-${id}`}>{words.name(number)}</Name>
        <HoursLeft breach={breach} />
      </QueueLine>
      <Quiet>{words.facts(noticedAt, dueAt, peopleCount)}</Quiet>
      <Written>{breach.what}</Written>
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

function Reported({ breach: { id, number } }: BreachProps) {
  const words = useWords(breachesWords);
  const textOf = useRefusalText();
  const showToast = useToast();
  const [mark, { loading }] = useMarkBreachReportedMutation();

  async function handleReported() {
    try {
      await mark({ variables: { id } });
    } catch (error) {
      showToast({ text: textOf(readRefusal(error)) || words.failed, tone: "danger" });
    }
  }

  return (
    <Button
      size="sm"
      disabled={loading}
      aria-label={words.markReportedOf(number)}
      onClick={() => void handleReported()}
    >
      {words.markReported}
    </Button>
  );
}

function HoursLeft({ breach: { dueAt, reportedAt } }: BreachProps) {
  const words = useWords(breachesWords);
  const [now] = useState(Date.now);
  if (reportedAt !== null) return <StatusPill tone="plain">{words.reported(reportedAt)}</StatusPill>;
  const hours = Math.floor((Date.parse(dueAt) - now) / HOUR_MS);
  return (
    <StatusPill tone={hours < 0 ? "danger" : "waiting"}>
      {hours < 0 ? words.late(-hours) : words.left(hours)}
    </StatusPill>
  );
}

const Name = styled.h2`
  ${text.label}
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;
