import type { TestPortal } from "./portal";

interface Moved {
  moveId: string | null;
  undoUntil: string | null;
  movedCount: number;
  results: { applicationId: string; refusal: string | null; candidate: { status: string } | null }[];
}

const OUTCOME = "moveId undoUntil movedCount results { applicationId refusal candidate { status } }";

/** Moves applications, each expected at the same status; the outcome, or the code of the refusal of all. */
export async function moveMany(
  portal: TestPortal,
  { token }: { token: string },
  ids: string[],
  { from, to, message }: { from: string; to: string; message?: string },
): Promise<Moved & { code: string | undefined }> {
  const items = ids.map((applicationId) => ({ applicationId, expectedStatus: from }));
  const { data, code } = await portal.ask<{ moveApplications: Moved } | null>(
    `mutation ($input: MoveApplicationsInput!) { moveApplications(input: $input) { ${OUTCOME} } }`,
    { variables: { input: { items, to, message } }, token },
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

const NOTHING: Moved = { moveId: null, undoUntil: null, movedCount: 0, results: [] };
