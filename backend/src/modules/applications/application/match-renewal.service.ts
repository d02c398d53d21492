import type { DataSource } from "typeorm";
import { MATCH_VERSION, matchOf, type MatchOfJob } from "../match/match";
import { factsOf } from "../match/seeker-facts";
import type { Application } from "./application.entity";

/** So many applications at a time that no statement runs long. */
const AT_ONCE = 500;

type Outdated = Pick<Application, "id" | "job" | "profile" | "career" | "appliedAt">;

/** Brings the matches that applications keep up to today's rule. */
export class MatchRenewalService {
  constructor(private readonly dataSource: DataSource) {}

  /** Matches anew, from what was kept at applying, the applications whose match is of another rule. */
  async renewOutdated(): Promise<void> {
    for (let found = AT_ONCE; found === AT_ONCE;) {
      const outdated = await this.dataSource.query<Outdated[]>(
        `select id, job, profile, career, applied_at as "appliedAt" from applications
         where (match_version < $1 or match_version > $1 or match_version is null)
           and applicant_id is not null order by id limit $2`,
        [MATCH_VERSION, AT_ONCE],
      );
      found = outdated.length;
      await this.store(outdated);
    }
  }

  private async store(applications: readonly Outdated[]): Promise<void> {
    const matches = applications.map(({ job, profile, career, appliedAt }) =>
      matchOf(job, factsOf([profile], appliedAt, career)),
    );
    await this.dataSource.query(
      `update applications set match_score = new.score, match_version = $3, match = new.match
       from unnest($1::uuid[], $2::int[], $4::jsonb[]) new (id, score, match) where applications.id = new.id`,
      [
        applications.map(({ id }) => id),
        matches.map(({ score }) => score),
        MATCH_VERSION,
        matches.map((match) => JSON.stringify(match)),
      ],
    );
  }
}

/** A match as an application keeps it. */
export const matchColumns = (
  match: MatchOfJob,
): Pick<Application, "match" | "matchScore" | "matchVersion"> => ({
  match,
  matchScore: match.score,
  matchVersion: match.version,
});
