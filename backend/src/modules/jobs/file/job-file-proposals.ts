import type { EntityManager } from "typeorm";
import { JobFileDoubt } from "./job-file.enums";
import type { JobFileProposals } from "./job-file.inputs";

/** A problem's proposal that is taken: its first. */
const FIRST = "problem #> '{proposals,0}'";

/**
 * The doubts at a row's first proposals. A release that kept none had them too, where a cell was proposed as it stands.
 */
const DOUBTS = `array(
  select coalesce(${FIRST} ->> 'doubt', case problem ->> 'field' when 'pay' then 'pay' else 'duplicate' end)
  from jsonb_array_elements(problems) problem
  where ${FIRST} ? 'doubt' or ${FIRST} -> 'value' = 'null'
)`;

const PROPOSED = "file_id = $1 and standing = 'proposed' and not is_left_out";

/** The rows of file $1 that are taken together: those with no other doubts than $2. */
export const TAKEN_TOGETHER = `${PROPOSED} and ${DOUBTS} <@ $2::text[]`;

/** How a proposal's empty text is meant: a day left out becomes 30 days from posting, other fields are left out. */
const HAS_DEFAULT = "field = 'openUntil'";

/** What taking all proposals of a file would do (FILE-20), by the same condition that takes them. */
export async function proposalsOf(
  manager: EntityManager,
  fileId: string,
  doubts: readonly JobFileDoubt[],
): Promise<JobFileProposals> {
  const [counts] = await manager.query<Omit<JobFileProposals, "doubts">[]>(
    `select count(distinct row)::int as "rowCount",
       count(*) filter (where first.text <> '' or first.text = '' and ${HAS_DEFAULT})::int as "mendedCount",
       count(*) filter (where first.text = '' and not ${HAS_DEFAULT})::int as "clearedCount",
       count(*) filter (where first.text is null)::int as "keptCount"
     from job_file_rows, jsonb_array_elements(problems) problem,
       lateral (select problem ->> 'field' as field, ${FIRST} ->> 'value' as text) first
     where ${TAKEN_TOGETHER}`,
    [fileId, doubts],
  );
  const doubtful = await manager.query<JobFileProposals["doubts"]>(
    `select doubt, count(*)::int as "rowCount"
     from job_file_rows, lateral (select distinct unnest(${DOUBTS}) as doubt) doubtful
     where ${PROPOSED} group by doubt order by array_position($2::text[], doubt)`,
    [fileId, Object.values(JobFileDoubt)],
  );
  return { ...(counts ?? { rowCount: 0, mendedCount: 0, clearedCount: 0, keptCount: 0 }), doubts: doubtful };
}
