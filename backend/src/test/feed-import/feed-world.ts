import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Role } from "../../auth/role";
import { createFactories, type Factories } from "../factories";
import type { NewIdentity } from "../identities";
import { startTestPortal, type TestPortal } from "../portal";
import type { Account } from "../../modules/accounts/account.entity";
import { Company } from "../../modules/companies/company.entity";
import { Job } from "../../modules/jobs/job/job.entity";

export interface Run {
  failure: string | null;
  failureDetail: string | null;
  isUnmodified: boolean;
  addedCount: number;
  changedCount: number;
  closedCount: number;
  unchangedCount: number;
  leftOutCount: number;
  missingCount: number;
  problems: { reference: string | null; title: string; field: string; message: string }[];
}

interface Seen {
  id: string;
  feed: { offAt: string | null; failingSince: string | null; closingAskedAt: string | null };
  runs: Run[];
}

export let portal: TestPortal;
export let make: Factories;
export let owner: Account & NewIdentity;
export let company: Company;
let server: Server;

interface FeedState {
  /** What the stand-in for a company's site answers. */
  file: { status: number; body: string; etag?: string };
  /** What it was asked. */
  requests: { etag: string | undefined }[];
  /** It answers once this has come. */
  holdBack: Promise<void> | null;
  feedId: string;
  /** The portal's clock, in milliseconds. */
  now: number;
}

/** What a test changes. */
export const state: FeedState = {
  file: { status: 200, body: "" },
  requests: [],
  holdBack: null,
  feedId: "",
  now: 0,
};

export const HOUR_MS = 3_600_000;

export const FEEDS = `{ id feeds { id feed { offAt failingSince closingAskedAt } runs {
  failure failureDetail isUnmodified addedCount changedCount closedCount unchangedCount leftOutCount missingCount
  problems { reference title field message }
} } }`;

export const url = (path = "jobs.xml") =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`;

export const create = async (more: object = {}, who: { token: string } = owner) => {
  const input = {
    ...{ companyId: company.id, url: url(), schedule: "HOURLY" },
    answers: [{ field: "requirements", value: "As told above." }],
    ...more,
  };
  const { data, code } = await portal.ask<{ made: { feeds: Seen[] } }>(
    `mutation ($input: CreateFeedImportInput!) { made: createFeedImport(input: $input) ${FEEDS} }`,
    { variables: { input }, token: who.token },
  );
  return { code, id: data?.made.feeds[0]?.id ?? "" };
};

export const verify = (id: string, verifiedAt: Date | null = new Date(state.now)) =>
  portal.dataSource.getRepository(Company).update({ id }, { verifiedAt, verifiedUntil: null });

export const job = (reference: string, more: Record<string, string> = {}) => {
  const elements = {
    ...{ title: `Plumber ${reference}`, referencenumber: reference, city: "Mysuru", jobtype: "fulltime" },
    ...{ salary: "₹20k/month", experience: "2 years", description: "<p>Lay pipes.</p>" },
    ...more,
  };
  return `<job>${Object.entries(elements)
    .map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
    .join("")}</job>`;
};
export const source = (...jobs: string[]) => `<?xml version="1.0"?><source>${jobs.join("")}</source>`;
export const feed = (...references: string[]) => source(...references.map((reference) => job(reference)));

export const read = async (): Promise<Seen> => {
  await portal.services.feedImportRunner.run(state.feedId);
  return await seen();
};
export const readAgain = async (body?: string): Promise<Seen> => {
  if (body !== undefined) state.file = { status: 200, body };
  state.now += HOUR_MS + 1;
  return await read();
};
export const seen = async (): Promise<Seen> => {
  const query = `{ all: companyFeedImports(companyId: "${company.id}") ${FEEDS} }`;
  const { data } = await portal.ask<{ all: { feeds: Seen[] } }>(query, owner);
  const [first] = data?.all.feeds ?? [];
  if (!first) throw new Error("There is no feed.");
  return first;
};
export const jobs = () =>
  portal.dataSource
    .getRepository(Job)
    .find({ where: { companyId: company.id }, order: { reference: "ASC" } });
export const open = async () =>
  (await jobs())
    .filter(({ closedAt, openUntil }) => !closedAt && openUntil.getTime() > state.now)
    .map(({ reference }) => reference);
export const act = (mutation: string, who: { token: string } = owner) =>
  portal.ask(`mutation { ${mutation}(id: "${state.feedId}") { id } }`, who);
export const notices = (kind: string) =>
  portal.dataSource.query<object[]>("select params from notices where account_id = $1 and kind = $2", [
    owner.id,
    kind,
  ]);

/** A portal and a site with a feed, anew for each test of the file that calls it. */
export function useFeedWorld(): void {
  beforeAll(async () => {
    portal = await startTestPortal({
      env: { FEEDS_FROM_PRIVATE: "true", WRITES_PER_MINUTE: "1000" },
      clock: { now: () => new Date(state.now) },
    });
    make = createFactories(portal.dataSource);
    server = createServer((request, response) => {
      const etag = request.headers["if-none-match"];
      state.requests.push({ etag });
      void (state.holdBack ?? Promise.resolve()).then(() => {
        if (etag !== undefined && etag === state.file.etag) response.writeHead(304).end();
        else
          response
            .writeHead(state.file.status, state.file.etag ? { etag: state.file.etag } : {})
            .end(state.file.body);
      });
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await portal.stop();
  });
  beforeEach(async () => {
    state.now = Date.now();
    state.requests = [];
    state.holdBack = null;
    owner = await make.person({ displayName: "Priya", role: Role.EMPLOYER });
    company = await make.company({ name: `Kaveri ${owner.id}` }, [owner]);
    await verify(company.id);
    state.file = { status: 200, body: feed("K-1", "K-2", "K-3") };
    ({ id: state.feedId } = await create());
  });
}
