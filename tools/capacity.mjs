// Prints the tables of docs/capacity.md from what was measured and what is assumed: `npm run capacity`.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const inputs = JSON.parse(readFileSync(join(import.meta.dirname, "capacity-inputs.json"), "utf8"));
const figures = Object.fromEntries(
  [...Object.entries(inputs.measured), ...Object.entries(inputs.assumed)].map(([name, { value }]) => [
    name,
    value,
  ]),
);

const SEEKERS = [100_000, 1_000_000, 10_000_000];
const MONTH_SECONDS = 30 * 24 * 3600;
const MONTHS_KEPT = 24;
/** Of a node: its pool, the queue's, the looks at the primary and the doubt of a silent database. */
const CONNECTIONS_A_NODE = 10 + 3 + 1 + 1;
/** Of one process on one core, with what PostgreSQL does for it elsewhere: the portal's own part of a request. */
const NODE_SHARE = 0.6;
/** Without a pooler: 200, less those of Patroni, backups and people. */
const MOST_CONNECTIONS = 180;
const GB = 1024 * 1024;
/** Full backups, and as much again for differential ones and the log. */
const BACKUPS_KEPT = 4 * 2;

/** What so many seekers a month take. */
export function demandOf(seekers, of = figures) {
  const reads =
    seekers * of.visitsASeeker * (of.searchesAVisit + of.otherReadsAVisit) * (1 + of.crawlerShare);
  const writes = seekers * (of.applicationsASeeker + of.otherWritesASeeker);
  const averageReads = reads / MONTH_SECONDS;
  const averageWrites = writes / MONTH_SECONDS;
  const peak = (average) => average * of.peakTimes;
  const cpu =
    (peak(averageReads) * of.searchCpuMs + peak(averageWrites) * of.writeCpuMs) / 1000 / of.busyShare;
  // One more than the peak needs, so that one may be away.
  const nodes = Math.max(2, Math.ceil(cpu * NODE_SHARE) + 1);
  const jobs = seekers / of.seekersAJob;
  const applications = seekers * of.applicationsASeeker;
  const dataGb = (jobs * of.jobsKept * of.jobKb + applications * MONTHS_KEPT * of.applicationKb) / GB;
  const filesGb = (seekers * of.photoShare * of.photoKb) / GB;
  return {
    reads: { average: averageReads, peak: peak(averageReads) },
    writes: { average: averageWrites, peak: peak(averageWrites) },
    cores: { portal: cpu * NODE_SHARE, database: cpu * (1 - NODE_SHARE) },
    nodes,
    memoryGb: (nodes * of.nodeMemoryMb) / 1024,
    jobs,
    dataGb,
    filesGb,
    backupGb: (dataGb + filesGb) * of.backupShare * BACKUPS_KEPT,
    connections: nodes * CONNECTIONS_A_NODE,
    mailsADay: (applications * of.mailsAnApplication) / 30,
  };
}

/** What so many cores carry that hold everything, as in the drill: searches a second. */
export const predictedFor = (cores, of = figures) => (cores * 1000) / (of.searchCpuMs + of.drillEdgeCpuMs);

const number = (value) =>
  value >= 100 ? Math.round(value).toLocaleString("en") : String(Number(value.toPrecision(2)));
const row = (cells) => `| ${cells.join(" | ")} |`;

/** As Prettier would lay it out: numbers to the right. */
function table(rows) {
  const columns = rows[0].map((_, column) => rows.map((cells) => cells[column]));
  const widths = columns.map((cells) => Math.max(...cells.map(({ length }) => length), 3));
  const areNumbers = columns.map((cells) => cells.slice(1).every((cell) => /^[\d.,]+$/.test(cell)));
  const padded = rows.map((cells) =>
    row(cells.map((cell, at) => (areNumbers[at] ? cell.padStart(widths[at]) : cell.padEnd(widths[at])))),
  );
  const rule = row(
    widths.map((width, at) => (areNumbers[at] ? `${"-".repeat(width - 1)}:` : "-".repeat(width))),
  );
  return [padded[0], rule, ...padded.slice(1)].join("\n");
}

function demandTable() {
  const demands = SEEKERS.map((seekers) => demandOf(seekers));
  const line = (name, read) => [name, ...demands.map((demand) => number(read(demand)))];
  return table([
    ["", ...SEEKERS.map((seekers) => seekers.toLocaleString("en"))],
    line("reads a second, average", ({ reads }) => reads.average),
    line("reads a second, peak", ({ reads }) => reads.peak),
    line("changes a second, average", ({ writes }) => writes.average),
    line("changes a second, peak", ({ writes }) => writes.peak),
    line("cores for the portal", ({ cores }) => cores.portal),
    line("cores for PostgreSQL", ({ cores }) => cores.database),
    line("nodes, one of them spare", ({ nodes }) => nodes),
    line("memory of the nodes, GB", ({ memoryGb }) => memoryGb),
    line("connections to the primary", ({ connections }) => connections),
    line("open jobs", ({ jobs }) => jobs),
    line("database, GB", ({ dataGb }) => dataGb),
    line("photos, GB", ({ filesGb }) => filesGb),
    line("backups, GB", ({ backupGb }) => backupGb),
    line("mails a day", ({ mailsADay }) => mailsADay),
  ]);
}

/** Seekers a month at which each limit is reached, by the model. */
function limitTable() {
  const unit = demandOf(1_000_000);
  const reach = (limit, atAMillion) => number((limit / atAMillion) * 1_000_000);
  return table([
    ["limit", "reached at seekers a month", "step that lifts it"],
    ["one core of a node", reach(1, unit.cores.portal), "more nodes"],
    ["four cores of the primary", reach(4, unit.cores.database), "reads from standbys, then more cores"],
    [
      `${MOST_CONNECTIONS} connections`,
      reach(MOST_CONNECTIONS, unit.cores.portal * CONNECTIONS_A_NODE),
      "PgBouncer",
    ],
    ["30 GB of photos", reach(30, unit.filesGb), "an S3-compatible store"],
    ["5 million open jobs", reach(5_000_000, unit.jobs), "another SearchIndex"],
  ]);
}

function checkTable() {
  const seen = figures.drillSearches;
  const line = (name, predicted) => [name, number(predicted), number(seen), number(seen / predicted)];
  return table([
    ["searches a second", "predicted", "load drill", "ratio"],
    line("two cores for nothing else", predictedFor(2)),
  ]);
}

const inputTable = (kind, told) =>
  table([
    [kind, "value", told === "source" ? "source" : "what"],
    ...Object.entries(inputs[kind]).map(([name, input]) => [name, String(input.value), input[told]]),
  ]);

/** All tables of the page, in its order. */
export const tables = () => [
  demandTable(),
  limitTable(),
  checkTable(),
  inputTable("measured", "source"),
  inputTable("assumed", "why"),
];

if (process.argv[1] === import.meta.filename) console.log(tables().join("\n\n"));
