// Each rule of .dependency-cruiser.cjs, tried on a small tree that breaks it.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";

const CHECKOUT = join(import.meta.dirname, "..");
const DOMAINS = "accounts notices subscriptions companies resumes jobs applications moderation setup".split(
  " ",
);
const FEATURES = [...DOMAINS, "landing"];
const pairs = (names) => names.slice(1).map((later, index) => ({ earlier: names[index], later }));
const service = (domain) => `backend/src/modules/${domain}/${domain}.service.ts`;
const feature = (domain) => `frontend/src/features/${domain}/${domain}.tsx`;
const jobRoom = (room) => `frontend/src/features/jobs/${room}/${room}.tsx`;

/** One line each: the rule, the file that breaks it, what that file imports. */
const BREACHES = [
  ...pairs(DOMAINS).map(({ earlier, later }) => [
    "order-of-backend-domains",
    service(earlier),
    service(later),
  ]),
  ...pairs(FEATURES).map(({ earlier, later }) => [
    "order-of-frontend-domains",
    feature(earlier),
    feature(later),
  ]),
  ["order-of-backend-domains", service("accounts"), service("setup")],
  ["order-of-frontend-domains", feature("accounts"), feature("landing")],
  ["order-of-backend-rooms", "backend/src/auth/gate.ts", "backend/src/app/context.ts"],
  ["order-of-backend-rooms", "backend/src/text/uuid.ts", "backend/src/time/clock.ts"],
  [
    "order-of-backend-rooms",
    "backend/src/modules/jobs/job/job.service.ts",
    "backend/src/modules/jobs/search/search.service.ts",
  ],
  ["order-of-frontend-rooms", jobRoom("reading"), jobRoom("job")],
  ["order-of-frontend-rooms", jobRoom("reading"), jobRoom("csv")],
  ["order-of-frontend-rooms", jobRoom("saved"), jobRoom("search")],
  ["order-of-frontend-rooms", jobRoom("csv"), feature("jobs")],
  ["known-rooms-only", "frontend/src/main.tsx", jobRoom("attic")],
  [
    "jobs-are-read-once",
    "backend/src/modules/jobs/csv/job-csv.service.ts",
    "backend/src/modules/jobs/reading/pay.ts",
  ],
  ["known-domains-only", "backend/src/main.ts", "backend/src/modules/billing/billing.service.ts"],
  ["known-domains-only", "frontend/src/main.tsx", "frontend/src/features/billing/Bill.tsx"],
  ["local-stack-stays-out-of-production", "backend/src/settings/env.ts", "backend/src/local/ports.ts"],
  ["tests-stay-out-of-production", service("jobs"), "backend/src/test/portal.ts"],
  ["tests-stay-out-of-production", "frontend/src/app/App.tsx", "frontend/src/app/App.test.tsx"],
  ["no-development-packages-in-production", "backend/src/settings/logger.ts", "only-in-development"],
  ["no-undeclared-packages", "backend/src/text/cache.ts", "declared-nowhere"],
  ["not-to-unresolvable", "backend/src/text/gone.ts", "./not-there"],
  ["workspaces-apart", "frontend/src/schema.ts", "backend/src/schema.ts"],
  ["workspaces-apart", "e2e/jobs.spec.ts", "frontend/src/paths.ts"],
  ["workspaces-apart", "protocol/src/markdown.ts", "backend/src/schema.ts"],
  ["protocol-stands-alone", "protocol/src/markdown.ts", "in-production"],
  ["tests-stay-out-of-production", "protocol/src/markdown.ts", "protocol/src/markdown.cases.ts"],
  [
    "screens-apart",
    "frontend/src/screens/jobs/JobScreen.tsx",
    "frontend/src/screens/landing/LandingScreen.tsx",
  ],
  ["features-below", feature("landing"), "frontend/src/screens/landing/LandingScreen.tsx"],
  ["features-below", feature("setup"), "frontend/src/app/router.tsx"],
  ["screens-below", "frontend/src/screens/jobs/JobScreen.tsx", "frontend/src/app/router.tsx"],
  ["design-system-below", "frontend/src/design-system/Card.tsx", feature("jobs")],
  ["design-system-below", "frontend/src/design-system/Card.tsx", "frontend/src/auth/session.ts"],
  ["forms-below", "frontend/src/forms/FieldGrid.tsx", feature("accounts")],
  ["auth-below", "frontend/src/auth/session.ts", feature("accounts")],
  ["shared-below", "frontend/src/shared/paths.ts", "frontend/src/design-system/Card.tsx"],
  ["worker-below", "frontend/src/worker/worker.ts", "frontend/src/design-system/index.ts"],
  ["embedded-below", "frontend/src/embedded/embedded-jobs.ts", "frontend/src/shared/paths.ts"],
  ["gallery-below", "frontend/src/gallery/main.tsx", feature("jobs")],
  ["gallery-stays-out-of-production", "frontend/src/app/router.tsx", "frontend/src/gallery/main.tsx"],
  ["migrations-stand-alone", "backend/src/database/migrations/1-pens.ts", service("jobs")],
  ["migrations-stand-alone", "backend/src/database/migrations/1-pens.ts", "backend/src/database/locks.ts"],
  ["no-drawers", service("jobs"), "backend/src/modules/jobs/job-utils.ts"],
  ["no-drawers", "frontend/src/main.tsx", "frontend/src/shared/helpers/dates.ts"],
  ["no-drawers", "frontend/src/main.tsx", "frontend/src/shared/ToastManager.ts"],
  ["no-barrels", "frontend/src/main.tsx", "frontend/src/shared/index.ts"],
];

/** What the same tree may import without breaking a rule. */
const ALLOWED = [
  ...pairs(DOMAINS).map(({ earlier, later }) => [service(later), service(earlier)]),
  ...pairs(FEATURES).map(({ earlier, later }) => [feature(later), feature(earlier)]),
  ["backend/src/local/start.ts", "backend/src/local/ports.ts"],
  ["backend/src/local/seed.ts", "only-in-development"],
  [service("accounts").replace(".ts", ".test.ts"), service("setup")],
  ["backend/src/main.ts", "in-production"],
  ["backend/src/main.ts", "protocol/src/markdown.ts"],
  ["frontend/src/main.tsx", "protocol/src/markdown.ts"],
  ["frontend/src/main.test.tsx", "protocol/src/markdown.cases.ts"],
  ["frontend/src/app/router.tsx", "frontend/src/screens/jobs/JobScreen.tsx"],
  ["frontend/src/screens/jobs/JobScreen.tsx", feature("landing")],
  ["frontend/src/screens/jobs/JobScreen.tsx", "frontend/src/design-system/index.ts"],
  [jobRoom("csv"), jobRoom("reading")],
  [feature("jobs"), jobRoom("csv")],
  [jobRoom("reading").replace(".tsx", ".test.tsx"), jobRoom("csv")],
  [feature("accounts"), "frontend/src/auth/session.ts"],
  [feature("accounts"), "frontend/src/forms/FieldGrid.tsx"],
  ["frontend/src/forms/FieldGrid.tsx", "frontend/src/design-system/index.ts"],
  ["frontend/src/design-system/index.ts", "frontend/src/shared/paths.ts"],
];

const PACKAGES = {
  dependencies: { "in-production": "1.0.0" },
  devDependencies: { "only-in-development": "1.0.0" },
};

let folder;
before(async () => (folder = await mkdtemp(join(tmpdir(), "boundaries-"))));
after(() => rm(folder, { recursive: true }));

test("no rule forbids what the architecture allows", async () => {
  assert.deepEqual(await violationsIn("allowed", ALLOWED), []);
});

test("every breach is found, under its own rule", async () => {
  const imports = BREACHES.map(([, from, to]) => [from, to]);
  const found = await violationsIn("breaches", imports);
  for (const [rule, from, to] of BREACHES) {
    const isFound = found.some((one) => one.rule === rule && one.from === from && one.to.includes(to));
    assert.ok(isFound, `${from} imports ${to} without breaking ${rule}`);
  }
});

test("a cycle is found, one of types alone too", async () => {
  const cycle = [
    [service("jobs"), "backend/src/modules/jobs/job.policy.ts"],
    ["backend/src/modules/jobs/job.policy.ts", service("jobs")],
  ];
  const found = await violationsIn("cycle", cycle, "import type");
  assert.deepEqual([...new Set(found.map(({ rule }) => rule))], ["no-cycles"]);
});

test("each rule has a breach here", async () => {
  const { default: config } = await import("../.dependency-cruiser.cjs");
  const tried = new Set([...BREACHES.map(([rule]) => rule), "no-cycles"]);
  assert.deepEqual(new Set(config.forbidden.map(({ name }) => name)), tried);
});

/** Writes files that import each other as told, and looks at them with the product's own rules. */
async function violationsIn(name, imports, statement = "import") {
  const tree = join(folder, name);
  await writePackages(tree);
  const lines = {};
  for (const [from, to] of imports) {
    const isFile = to.includes("/src/");
    const target = isFile
      ? relative(dirname(from), to)
          .replace(/^(?!\.)/, "./")
          .replace(/\.tsx?$/, "")
      : to;
    (lines[from] ??= []).push(`${statement} { x as x${lines[from].length} } from "${target}";`);
    if (isFile) lines[to] ??= [];
  }
  for (const [file, content] of Object.entries(lines)) {
    await write(join(tree, file), `${content.join("\n")}\nexport const x = 1;\n`);
  }
  return cruise(tree);
}

async function writePackages(tree) {
  await write(join(tree, "package.json"), "{}");
  await write(join(tree, "backend/package.json"), JSON.stringify(PACKAGES));
  for (const name of ["in-production", "only-in-development", "declared-nowhere"]) {
    await write(join(tree, "node_modules", name, "package.json"), JSON.stringify({ name, main: "main.js" }));
    await write(join(tree, "node_modules", name, "main.js"), "");
  }
  for (const workspace of ["protocol", "frontend", "e2e"])
    await write(join(tree, workspace, "package.json"), "{}");
}

async function write(file, content) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function cruise(tree) {
  const program = join(CHECKOUT, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
  const args = [program, "--config", join(CHECKOUT, ".dependency-cruiser.cjs"), "--output-type", "json"];
  const options = { cwd: tree, maxBuffer: 2 ** 26 };
  // The program's exit code is the number of violations.
  const output = await promisify(execFile)(
    process.execPath,
    [...args, "protocol", "backend", "frontend", "e2e"],
    options,
  ).catch((error) => error);
  const { summary } = JSON.parse(output.stdout);
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}
