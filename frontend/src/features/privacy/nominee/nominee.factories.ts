import { MyNomineeDocument, type Nominee_NomineeFragment } from "./Nominee.generated";

export const buildNominee = (changes: Partial<Nominee_NomineeFragment> = {}) => ({
  __typename: "Nominee" as const,
  ...{ id: "account-1", name: "Meena Iyer", relation: "Sister", email: "meena@iyer.example", phone: null },
  namedAt: "2026-11-26T06:00:00.000Z",
  ...changes,
});

/** What the settings ask for, with its answer. */
export const nomineeAnswer = (nominee: ReturnType<typeof buildNominee> | null = null) => ({
  request: { query: MyNomineeDocument },
  result: { data: { me: { __typename: "Account" as const, id: "account-1", nominee } } },
});
