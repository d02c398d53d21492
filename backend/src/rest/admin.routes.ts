import type { ApolloServer } from "@apollo/server";
import { Router } from "express";
import type { Context, ContextOf } from "../auth/context";
import { RestAdapter } from "./adapter";

/** The first run's steps by their paths (CALL-14). */
const STEPS = {
  "/init-database": "initDatabase",
  "/create-test-users": "createTestUsers",
  "/create-subscription-plans": "createSubscriptionPlans",
} as const;

/** The specification's admin calls (CALL-14 to CALL-16), which answer `{message}`. */
export function adminRoutes(graphql: ApolloServer<Context>, contextOf: ContextOf): Router {
  const adapter = new RestAdapter(graphql, contextOf);
  const router = Router();
  for (const [path, step] of Object.entries(STEPS))
    router.post(path, async (request, response) => {
      response.json(await adapter.run(request, `mutation { answer: ${step} { message } }`));
    });
  return router;
}
