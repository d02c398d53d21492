import type { TestPortal } from "../portal";

interface Caller {
  token: string;
}

interface AskedInterview {
  id: string;
  status: string;
  words: string | null;
  wordsParty: string | null;
  askedAt: string | null;
  feedback: string | null;
  candidateName: string | null;
  candidatePhone: string | null;
  slot: AskedSlot | null;
  offeredSlots: AskedSlot[];
  viewerCan: Record<"pick" | "ask" | "decline" | "offer" | "cancel" | "record", boolean>;
}

interface AskedSlot {
  id: string;
  startsAt: string;
  isTaken: boolean;
  phone: string | null;
  videoUrl: string | null;
}

const SLOT = "{ id startsAt isTaken phone videoUrl }";
const INTERVIEW = `id status words wordsParty askedAt feedback candidateName candidatePhone slot ${SLOT}
  offeredSlots ${SLOT} viewerCan { pick ask decline offer cancel record }`;

const REFUSED: AskedInterview = {
  ...{ id: "", status: "", words: null, wordsParty: null, askedAt: null, feedback: null },
  ...{ candidateName: null, candidatePhone: null, slot: null, offeredSlots: [] },
  viewerCan: { pick: false, ask: false, decline: false, offer: false, cancel: false, record: false },
};

/** What an interview came to, or the code of the refusal. */
type Outcome = AskedInterview & { code: string | undefined };

async function act(
  portal: TestPortal,
  { token }: Caller,
  call: string,
  types: string,
  variables: object,
): Promise<Outcome> {
  const { data, code } = await portal.ask<{ answer: AskedInterview } | null>(
    `mutation (${types}) { answer: ${call} { ${INTERVIEW} } }`,
    { variables, token },
  );
  return { ...(data?.answer ?? REFUSED), code };
}

/** Times of a phone call of 30 minutes. */
export const timesOf = (...startsAt: Date[]) => ({ startsAt, minutes: 30, way: "PHONE" });

/** Offers interviews; @returns them, or the code of the refusal */
export async function offer(
  portal: TestPortal,
  { token }: Caller,
  applicationIds: string[],
  times: object,
  clientRequestId?: string,
): Promise<{
  interviews: AskedInterview[];
  code: string | undefined;
  /** Those that stand in the way. */
  inTheWay: readonly string[] | undefined;
  fields: string[];
  rules: unknown[];
}> {
  const { data, code, errors } = await portal.ask<{
    offerInterviews: { interviews: AskedInterview[] };
  } | null>(
    `mutation ($input: OfferInterviewsInput!, $clientRequestId: ID) {
      offerInterviews(input: $input, clientRequestId: $clientRequestId) { interviews { ${INTERVIEW} } }
    }`,
    { variables: { input: { applicationIds, times }, clientRequestId }, token },
  );
  const problems = errors[0]?.extensions.fields ?? [];
  const fields = problems.map(({ field }) => field);
  const rules = problems.map(({ rule }) => rule);
  const inTheWay = errors[0]?.extensions.applicationIds;
  return { interviews: data?.offerInterviews.interviews ?? [], code, inTheWay, fields, rules };
}

export const offerOther = (
  portal: TestPortal,
  caller: Caller,
  id: string,
  times: object,
  reason: string | null = "The manager is away.",
): Promise<Outcome> =>
  act(portal, caller, "offerOtherTimes(input: $input)", "$input: OfferOtherTimesInput!", {
    input: { id, times, reason },
  });

export const pick = (portal: TestPortal, caller: Caller, id: string, slotId = ""): Promise<Outcome> =>
  act(portal, caller, "pickInterviewSlot(id: $id, slotId: $slotId)", "$id: ID!, $slotId: ID!", {
    id,
    slotId,
  });

const withWords =
  (call: string) =>
  (portal: TestPortal, caller: Caller, id: string, words = "I work until six."): Promise<Outcome> =>
    act(portal, caller, `${call}(id: $id, words: $words)`, "$id: ID!, $words: String!", { id, words });

export const askForOther = withWords("askForOtherTimes");
export const decline = withWords("declineInterview");
export const cancel = withWords("cancelInterview");

export const record = (
  portal: TestPortal,
  caller: Caller,
  id: string,
  outcome: string,
  feedback?: string,
): Promise<Outcome> =>
  act(portal, caller, "recordInterview(input: $input)", "$input: RecordInterviewInput!", {
    input: { id, outcome, feedback },
  });

/** The interviews about an application, as somebody sees them. */
export async function interviewsOf(
  portal: TestPortal,
  { token }: Caller,
  applicationId: string,
): Promise<AskedInterview[]> {
  const { data } = await portal.ask<{ interviews: AskedInterview[] }>(
    `query ($id: ID!) { interviews(applicationId: $id) { ${INTERVIEW} } }`,
    { variables: { id: applicationId }, token },
  );
  return data?.interviews ?? [];
}

/** Whom and when the upcoming interviews of somebody are. */
export async function upcomingOf(portal: TestPortal, { token }: Caller): Promise<string[]> {
  const { data } = await portal.ask<{ upcomingInterviews: { id: string }[] }>(
    "{ upcomingInterviews { id } }",
    { token },
  );
  return data?.upcomingInterviews.map(({ id }) => id) ?? [];
}
