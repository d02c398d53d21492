import type { ApolloServer } from "@apollo/server";
import { type Request, type Response, Router } from "express";
import type { Context } from "../context";
import { BadInputError, NotFoundError } from "../errors";
import { Role } from "../modules/accounts/role";

/** Reads who asks. */
export type ContextOf = (request: Request) => Promise<Context>;

const USER_RECORD = `{
  id firebaseUid uid email name displayName photoURL phoneNumber role status
  additionalData { title bio phone location dob linkedin }
  subscription { plan }
}`;

/** GraphQL's FULL_TIME is REST's full-time. */
const asSpelled = (name: unknown) => String(name).toLowerCase().replaceAll("_", "-");

interface UserRecord {
  role: string;
  status: string;
  subscription: { plan: string };
}

/** The specification's calls (CALL-03 to CALL-11), each run as the GraphQL operation that it adapts. */
export function authRoutes(graphql: ApolloServer<Context>, contextOf: ContextOf): Router {
  const answer = async (request: Request, response: Response, query: string, variables = {}) => {
    const result = await graphql.executeOperation<{ record: UserRecord | null }>(
      { query, variables },
      { contextValue: await contextOf(request) },
    );
    if (result.body.kind !== "single") throw new Error("A user record came in parts.");
    const { data, errors } = result.body.singleResult;
    const [error] = errors ?? [];
    if (error) {
      for (const [name, value] of result.http.headers)
        if (name === "retry-after") response.setHeader(name, value);
      const { code, fields } = error.extensions ?? {};
      response
        .status(result.http.status ?? 400)
        .json({ code, message: error.message, fields, requestId: request.id });
      return;
    }
    const record = data?.record;
    if (!record) throw new NotFoundError("There is no account for this token yet.");
    response.json({
      ...record,
      role: asSpelled(record.role),
      status: asSpelled(record.status),
      subscription: { plan: asSpelled(record.subscription.plan) },
    });
  };
  const router = Router();
  router.get("/me", (request, response) => answer(request, response, `{ record: me ${USER_RECORD} }`));
  router.post("/register", (request, response) => {
    const input = registerInput(request.body);
    const mutation = `mutation ($input: RegisterInput!) { record: register(input: $input) ${USER_RECORD} }`;
    return answer(request, response, mutation, { input });
  });
  return router;
}

function registerInput(body: unknown): Record<string, unknown> {
  if (body === null || typeof body !== "object" || Array.isArray(body))
    throw new BadInputError("BAD_USER_INPUT", "Send a JSON object.");
  const { role, ...rest } = body as Record<string, unknown>;
  const name = Object.entries(Role).find(([, value]) => value === role)?.[0];
  if (name === undefined)
    throw new BadInputError("ROLE_NOT_ALLOWED", "Register as job seeker or employer.", [
      { field: "role", message: "must be jobseeker or employer" },
    ]);
  return { ...rest, role: name };
}
