import styled from "styled-components";
import { space } from "../../design-system";
import { useWords } from "../../shared/words";
import { AdminTable, Cell, Name, Quiet, Row, RowHead } from "./admin-table";
import { auditWords } from "./audit.words";
import type { AuditEntry_EntryFragment } from "./AuditEntry.generated";
import { HeadRow } from "./HeadRow";

/** Who changed what and when, with what stood there before and after. */
export function AuditTable({ entries }: { entries: readonly AuditEntry_EntryFragment[] }) {
  const words = useWords(auditWords);
  return (
    <AdminTable aria-label={words.table}>
      <HeadRow names={[words.action, words.at, words.actor, words.subject, words.change]} />
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </AdminTable>
  );
}

function EntryRow({ entry }: { entry: AuditEntry_EntryFragment }) {
  const words = useWords(auditWords);
  const { actor, actorId, subjectName, subjectId, subjectType } = entry;
  return (
    <Row>
      <RowHead>
        <Name>{words.actionOf(entry.action)}</Name>
        <Quiet>{entry.action}</Quiet>
      </RowHead>
      <Cell>{words.timeOf(entry.at)}</Cell>
      <Cell>{actor?.email ?? (actorId ? words.gone : words.portal)}</Cell>
      <Cell>
        {subjectName ?? subjectId}
        <Quiet>{words.subjectOf(subjectType)}</Quiet>
      </Cell>
      <Cell>
        <Changes>
          <Side name={words.before} values={entry.before} />
          <Side name={words.after} values={entry.after} />
        </Changes>
      </Cell>
    </Row>
  );
}

/** @param values texts by their names; null: nothing stood there */
function Side({ name, values }: { name: string; values: unknown }) {
  const words = useWords(auditWords);
  const facts = Object.entries(Object(values) as Record<string, unknown>);
  return (
    <div>
      <dt>
        <Quiet>{name}</Quiet>
      </dt>
      {facts.length === 0 && <dd>{words.nothing}</dd>}
      {facts.map(([fact, value]) => (
        <dd key={fact}>{words.fact(fact, typeof value === "string" ? value : null)}</dd>
      ))}
    </div>
  );
}

const Changes = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s3};
`;
