import { useId } from "react";
import styled from "styled-components";
import { Card, color, media, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import type { OwnJob } from "./own-job";
import { ownJobWords } from "./own-job.words";

type Event = NonNullable<OwnJob["standing"]>["history"][number];

/** What was done with the job and by whom, the last first (OWNJ-03, CLEAR-07). */
export function OwnJobHistory({ history }: { history: readonly Event[] }) {
  const words = useWords(ownJobWords);
  const id = useId();
  return (
    <Surface as="section" aria-labelledby={id}>
      <Title id={id}>{words.history}</Title>
      <ol>
        {history.map((event) => (
          <Line key={`${event.at} ${event.kind}`}>
            <p>
              {!words.isByPortal(event.kind) && <strong>{event.actorName ?? words.somebody} </strong>}
              <Act event={event} />
            </p>
            <time dateTime={event.at}>{words.timeOf(event.at)}</time>
          </Line>
        ))}
      </ol>
    </Surface>
  );
}

function Act({ event: { kind, fields, managerName } }: { event: Event }) {
  const words = useWords(ownJobWords);
  if (kind === "ASSIGNED") return words.assigned(managerName ?? words.someManager);
  if (kind === "UNASSIGNED") return words.unassigned(managerName ?? words.someManager);
  if (kind !== "CHANGED" || fields.length === 0) return words.act(kind);
  const names = [...new Set(fields.map((field) => words.fieldName(field)))];
  return words.changed(names);
}

const Surface = styled(Card)`
  padding: 0;

  ${media.phone} {
    padding: 0;
  }
`;

const Title = styled.h2`
  ${text.cardTitle}
  padding: ${space.s4} 20px;

  ${media.phone} {
    padding-inline: ${space.s4};
  }
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s4};
  align-items: baseline;
  justify-content: space-between;
  padding: ${space.s3} 20px;
  border-top: 1px solid ${color.line};
  ${text.meta}

  > p {
    color: ${color.ink2};
  }

  strong {
    color: ${color.ink};
  }

  ${media.phone} {
    padding-inline: ${space.s4};
  }
`;
