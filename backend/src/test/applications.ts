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

/** Moves an application as the company; @returns its new status, or the code of the refusal. */
export async function move(
  portal: TestPortal,
  { token }: { token: string },
  applicationId: string,
  status: string,
): Promise<string> {
  const { data, code } = await portal.ask<{ moveApplication: { status: string } | null }>(
    "mutation ($input: MoveApplicationInput!) { moveApplication(input: $input) { status } }",
    { variables: { input: { applicationId, status } }, token },
  );
  return data?.moveApplication?.status ?? code ?? "";
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
