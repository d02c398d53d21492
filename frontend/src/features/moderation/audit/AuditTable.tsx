import { ArrowRight } from "lucide-react";
import styled from "styled-components";
import { color, media } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { AdminTable, Cell, Clamped, Name, Quiet, Row, RowHead, WideCell } from "../admin/admin-table";
import { auditWords } from "./audit.words";
import type { AuditEntry_EntryFragment } from "./AuditEntry.generated";
import { HeadRow } from "../admin/HeadRow";

interface AuditTableProps {
  entries: readonly AuditEntry_EntryFragment[];
  /** Where there are several on a page. */
  label?: string;
}

/** Who changed what and when, with what stood there before and after. */
export function AuditTable({ entries, label }: AuditTableProps) {
  const words = useWords(auditWords);
  return (
    <AdminTable aria-label={label ?? words.table}>
      <HeadRow names={[words.action, words.actor, words.subject, words.change]} />
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
  const who = actor?.signInName ?? (actorId ? words.gone : words.portal);
  const what = subjectName ?? subjectId;
  return (
    <Row>
      <ActHead title={entry.action}>
        <Name>{words.actionOf(entry.action, entry.before === null)}</Name>
        <Quiet>{words.timeOf(entry.at)}</Quiet>
      </ActHead>
      <PersonCell data-label={words.actor}>
        <Text title={who}>{who}</Text>
      </PersonCell>
      <PersonCell data-label={words.subject}>
        <Text title={what}>{what}</Text>
        <Quiet>{words.subjectOf(subjectType)}</Quiet>
      </PersonCell>
      <WideCell>
        <Changes before={entry.before} after={entry.after} />
      </WideCell>
    </Row>
  );
}

/** Texts by their names; null: nothing stood or stands there. */
type Side = Readonly<Record<string, unknown>> | null;

/** What stood there and stands there now, a line each. */
function Changes({ before, after }: { before: unknown; after: unknown }) {
  const words = useWords(auditWords);
  const [old, now] = [before as Side, after as Side];
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(now ?? {})])];
  if (names.length === 0) return <Quiet>{words.nothing}</Quiet>;
  return (
    <Lines>
      {names.map((name) => (
        <li key={name}>
          <FactName>{words.fact(name)}:</FactName> <Change name={name} old={old?.[name]} now={now?.[name]} />
        </li>
      ))}
    </Lines>
  );
}

function Change({ name, old, now }: { name: string; old: unknown; now: unknown }) {
  const words = useWords(auditWords);
  const textOf = (value: unknown) => (typeof value === "string" ? words.valueOf(name, value) : words.nothing);
  if (old === undefined) return textOf(now);
  return (
    <>
      {textOf(old)} <ArrowRight size={14} aria-label={words.becomes} role="img" /> {textOf(now)}
    </>
  );
}

/* The act and its time have their width; who, on what and the change share the rest. */
const ActHead = styled(RowHead)`
  ${media.desktop} {
    width: 190px;
    max-width: none;
  }
`;

const PersonCell = styled(Cell)`
  white-space: normal;

  ${media.desktop} {
    width: 24%;
    max-width: 0;
  }
`;

const Text = styled(Clamped)`
  color: inherit;
  font-size: inherit;
`;

const Lines = styled.ul`
  display: grid;
  gap: 2px;

  svg {
    display: inline;
    vertical-align: -2px;
  }
`;

const FactName = styled.span`
  color: ${color.muted};
`;
