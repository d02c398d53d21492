import type { TestPortal } from "../portal";

interface Caller {
  token: string;
}

interface AskedAlert {
  id: string;
  title: string;
  conditions: string[];
  path: string;
  frequency: string;
  state: string;
  isMailed: boolean;
  newJobCount: number;
  finds: { job: { title: string }; reasons: string[] }[];
}

type Answered = Partial<AskedAlert> & { code: string | undefined };

const ALERT = `id title conditions path frequency state isMailed pausedAt newJobCount
  finds { reasons foundAt job { title } }`;

/** Keeps a search; @returns the alert, or the code of the refusal */
export async function createAlert(
  portal: TestPortal,
  { token }: Caller,
  filter: object,
  frequency = "INSTANT",
): Promise<Answered> {
  const { data, code } = await portal.ask<{ createAlert: AskedAlert } | null>(
    `mutation ($input: CreateAlertInput!) { createAlert(input: $input) { ${ALERT} } }`,
    { variables: { input: { filter, frequency } }, token },
  );
  return { ...data?.createAlert, code };
}

export async function changeAlert(portal: TestPortal, { token }: Caller, input: object): Promise<Answered> {
  const { data, code } = await portal.ask<{ updateAlert: AskedAlert } | null>(
    `mutation ($input: UpdateAlertInput!) { updateAlert(input: $input) { ${ALERT} } }`,
    { variables: { input }, token },
  );
  return { ...data?.updateAlert, code };
}

export async function alertsOf(portal: TestPortal, { token }: Caller): Promise<AskedAlert[]> {
  const { data } = await portal.ask<{ alerts: AskedAlert[] }>(`{ alerts { ${ALERT} } }`, { token });
  return data?.alerts ?? [];
}

/** The alert that keeps a search; null without one. */
export async function alertOf(
  portal: TestPortal,
  { token }: Caller,
  filter: object,
): Promise<AskedAlert | null> {
  const { data } = await portal.ask<{ alertOf: AskedAlert | null }>(
    `query ($filter: JobFilter!) { alertOf(filter: $filter) { ${ALERT} } }`,
    { variables: { filter }, token },
  );
  return data?.alertOf ?? null;
}

/** Asks an address whether it wants an alert; @returns the address, or the code of the refusal */
export async function requestAlert(
  portal: TestPortal,
  email: string,
  filter: object = { q: "nurse" },
  language?: "EN" | "HI",
): Promise<string | undefined> {
  const { data, code } = await portal.ask<{ requestAlert: { email: string } } | null>(
    "mutation ($input: RequestAlertInput!) { requestAlert(input: $input) { email } }",
    { variables: { input: { filter, frequency: "INSTANT", email, language } } },
  );
  return data?.requestAlert.email ?? code;
}
