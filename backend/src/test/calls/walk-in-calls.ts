import { jobForm } from "../posting";
import type { TestPortal } from "../portal";
import { notTheirs, type Row, UNKNOWN_ID, VIEWERS_NOT_FOUND, VIEWERS_NOT_OPEN } from "./outcomes";

interface Caller {
  token: string;
}

export interface AskedPass {
  id: string;
  day: string;
  number: number;
  /** The code that stands on their page. */
  shown: string;
  numberNow: number | null;
  turn: string;
  hasCome: boolean;
  canGiveBack: boolean;
  band: { from: string; until: string } | null;
}

interface AskedVisit {
  id: string;
  number: number;
  name: string;
  phone: string;
  status: string;
  band: { from: string; until: string } | null;
}

export interface AskedDay {
  day: string;
  days: string[];
  isHeld: boolean;
  numberNow: number | null;
  visits: AskedVisit[];
}

/** What the calls ask for, each its part of it. */
type Answer = AskedVisit & { pass: AskedPass | null };

const PASS = "pass { id day number shown: code band { from until } numberNow turn hasCome canGiveBack }";
const VISIT = "id number name phone status band { from until }";

const VISITOR = { name: "Asha Menon", phone: "9876543210" };

async function act(
  portal: TestPortal,
  { token }: Caller,
  [call, type, fields]: readonly [call: string, type: string, fields: string],
  variables: object,
): Promise<{ answer: Answer | undefined; code: string | undefined }> {
  const { data, code } = await portal.ask<{ answer: Answer } | null>(
    `mutation (${type}) { answer: ${call} { ${fields} } }`,
    { variables, token },
  );
  return { answer: data?.answer, code };
}

/** Takes a number for a day; @returns it, or the code of the refusal */
export async function take(
  portal: TestPortal,
  caller: Caller,
  jobId: string,
  day: string,
  said: object = VISITOR,
) {
  const { answer, code } = await act(
    portal,
    caller,
    ["takeWalkInNumber(input: $input)", "$input: TakeWalkInNumberInput!", PASS],
    { input: { jobId, day, ...said } },
  );
  return { ...answer?.pass, code };
}

export const giveBack = (portal: TestPortal, caller: Caller, jobId: string) =>
  act(portal, caller, ["giveBackWalkInNumber(jobId: $id)", "$id: ID!", PASS], {
    id: jobId,
  });

export const call = (portal: TestPortal, caller: Caller, input: object) =>
  act(portal, caller, ["callWalkInNumber(input: $input)", "$input: CallWalkInNumberInput!", VISIT], {
    input,
  });

export const checkIn = (portal: TestPortal, caller: Caller, input: object) =>
  act(portal, caller, ["checkInWalkInVisit(input: $input)", "$input: CheckInWalkInInput!", VISIT], {
    input,
  });

export const recordVisit = (portal: TestPortal, caller: Caller, id: string | undefined, outcome: string) =>
  act(portal, caller, ["recordWalkInVisit(input: $input)", "$input: RecordWalkInVisitInput!", VISIT], {
    input: { id, outcome },
  });

/** Takes a number for a band of hours of a day. */
export const takeBand = (portal: TestPortal, caller: Caller, jobId: string, day: string, bandFrom?: string) =>
  take(portal, caller, jobId, day, { ...VISITOR, bandFrom });

export const setPace = (portal: TestPortal, caller: Caller, jobId: string, perHour: number | null) =>
  act(portal, caller, ["setWalkInPace(input: $input)", "$input: SetWalkInPaceInput!", "day"], {
    input: { jobId, day: "2026-11-24", perHour },
  });

export const callOff = (portal: TestPortal, caller: Caller, jobId: string, day: string) =>
  act(portal, caller, ["callOffWalkInDay(input: $input)", "$input: WalkInDayInput!", "day"], {
    input: { jobId, day },
  });

/** Has a job say other days, and leaves all else of its form as the factory's. */
export async function editWalkIn(portal: TestPortal, { token }: Caller, jobId: string, walkIn: object) {
  const [{ version, title }] = await portal.dataSource.query<[{ version: number; title: string }]>(
    "select version, title from jobs where id = $1",
    [jobId],
  );
  return await portal.ask(
    `mutation ($id: ID!, $version: Int!, $input: JobContentInput!) {
      updateJob(id: $id, version: $version, input: $input) { id }
    }`,
    { variables: { id: jobId, version, input: { ...jobForm(), title, ...walkIn } }, token },
  );
}

/** The walk-in of a job as a visitor sees it; null where there is none for them. */
export async function walkInOf(portal: TestPortal, { token }: Caller, jobId: string) {
  const { data } = await portal.ask<{
    walkIn: { days: string[]; bands: { day: string; from: string }[]; pass: AskedPass | null } | null;
  }>(`query ($jobId: ID!) { walkIn(jobId: $jobId) { days bands { day from until } ${PASS} } }`, {
    variables: { jobId },
    token,
  });
  return data?.walkIn ?? null;
}

/** The numbers that somebody has for today or later: job, day, number and turn of each. */
export async function upcomingOf(portal: TestPortal, { token }: Caller) {
  const { data } = await portal.ask<{ upcomingWalkIns: { jobTitle: string; pass: AskedPass }[] }>(
    `{ upcomingWalkIns { jobTitle ${PASS} } }`,
    { token },
  );
  return data?.upcomingWalkIns.map(({ jobTitle, pass: { day, number, turn } }) => [
    ...[jobTitle, day, number, turn],
  ]);
}

/** A day of a job as the company sees it, or the code of the refusal. */
export async function dayOf(portal: TestPortal, { token }: Caller, jobId: string, day?: string) {
  const { data, code } = await portal.ask<{ walkInDay: AskedDay | null } | null>(
    `query ($jobId: ID!, $day: String) {
      walkInDay(jobId: $jobId, day: $day) { day days isHeld numberNow visits { ${VISIT} } }
    }`,
    { variables: { jobId, day }, token },
  );
  return { ...data?.walkInDay, code };
}

const DAY = { jobId: UNKNOWN_ID, day: "2099-01-05" };

export const WALK_IN_MUTATIONS: Record<string, Row> = {
  "Mutation.takeWalkInNumber": {
    query: "mutation ($input: TakeWalkInNumberInput!) { takeWalkInNumber(input: $input) { jobId } }",
    variables: () => ({ input: { ...DAY, ...VISITOR } }),
    outcome: VIEWERS_NOT_OPEN,
  },
  "Mutation.giveBackWalkInNumber": notTheirs(
    "mutation ($id: ID!) { giveBackWalkInNumber(jobId: $id) { jobId } }",
  ),
  "Mutation.callWalkInNumber": {
    query: "mutation ($input: CallWalkInNumberInput!) { callWalkInNumber(input: $input) { id } }",
    variables: () => ({ input: DAY }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.checkInWalkInVisit": {
    query: "mutation ($input: CheckInWalkInInput!) { checkInWalkInVisit(input: $input) { id } }",
    variables: () => ({ input: { ...DAY, code: "27-8Q4TK" } }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.recordWalkInVisit": {
    query: "mutation ($input: RecordWalkInVisitInput!) { recordWalkInVisit(input: $input) { id } }",
    variables: () => ({ input: { id: UNKNOWN_ID, outcome: "CAME" } }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.setWalkInPace": {
    query: "mutation ($input: SetWalkInPaceInput!) { setWalkInPace(input: $input) { day } }",
    variables: () => ({ input: { ...DAY, perHour: 20 } }),
    outcome: VIEWERS_NOT_FOUND,
  },
  "Mutation.callOffWalkInDay": {
    query: "mutation ($input: WalkInDayInput!) { callOffWalkInDay(input: $input) { day } }",
    variables: () => ({ input: DAY }),
    outcome: VIEWERS_NOT_FOUND,
  },
};
