import type { ApolloServer } from "@apollo/server";
import { type Request, Router } from "express";
import type { Context, ContextOf } from "../auth/context";
import { NotFoundError } from "../errors/errors";
import { roleNotAllowed } from "../auth/role";
import { parseBody, RestAdapter } from "./adapter";
import { profileBody, registerBody } from "./bodies";

const USER_RECORD = `{
  id firebaseUid uid email name displayName photoURL phoneNumber role status
  additionalData { title bio phone location dob linkedin }
  subscription { plan }
}`;

const ME = `{ answer: me ${USER_RECORD} }`;
const REGISTER = `mutation ($input: RegisterInput!) { answer: register(input: $input) ${USER_RECORD} }`;
const PROFILE = `mutation ($input: UpdateProfileInput!) { answer: updateProfile(input: $input) ${USER_RECORD} }`;

/** GraphQL's FULL_TIME is REST's full-time. */
const asSpelled = (name: string) => name.toLowerCase().replaceAll("_", "-");

interface UserRecord {
  role: string;
  status: string;
  subscription: { plan: string };
}

/** The specification's calls on accounts (CALL-03 to CALL-12). */
export function authRoutes(graphql: ApolloServer<Context>, contextOf: ContextOf): Router {
  const adapter = new RestAdapter(graphql, contextOf);
  const recordOf = async (request: Request, query: string, input?: (body: unknown) => object) => {
    const record = await adapter.run<UserRecord | null>(request, query, input);
    if (!record) throw new NotFoundError("There is no account for this token yet.");
    const { role, status, subscription } = record;
    return {
      ...record,
      role: asSpelled(role),
      status: asSpelled(status),
      subscription: { plan: asSpelled(subscription.plan) },
    };
  };
  const router = Router();
  router.get("/me", async (request, response) => {
    response.json(await recordOf(request, ME));
  });
  router.post("/register", async (request, response) => {
    response.json(await recordOf(request, REGISTER, registerInput));
  });
  router.put("/profile", async (request, response) => {
    response.json(await recordOf(request, PROFILE, (body) => parseBody(profileBody, body)));
  });
  return router;
}

function registerInput(body: unknown): object {
  const { role, ...rest } = parseBody(registerBody, body, new Map([["role", roleNotAllowed]]));
  return { ...rest, role: role.toUpperCase() };
}
