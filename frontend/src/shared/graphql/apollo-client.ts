import {
  ApolloClient,
  ApolloLink,
  type FieldReadFunction,
  HttpLink,
  InMemoryCache,
  type NormalizedCacheObject,
  type Reference,
  type TypePolicies,
} from "@apollo/client";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { OperationTypeNode } from "graphql";
import { from, Subject, startWith, switchMap, take, tap, throwError } from "rxjs";
import { isBlockCode, tellAccountBlocked } from "../account-block";
import { getToken, isTokenRefusal } from "../auth-token";
import { createHashLink } from "./hash-link";
import { createKeptLink } from "../kept/seen-answers";
import { readRefusal } from "../refusal";
import { answerFactorRefusal, factorHeaders, factorProof } from "../second-factor";
import { createRequestIdLink } from "./request-ids";

/** Authenticated calls carry a bearer token in a header (CALL-01); a visitor's calls carry none. */
const bearerLink = new SetContextLink(async (context) => {
  const token = await getToken({ isRefused: context.isTokenRefused === true });
  const headers = context.headers as Record<string, string> | undefined;
  if (!token) return {};
  return {
    headers: { ...headers, authorization: `Bearer ${token}`, ...factorHeaders() },
    sentFactorProof: factorProof(),
  };
});

/**
 * Asks once more with a new token if the server refuses one that seemed valid: by a clock that runs wrong, or because
 * it was revoked. The provider signs the user of a revoked session out.
 */
const renewalLink = new ErrorLink(({ error, operation, forward }) => {
  const isRefused = isTokenRefusal(readRefusal(error).code);
  if (!isRefused || operation.getContext().isTokenRefused === true) return;
  operation.setContext({ isTokenRefused: true });
  return forward(operation);
});

/** Asks for the code of a second factor where the server wants one, and then sends the call again (TWOF-10). */
const factorLink = new ErrorLink(({ error, operation, forward }) => {
  const { sentFactorProof } = operation.getContext() as { sentFactorProof?: string | null };
  const answer = answerFactorRefusal(readRefusal(error).code, sentFactorProof ?? null);
  if (!answer) return;
  return from(answer).pipe(
    switchMap((isPassed) => (isPassed ? forward(operation) : throwError(() => error))),
  );
});

/** A blocked account is answered nothing: whichever call learns of it, the session has to end. */
const blockLink = new ErrorLink(({ error }) => {
  if (isBlockCode(readRefusal(error).code)) tellAccountBlocked();
});

/**
 * After a change, queries that were asked before it are asked again, because their answers may be older than the
 * change. Even a list that is read anew would show the old state: Apollo hands it the answer that is under way.
 */
function createFreshLink(): ApolloLink {
  const changes = new Subject<void>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION)
      return forward(operation).pipe(tap(({ data }) => data && changes.next()));
    if (operation.getContext().isSnapshot === true) return forward(operation);
    const askings = changes.pipe(startWith(undefined));
    return askings.pipe(
      switchMap(() => forward(operation)),
      take(1),
    );
  });
}

/** An application by its id, as the page's other fields have brought it: it isn't asked for again. */
const readApplication: FieldReadFunction<Reference | null, Reference | null> = (
  known,
  { args, toReference },
) => (known === undefined ? toReference({ __typename: "Application", id: String(args?.id) }) : known);

/** Screens ask for different parts of what has no id of its own. */
export const typePolicies: TypePolicies = {
  Query: { fields: { application: readApplication } },
  Subscription: { merge: true },
  SubscriptionPermissions: { merge: true },
  JobReview: { merge: true },
  JobStanding: { merge: true },
  JobPermissions: { merge: true },
  ApplicationJob: { merge: true },
  Match: { merge: true },
  CandidatePermissions: { merge: true },
  InterviewPermissions: { merge: true },
  MessagePermissions: { merge: true },
  OfferPermissions: { merge: true },
  InvitationPermissions: { merge: true },
  SharedContactFacts: { merge: true },
  CompanyPermissions: { merge: true },
  CompanyStanding: { merge: true },
  Pay: { merge: true },
  CareerFacts: { merge: true },
  StatedPay: { merge: true },
  JobDraftFields: { merge: true },
  SecondFactorState: { merge: true },
};

export const createCache = () => new InMemoryCache({ typePolicies });

/** More than a slow phone takes to hydrate a page. */
const HYDRATION_MS = 2000;

/** The context of a query for a file: it holds what was when it was asked for, and takes too long to be asked again. */
export const snapshot = { isSnapshot: true };

/**
 * The one client of the page. Its cache lives in memory only. What is kept for want of a network goes when its owner
 * signs out: nothing personal stays on a shared computer.
 * @param served what a served page was rendered from, which is not asked for again
 */
export function createApolloClient(served?: unknown): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([
      createRequestIdLink(),
      createKeptLink(),
      createFreshLink(),
      blockLink,
      factorLink,
      renewalLink,
      bearerLink,
      createHashLink(),
      new HttpLink({ uri: "/graphql" }),
    ]),
    cache: createCache().restore((served ?? {}) as NormalizedCacheObject),
    // Until the served page has been hydrated, what it holds is as fresh as an answer would be.
    ssrForceFetchDelay: served ? HYDRATION_MS : 0,
  });
}
