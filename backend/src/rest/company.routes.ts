import type { ApolloServer } from "@apollo/server";
import { type Request, Router } from "express";
import { z } from "zod";
import { ApplicationStatus } from "../modules/applications/application/application-pipeline";
import type { Context, ContextOf } from "../auth/context";
import { ConflictError, NotFoundError } from "../errors/errors";
import { parseBody, RestAdapter } from "./adapter";
import { moveBody, postJobBody } from "./company-bodies";

const JOB = `{
  id title location: locations type workMode pay { text } experience description requirements skills openings
  postedAt openUntil standing { status }
}`;
const CANDIDATE = `{
  id jobId name title location email phone isContactMasked note appliedAt status statusAt profile
}`;

const JOBS = `query ($companyId: ID, $page: Int!) {
  answer: myJobs(companyId: $companyId, page: $page) { items ${JOB} total page hasNextPage }
}`;
const ONE_JOB = `query ($id: ID!) { answer: myJob(id: $id) ${JOB} }`;
const POST = `mutation ($input: PostJobInput!) { answer: postJob(input: $input) ${JOB} }`;
const CLOSE = `mutation ($id: ID!) { answer: closeJob(id: $id) ${JOB} }`;
const CANDIDATES = `query ($filter: CandidateFilter, $first: Int!, $after: String) {
  answer: candidates(filter: $filter, first: $first, after: $after, sort: NEWEST) {
    items ${CANDIDATE} total hasNextPage nextCursor
  }
}`;
const ONE_CANDIDATE = `query ($id: ID!) { answer: candidate(applicationId: $id) ${CANDIDATE} }`;
const MOVE = `mutation ($input: MoveApplicationsInput!, $clientRequestId: ID) {
  answer: moveApplications(input: $input, clientRequestId: $clientRequestId) { results { refusal } }
}`;

/** GraphQL's FULL_TIME is REST's full-time. */
const asSpelled = (name: string) => name.toLowerCase().replaceAll("_", "-");
const asNamed = (value: string) => value.toUpperCase().replaceAll("-", "_");

interface JobAnswer {
  type: string;
  workMode: string;
  pay: { text: string };
  standing: { status: string } | null;
}

const toJob = ({ type, workMode, pay, standing, ...job }: JobAnswer) => ({
  ...job,
  ...{ type: asSpelled(type), workMode: asSpelled(workMode), pay: pay.text },
  status: standing && asSpelled(standing.status),
});

interface CandidateAnswer {
  status: string;
}

const toCandidate = ({ status, ...candidate }: CandidateAnswer) => ({
  ...candidate,
  status: asSpelled(status),
});

interface PageOf<Item> {
  items: Item[];
}

const pageQuery = z.strictObject({ page: z.coerce.number().int().min(1).default(1) });
const cursorQuery = z.strictObject({
  first: z.coerce.number().int().min(1).max(50).default(20),
  after: z.string().optional(),
  status: z.enum(ApplicationStatus).optional(),
});

/** KEYS-04: the company's jobs and candidates, for programs that come with its API key. */
export function companyRoutes(graphql: ApolloServer<Context>, contextOf: ContextOf): Router {
  const adapter = new RestAdapter(graphql, contextOf);
  const router = Router();
  addJobs(router, adapter);
  addCandidates(router, adapter);
  return router;
}

function addJobs(router: Router, adapter: RestAdapter): void {
  router.get("/jobs", async (request, response) => {
    const { items, ...page } = await adapter.runForCompany<PageOf<JobAnswer>>(request, JOBS, (companyId) => ({
      companyId,
      ...parseBody(pageQuery, request.query),
    }));
    response.json({ ...page, items: items.map(toJob) });
  });
  router.post("/jobs", async (request, response) => {
    const job = await adapter.runForCompany<JobAnswer>(request, POST, (companyId) => {
      const { type, workMode, ...body } = parseBody(postJobBody, request.body);
      const input = { ...body, companyId, type: asNamed(type), workMode: workMode && asNamed(workMode) };
      return { input };
    });
    response.status(201).json(toJob(job));
  });
  router.get("/jobs/:id", async (request, response) => {
    const job = await adapter.runForCompany<JobAnswer | null>(request, ONE_JOB, () => idOf(request));
    if (!job) throw new NotFoundError();
    response.json(toJob(job));
  });
  router.post("/jobs/:id/close", async (request, response) => {
    response.json(toJob(await adapter.runForCompany<JobAnswer>(request, CLOSE, () => idOf(request))));
  });
}

const idOf = (request: Request): { id: string } => ({ id: String(request.params.id) });

function addCandidates(router: Router, adapter: RestAdapter): void {
  router.get("/jobs/:id/candidates", async (request, response) => {
    const { items, ...page } = await adapter.runForCompany<PageOf<CandidateAnswer>>(
      request,
      CANDIDATES,
      () => {
        const { status, ...rest } = parseBody(cursorQuery, request.query);
        return { ...rest, filter: { jobId: idOf(request).id, statuses: status && [asNamed(status)] } };
      },
    );
    response.json({ ...page, items: items.map(toCandidate) });
  });
  const find = async (request: Request) =>
    toCandidate(await adapter.runForCompany<CandidateAnswer>(request, ONE_CANDIDATE, () => idOf(request)));
  router.get("/candidates/:id", async (request, response) => {
    response.json(await find(request));
  });
  router.post("/candidates/:id/move", async (request, response) => {
    const { results } = await adapter.runForCompany<{ results: { refusal: string | null }[] }>(
      request,
      MOVE,
      () => moveOf(request),
    );
    const refusal = results[0]?.refusal ?? null;
    if (refusal === "NOT_FOUND") throw new NotFoundError();
    if (refusal === "MOVE_NOT_ALLOWED")
      throw new ConflictError("MOVE_NOT_ALLOWED", "It can't go there from here.");
    if (refusal !== null) throw new ConflictError("MOVE_CONFLICT", "It stands elsewhere by now.");
    response.json({ message: "Moved." });
  });
}

function moveOf(request: Request): object {
  const { from, to, message, clientRequestId } = parseBody(moveBody, request.body);
  const items = [{ applicationId: idOf(request).id, expectedStatus: asNamed(from) }];
  return { input: { items, to: asNamed(to), message }, clientRequestId };
}
