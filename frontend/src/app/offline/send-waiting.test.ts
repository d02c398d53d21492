import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { of, throwError } from "rxjs";
import { listWaiting, putWaiting, readWaiting } from "../../shared/waiting/waiting";
import { forgetWaiting } from "../../shared/waiting/waiting-keys";
import { sendWaiting } from "./send-waiting";

const application = { uid: "priya", kind: "application", jobId: "7" } as const;
const saving = { uid: "priya", kind: "saving", jobId: "7" } as const;
const content = {
  input: { jobId: "7", note: "I live next door." },
  jobTitle: "Staff Nurse",
  companyName: "Kaveri Health",
  typed: {},
};

type Answer = "lost" | { code: string } | "done";

const sentBack: Readonly<Record<string, object>> = {
  ApplyToJob: {
    applyToJob: {
      ...{ __typename: "Application", id: "application-1", status: "SUBMITTED", remark: null },
      ...{ appliedAt: "2026-11-20T18:30:00.000Z", statusAt: "2026-11-20T18:30:00.000Z", viewerMoves: [] },
      ...{ withdrawalUndoUntil: null, original: null },
    },
  },
  SaveJob: { saveJob: { __typename: "Job", id: "7", isSaved: true } },
  UnsaveJob: { unsaveJob: { __typename: "Job", id: "7", isSaved: false } },
};

/** A server that answers each call as told, the last way for ever. */
function serverThat(...answers: Answer[]) {
  const calls: { name: string; variables: Record<string, unknown> }[] = [];
  const link = new ApolloLink(({ operationName = "", variables }) => {
    calls.push({ name: operationName, variables });
    const answer = answers[Math.min(calls.length, answers.length) - 1] ?? "lost";
    if (answer === "lost") return throwError(() => new TypeError("Failed to fetch"));
    if (answer === "done") return of({ data: sentBack[operationName] });
    const errors = [{ message: "No.", extensions: { code: answer.code } }];
    return throwError(() => new CombinedGraphQLErrors({ errors }));
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const told: [kind: string, refusal: string | null][] = [];
  const send = () =>
    sendWaiting(client, "priya", ({ kind }, refusal) => {
      told.push([kind, refusal]);
    });
  return { send, calls, told };
}

afterEach(() => window.localStorage.clear());

describe("what waits for a network", () => {
  it("stays while nobody answers, and goes by the same name until it is answered (OFF-07, OFF-08)", async () => {
    putWaiting(application, content, false);
    const { send, calls, told } = serverThat("lost", { code: "UNAVAILABLE" }, "done");
    expect(await send()).toBe(false);
    expect(await send()).toBe(false);
    expect(told).toEqual([]);
    expect(await send()).toBe(true);
    expect(new Set(calls.map(({ variables }) => variables.clientRequestId)).size).toBe(1);
    expect(told).toEqual([["application", null]]);
    expect(listWaiting("priya")).toEqual([]);
  });

  it("is done where the server has it already from a try whose answer was lost (OFF-08)", async () => {
    putWaiting(application, content, false);
    const { send, told } = serverThat("lost", { code: "ALREADY_APPLIED" });
    await send();
    expect(await send()).toBe(true);
    expect(told).toEqual([["application", null]]);
    expect(listWaiting("priya")).toEqual([]);
  });

  it("is refused where another application was there before its first try (OFF-09)", async () => {
    putWaiting(application, content, false);
    const { send, told } = serverThat({ code: "ALREADY_APPLIED" });
    expect(await send()).toBe(true);
    expect(told).toEqual([["application", "ALREADY_APPLIED"]]);
  });

  it.each(["JOB_NOT_OPEN", "APPLICATION_LIMIT_REACHED", "QUESTIONS_CHANGED"])(
    "is kept with what was written where the server refuses it, and not sent again: %s (OFF-09)",
    async (code) => {
      putWaiting(application, content, true);
      const { send, calls, told } = serverThat({ code });
      expect(await send()).toBe(true);
      await send();
      expect(calls).toHaveLength(1);
      expect(told).toEqual([["application", code]]);
      expect(readWaiting(application)).toMatchObject({ refusal: code, content });
    },
  );

  it("stays while the session is to be renewed", async () => {
    putWaiting(application, content, false);
    const { send, told } = serverThat({ code: "UNAUTHENTICATED" });
    expect(await send()).toBe(false);
    expect(told).toEqual([]);
    expect(readWaiting(application)?.refusal).toBeNull();
  });

  it("is the last wish alone of a saving and its opposite (OFF-11)", async () => {
    putWaiting(saving, { isSaved: true }, false);
    putWaiting(saving, { isSaved: false }, false);
    const { send, calls } = serverThat("done");
    expect(await send()).toBe(true);
    expect(calls.map(({ name }) => name)).toEqual(["UnsaveJob"]);
  });

  it("goes no more once somebody else is here (OFF-07)", () => {
    putWaiting(application, content, false);
    putWaiting({ ...application, uid: "amit" }, content, false);
    forgetWaiting("amit");
    expect(listWaiting("priya")).toEqual([]);
    expect(listWaiting("amit")).toHaveLength(1);
    forgetWaiting(null);
    expect(listWaiting("amit")).toEqual([]);
  });
});
