import { gql } from "@apollo/client";
import { FACTOR_PROOF_HEADER } from "@job-portal/protocol/second-factor";
import { registerTokenSource } from "../auth-token";
import { createApolloClient } from "./apollo-client";
import { callWithToken } from "../rest-call";
import { factorProof, keepFactorProof, registerFactorListener } from "../second-factor";

const USERS = gql`
  query Users {
    users
  }
`;
const JOBS = gql`
  query Jobs {
    jobs
  }
`;

const refusal = (code: string) =>
  Response.json(
    { errors: [{ message: "Refused.", extensions: { code } }], data: null },
    { status: 403, headers: { "content-type": "application/graphql-response+json" } },
  );
const proofOf = (init: RequestInit | undefined) => new Headers(init?.headers).get(FACTOR_PROOF_HEADER);

/** A server that lets a call through once it comes with the proof. */
function serve(proof: string, code = "SECOND_FACTOR_REQUIRED") {
  return jest
    .spyOn(globalThis, "fetch")
    .mockImplementation((_url, init) =>
      Promise.resolve(
        proofOf(init) === proof ? Response.json({ data: { users: 1, jobs: 1 } }) : refusal(code),
      ),
    );
}

const ask = jest.fn<Promise<boolean>, []>();
const lead = jest.fn<undefined, []>();
let unregister: () => void = () => undefined;

beforeEach(() => {
  ask.mockReset();
  lead.mockReset();
  unregister = registerFactorListener({ ask, lead });
  registerTokenSource(() => Promise.resolve("token-1"));
});
afterEach(() => {
  unregister();
  keepFactorProof(null);
  registerTokenSource(() => Promise.resolve(null));
});

const giveCode = async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  keepFactorProof("proof-1");
  return true;
};

describe("a call that needs a code (TWOF-10)", () => {
  it("is sent again once a code is given, and all that wait with it, by one question", async () => {
    const fetchCall = serve("proof-1");
    ask.mockImplementation(giveCode);
    const client = createApolloClient();
    const answers = await Promise.all([client.query({ query: USERS }), client.query({ query: JOBS })]);
    expect(answers.map(({ data }) => data)).toEqual([{ users: 1 }, { jobs: 1 }]);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(fetchCall.mock.calls.map(([, init]) => proofOf(init))).toEqual([null, null, "proof-1", "proof-1"]);
  });

  it("is refused where nobody gives one, and the next one asks again", async () => {
    serve("proof-1");
    ask.mockResolvedValue(false);
    const client = createApolloClient();
    await expect(client.query({ query: USERS })).rejects.toThrow("Refused.");
    await expect(client.query({ query: USERS })).rejects.toThrow("Refused.");
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("is sent again without a question where a code came while it was on its way", async () => {
    jest.spyOn(globalThis, "fetch").mockImplementation((_url, init) => {
      if (proofOf(init) === "proof-2") return Promise.resolve(Response.json({ data: { users: 1 } }));
      keepFactorProof("proof-2");
      return Promise.resolve(refusal("SECOND_FACTOR_REQUIRED"));
    });
    expect((await createApolloClient().query({ query: USERS })).data).toEqual({ users: 1 });
    expect(ask).not.toHaveBeenCalled();
  });

  it("leads to the enrolment where the viewer needs a factor and has none", async () => {
    serve("none", "SECOND_FACTOR_MISSING");
    await expect(createApolloClient().query({ query: USERS })).rejects.toThrow("Refused.");
    expect(lead).toHaveBeenCalledTimes(1);
    expect(ask).not.toHaveBeenCalled();
  });

  it("is met for files as well", async () => {
    ask.mockImplementation(giveCode);
    const send = jest.fn(() =>
      factorProof() === "proof-1"
        ? Promise.resolve("file")
        : Promise.reject(Object.assign(new Error("Refused."), { code: "SECOND_FACTOR_REQUIRED" })),
    );
    expect(await callWithToken(send)).toBe("file");
    ask.mockResolvedValue(false);
    keepFactorProof(null);
    await expect(callWithToken(send)).rejects.toThrow("Refused.");
  });
});
