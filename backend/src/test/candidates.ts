import type { TestPortal } from "./portal";

interface Moved {
  moveId: string | null;
  undoSeconds: number | null;
  movedCount: number;
  results: { applicationId: string; refusal: string | null; candidate: { status: string } | null }[];
}

const OUTCOME = "moveId undoSeconds movedCount results { applicationId refusal candidate { status } }";

/** Moves applications, each expected at the same status; the outcome, or the code of the refusal of all. */
export async function moveMany(
  portal: TestPortal,
  { token }: { token: string },
  ids: string[],
  { from, to, ...why }: { from: string; to: string; message?: string; reason?: string },
): Promise<Moved & { code: string | undefined }> {
  const items = ids.map((applicationId) => ({ applicationId, expectedStatus: from }));
  const { data, code } = await portal.ask<{ moveApplications: Moved } | null>(
    `mutation ($input: MoveApplicationsInput!) { moveApplications(input: $input) { ${OUTCOME} } }`,
    { variables: { input: { items, to, ...why } }, token },
  );
  return { ...(data?.moveApplications ?? NOTHING), code };
}

export async function undo(
  portal: TestPortal,
  { token }: { token: string },
  moveId: string | null,
): Promise<Moved & { code: string | undefined }> {
  const { data, code } = await portal.ask<{ undoMove: Moved } | null>(
    `mutation ($moveId: ID!) { undoMove(moveId: $moveId) { ${OUTCOME} } }`,
    { variables: { moveId }, token },
  );
  return { ...(data?.undoMove ?? NOTHING), code };
}

const NOTHING: Moved = { moveId: null, undoSeconds: null, movedCount: 0, results: [] };

interface Seen {
  status: string;
  message: string | null;
  viewerMoves: string[];
  history: { status: string; isUndo: boolean }[];
}

/** The application that somebody sent last, as they see it. */
export async function seenBy(portal: TestPortal, { token }: { token: string }): Promise<Seen | undefined> {
  const { data } = await portal.ask<{ myApplications: { items: Seen[] } }>(
    "{ myApplications { items { status message viewerMoves history { status isUndo } } } }",
    { token },
  );
  return data?.myApplications.items[0];
}

/** The titles of somebody's notices, newest first. */
export async function noticesOf(portal: TestPortal, { token }: { token: string }): Promise<string[]> {
  const { data } = await portal.ask<{ myNotices: { items: { title: string }[] } }>(
    "{ myNotices { items { title } } }",
    { token },
  );
  return data?.myNotices.items.map(({ title }) => title) ?? [];
}

/** Applications of people without tokens, straight into the table; @returns their ids */
export async function storeApplications(
  { dataSource }: TestPortal,
  { id: jobId }: { id: string },
  { count, status, at }: { count: number; status: string; at: Date },
): Promise<string[]> {
  const found = await dataSource.query<{ id: string }[]>(
    `with people as (
       insert into accounts (id, firebase_uid, email)
       select gen_random_uuid(), 'many-' || gen_random_uuid(), 'many@jobs.example' from generate_series(1, $2)
       returning id
     )
     insert into applications
       (id, job_id, applicant_id, status, job, profile, quota_month, applied_at, status_at)
     select gen_random_uuid(), $1, id, $3, '{"title": "Staff Nurse", "companyName": "Kaveri Works"}',
       '{"basics": {}}', '2026-11', $4, $4 from people
     returning id`,
    [jobId, count, status, at],
  );
  return found.map(({ id }) => id);
}
