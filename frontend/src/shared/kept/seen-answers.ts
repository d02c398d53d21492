import { ApolloLink } from "@apollo/client";
import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { catchError, from, switchMap, tap, throwError } from "rxjs";
import { keepCopy, readCopy } from "./kept-copy";

const CACHE = "kept-answers";
/** A cache's keys are addresses; nobody asks for these. */
const KEYS = "https://kept-answers.invalid/";

/**
 * OFF-06: what is read without a network, as it was last answered, each by the variables that tell its answers apart.
 * Nothing here is a company's or an admin's.
 */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  SessionAccount: [],
  SeekerDashboard: [],
  SavedJobsScreen: ["page"],
  MyApplicationsScreen: ["page", "pageOf", "group"],
  ApplicationInterviews: ["applicationId"],
  ResumesScreen: ["page"],
  JobDetailScreen: ["id"],
  SendableResumes: [],
  ApplicationQuota: [],
  ApplyQuestions: ["jobId"],
  JobListScreen: ["filter", "sort", "page"],
};

const addressOf = (operationName: string, variables: Readonly<Record<string, unknown>>): string | null => {
  const names = KEPT[operationName];
  if (!names) return null;
  const told = names.map((name) => variables[name] ?? null);
  return `${KEYS}${operationName}?${encodeURIComponent(JSON.stringify(told))}`;
};

/** Whether the server has said nothing: neither data nor a refusal. */
const isUnreached = (error: unknown): boolean =>
  !CombinedGraphQLErrors.is(error) && !ServerError.is(error) && !ServerParseError.is(error);

/** Only pages from a safe origin have one. A browser may forbid it, or have no room: then nothing is kept. */
const open = async (): Promise<Cache | null> =>
  typeof caches === "undefined" ? null : await caches.open(CACHE).catch(() => null);

/** Its code comes behind the first load, in which nothing is kept. */
async function keep(address: string, answer: ApolloLink.Result): Promise<void> {
  const cache = await open();
  if (!cache) return;
  const { keepAnswer } = await import("./keep-answer");
  await keepAnswer(cache, address, answer);
}

const match = async (address: string): Promise<Response | undefined> => (await open())?.match(address);

/** What is kept of a query, as it lies there. */
export const keptAnswer = async (
  operationName: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Response | undefined> => match(addressOf(operationName, variables) ?? "");

async function kept(address: string): Promise<ApolloLink.Result | null> {
  const found = await match(address);
  return found ? ((await found.json()) as ApolloLink.Result) : null;
}

let isShown = false;
const listeners = new Set<() => void>();

function show(isKept: boolean): void {
  if (isShown === isKept) return;
  isShown = isKept;
  for (const listener of listeners) listener();
}

/** Whether the last answer was a kept one; for `useSyncExternalStore`. */
export const keptIsShown = {
  read: (): boolean => isShown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

const OWNER = "kept-answers-of";

/**
 * Forgets what was kept for anybody else: whoever comes next must not read it.
 * @param uid who is signed in; null: nobody
 */
export async function forgetAnswersOfOthers(uid: string | null): Promise<void> {
  const owner = readCopy("localStorage", OWNER) as { uid: string } | null;
  if (uid !== null && owner?.uid === uid) return;
  keepCopy("localStorage", OWNER, uid === null ? null : { uid });
  if (typeof caches !== "undefined") await caches.delete(CACHE).catch(() => false);
}

/** Keeps answers, and gives them where the server can't be reached. */
export function createKeptLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const address = addressOf(operation.operationName ?? "", operation.variables);
    if (address === null) return forward(operation);
    return forward(operation).pipe(
      tap((answer) => {
        show(false);
        if (answer.data && !answer.errors) void keep(address, answer).catch(() => undefined);
      }),
      catchError((error: unknown) => {
        if (!isUnreached(error)) return throwError(() => error);
        return from(kept(address).catch(() => null)).pipe(
          switchMap((answer) => {
            if (!answer) return throwError(() => error);
            show(true);
            return [answer];
          }),
        );
      }),
    );
  });
}
