// What tools/rooms.mjs complains of, tried on small trees.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";

const PROGRAM = join(import.meta.dirname, "rooms.mjs");
const jobs = (count) => Array.from({ length: count }, (_, index) => `frontend/src/jobs/job-${index}.ts`);

/** The places it complains of in a checkout with these files; none where it has passed. */
function complaintsOf(files) {
  const checkout = mkdtempSync(join(tmpdir(), "rooms-"));
  try {
    for (const file of files) {
      mkdirSync(join(checkout, dirname(file)), { recursive: true });
      writeFileSync(join(checkout, file), "");
    }
    const { status, stderr } = spawnSync(process.execPath, [PROGRAM, checkout], { encoding: "utf8" });
    const places = stderr.split("\n").flatMap((line) => /^ {2}(.+)$/.exec(line)?.[1] ?? []);
    assert.equal(status, places.length > 0 ? 1 : 0);
    return places;
  } finally {
    rmSync(checkout, { recursive: true });
  }
}

test("a room holds 30 files", () => {
  assert.deepEqual(complaintsOf(jobs(30)), []);
  assert.deepEqual(complaintsOf(jobs(31)), ["frontend/src/jobs (31)"]);
});

test("generated files, migrations and the rooms within take no place", () => {
  const elsewhere = [
    "frontend/src/jobs/JobCard.generated.ts",
    "frontend/src/jobs/search/JobResults.tsx",
    ...jobs(40).map((file) => file.replace("frontend/src/jobs", "backend/src/database/migrations")),
    ...jobs(40).map((file) => file.replace("frontend/src/jobs", "e2e/node_modules/package")),
  ];
  assert.deepEqual(complaintsOf([...jobs(30), ...elsewhere]), []);
});

test("a dot stands before a role alone", () => {
  const good = [
    "backend/src/modules/jobs/job-search.service.ts",
    "backend/src/modules/jobs/job.rules.slow.test.ts",
    "frontend/src/jobs/JobCard.graphql",
    "frontend/src/jobs/JobListScreen-filters.slow.test.tsx",
    "frontend/src/jobs/useJobDraft.ts",
    "frontend/src/jobs/jobs.words.test.ts",
    "e2e/jobs.spec.ts",
    "tools/rooms.test.mjs",
  ];
  assert.deepEqual(complaintsOf(good), []);
  const bad = [
    "backend/src/modules/jobs/job.search.service.ts",
    "backend/src/modules/jobs/job.search.slow.test.ts",
    "backend/src/modules/jobs/jobSearch.service.ts",
    "frontend/src/jobs/JobListScreen.filters.slow.test.tsx",
    "frontend/src/jobs/job_card.ts",
  ];
  assert.deepEqual(complaintsOf(bad), bad);
});
