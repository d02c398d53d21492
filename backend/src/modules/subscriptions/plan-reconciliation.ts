import type { EntityManager } from "typeorm";
import { PLANS, type PlanTerms } from "./plan-catalogue";
import type { Plan } from "./plan.entity";

/** What of a plan can change, in the log's words. */
const FACTS: readonly [string, (plan: Plan) => string][] = [
  ["name", ({ name }) => name],
  ["place", ({ rank }) => String(rank)],
  ["rupees a month", ({ monthlyPrice }) => String(monthlyPrice)],
  ["applications a month", ({ monthlyApplicationLimit }) => limitOf(monthlyApplicationLimit)],
  ["resume templates", ({ resumeTemplateLimit }) => limitOf(resumeTemplateLimit)],
  ["seats of a team", ({ teamSeats }) => String(teamSeats)],
  ["highlighted jobs", ({ highlightedJobs }) => String(highlightedJobs)],
  ["features", ({ features }) => features.join(", ") || "none"],
];

const limitOf = (limit: number | null): string => (limit === null ? "no limit" : String(limit));

// Migrations run without entities, so this is SQL.
const STORED = `
  select code, rank, name, monthly_price as "monthlyPrice", monthly_application_limit as "monthlyApplicationLimit",
    resume_template_limit as "resumeTemplateLimit", team_seats as "teamSeats",
    highlighted_jobs as "highlightedJobs", features
  from plans`;

const STORE = `
  insert into plans (code, rank, name, monthly_price, monthly_application_limit, resume_template_limit,
    team_seats, highlighted_jobs, features)
  select code, rank, name, "monthlyPrice", "monthlyApplicationLimit", "resumeTemplateLimit", "teamSeats",
    "highlightedJobs", features
  from jsonb_to_recordset($1) as plan (
    code text, rank int, name text, "monthlyPrice" int, "monthlyApplicationLimit" int, "resumeTemplateLimit" int,
    "teamSeats" int, "highlightedJobs" int, features text[]
  )
  on conflict (code) do update set rank = excluded.rank, name = excluded.name,
    monthly_price = excluded.monthly_price, monthly_application_limit = excluded.monthly_application_limit,
    resume_template_limit = excluded.resume_template_limit, team_seats = excluded.team_seats,
    highlighted_jobs = excluded.highlighted_jobs, features = excluded.features`;

/**
 * Makes the table of plans say what the catalogue says. Without a difference it costs one short query. Nodes
 * of one release may do so at once, because they write the same. While two releases run, the node that starts last
 * decides. A plan that the catalogue lacks stays: a newer node may have brought it.
 * @returns what changed, such as "Plan free: applications a month 5 -> 6"
 */
export async function reconcilePlans(
  manager: EntityManager,
  catalogue: readonly PlanTerms[] = PLANS,
): Promise<string[]> {
  const found = await manager.query<Plan[]>(STORED);
  const stored = new Map(found.map((plan) => [plan.code, plan]));
  const wanted = catalogue.map((terms, rank): Plan => ({ ...terms, rank }));
  const changes = wanted.flatMap((plan) => changesOf(stored.get(plan.code), plan));
  if (changes.length > 0) await manager.query(STORE, [JSON.stringify(wanted)]);
  return changes;
}

function changesOf(before: Plan | undefined, after: Plan): string[] {
  if (!before) return [`Plan ${after.code}: added`];
  return FACTS.flatMap(([name, read]) => {
    const [was, is] = [read(before), read(after)];
    return was === is ? [] : [`Plan ${after.code}: ${name} ${was} -> ${is}`];
  });
}
