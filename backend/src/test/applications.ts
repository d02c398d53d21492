import { moveMany } from "./candidates";
import type { TestPortal } from "./portal";

export const APPLY = `mutation ($jobId: ID!, $note: String) {
  applyToJob(input: { jobId: $jobId, note: $note }) { id jobId status note appliedAt }
}`;

/**
 * Applies to a job over the API, and again where more come at once than this machine has connections for, as
 * clients do on a 503; @returns the application's id, or the code of the refusal.
 */
export async function apply(
  portal: TestPortal,
  { token }: { token: string },
  { id: jobId }: { id: string },
): Promise<string> {
  const { data, code, errors } = await portal.ask<{ applyToJob: { id: string } | null }>(APPLY, {
    variables: { jobId },
    token,
  });
  const id = data?.applyToJob?.id;
  if (code === "UNAVAILABLE") return await apply(portal, { token }, { id: jobId });
  if (id === undefined && code === undefined) throw new Error(JSON.stringify(errors));
  return id ?? code ?? "";
}

/** Moves an application as the company, from where it stands; @returns its new status, or the refusal. */
export async function move(
  portal: TestPortal,
  { token }: { token: string },
  applicationId: string,
  to: string,
): Promise<string> {
  const [standing] = await portal.dataSource.query<{ from: string }[]>(
    "select upper(replace(status, '-', '_')) as from from applications where id = $1",
    [applicationId],
  );
  const { results, code } = await moveMany(portal, { token }, [applicationId], {
    from: standing?.from ?? "",
    to,
  });
  return code ?? results[0]?.refusal ?? results[0]?.candidate?.status ?? "";
}

export interface Quota {
  plan: string;
  limit: number | null;
  used: number;
  remaining: number | null;
  resetsAt: string;
}

export async function quotaOf(portal: TestPortal, { token }: { token: string }): Promise<Quota> {
  const { data, errors } = await portal.ask<{ applicationQuota: Quota }>(
    "{ applicationQuota { plan limit used remaining resetsAt } }",
    { token },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.applicationQuota;
}
