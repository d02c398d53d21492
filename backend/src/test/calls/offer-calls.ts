import type { TestPortal } from "../portal";

interface Caller {
  token: string;
}

interface AskedOffer {
  id: string;
  status: string;
  candidateName: string | null;
  pay: { headline: string };
  joinsOn: string;
  replyBy: string;
  expiresAt: string;
  letter: string | null;
  words: string | null;
  wordsParty: string | null;
  decidedAt: string | null;
  viewerCan: Record<"accept" | "decline" | "withdraw", boolean>;
}

const OFFER = `id status candidateName pay { headline } joinsOn replyBy expiresAt letter words wordsParty decidedAt
  viewerCan { accept decline withdraw }`;

/** What an offer came to, or the code of the refusal. */
type Outcome = Partial<AskedOffer> & { code: string | undefined };

/** ₹4.8 LPA from 1 December, to be answered by 20 November. */
export const TERMS = {
  pay: { amount: 480_000, unit: "YEAR" },
  joinsOn: "2026-12-01",
  replyBy: "2026-11-20",
  letter: "Dear {first name}, {job} at {company}: {pay} from {joining date}. Answer by {Expiry}.",
};

/** Makes an offer; @returns it, or the code of the refusal with the fields that are wrong */
export async function makeOffer(
  portal: TestPortal,
  { token }: Caller,
  applicationId: string,
  terms: object = TERMS,
  clientRequestId?: string,
): Promise<Outcome & { fields: string[]; rules: (string | undefined)[] }> {
  const { data, code, errors } = await portal.ask<{ makeOffer: AskedOffer } | null>(
    `mutation ($input: MakeOfferInput!, $clientRequestId: ID) {
      makeOffer(input: $input, clientRequestId: $clientRequestId) { ${OFFER} }
    }`,
    { variables: { input: { applicationId, ...terms }, clientRequestId }, token },
  );
  const problems = errors[0]?.extensions.fields ?? [];
  const fields = problems.map(({ field }) => field.replace(/^input\./, ""));
  return { ...data?.makeOffer, code, fields, rules: problems.map(({ rule }) => rule) };
}

const actOn =
  (call: string) =>
  async (portal: TestPortal, { token }: Caller, id: string, clientRequestId?: string): Promise<Outcome> => {
    const { data, code } = await portal.ask<{ answer: AskedOffer } | null>(
      `mutation ($id: ID!, $clientRequestId: ID) {
        answer: ${call}(id: $id, clientRequestId: $clientRequestId) { ${OFFER} }
      }`,
      { variables: { id, clientRequestId }, token },
    );
    return { ...data?.answer, code };
  };

const actWithWords =
  (call: string) =>
  async (portal: TestPortal, { token }: Caller, id: string, words?: string): Promise<Outcome> => {
    const { data, code } = await portal.ask<{ answer: AskedOffer } | null>(
      `mutation ($id: ID!, $words: String) { answer: ${call}(id: $id, words: $words) { ${OFFER} } }`,
      { variables: { id, words }, token },
    );
    return { ...data?.answer, code };
  };

export const accept = actOn("acceptOffer");
export const decline = actWithWords("declineOffer");
export const withdraw = actWithWords("withdrawOffer");

/** The offers about an application, as somebody sees them. */
export async function offersOf(
  portal: TestPortal,
  { token }: Caller,
  applicationId: string,
): Promise<AskedOffer[]> {
  const { data } = await portal.ask<{ offers: AskedOffer[] }>(
    `query ($id: ID!) { offers(applicationId: $id) { ${OFFER} } }`,
    { variables: { id: applicationId }, token },
  );
  return data?.offers ?? [];
}
