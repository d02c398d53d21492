import DataLoader from "dataloader";
import { type DataSource, In } from "typeorm";
import { Scorecard, ScorecardCriteria, StoredScorecard } from "./scorecard.entity";
import type { ScorecardSummary } from "./scorecard.inputs";
import { scorecardPolicy } from "./scorecard.policy";

/** What a job's candidates are marked by, in its order, by the job's id. */
export function createScorecardCriteriaLoader(dataSource: DataSource): DataLoader<string, string[]> {
  return new DataLoader(async (jobIds) => {
    const found = await dataSource.getRepository(ScorecardCriteria).findBy({ jobId: In([...jobIds]) });
    return jobIds.map((id) => found.find(({ jobId }) => jobId === id)?.criteria ?? []);
  });
}

/** A candidate's scorecards, the viewer's own first, by the application's id. */
export function createScorecardsLoader(
  dataSource: DataSource,
  viewerId: string | undefined,
): DataLoader<string, Scorecard[]> {
  return new DataLoader(async (ids) => {
    const found = await dataSource
      .getRepository(StoredScorecard)
      .find({ where: { applicationId: In([...ids]) }, order: { id: "ASC" } });
    return ids.map((id) => {
      const stored = found.filter(({ applicationId }) => applicationId === id);
      const isOpen = scorecardPolicy.readOthers(stored.some(({ authorId }) => authorId === viewerId));
      const scorecards = stored.map((scorecard) => new Scorecard(scorecard, viewerId, isOpen));
      return scorecards.sort((one, other) => Number(other.isOwn) - Number(one.isOwn));
    });
  });
}

/** They and their average, by the application's id: one query for a page of candidates. */
export function createScorecardSummaryLoader(
  dataSource: DataSource,
  viewerId: string | undefined,
): DataLoader<string, ScorecardSummary> {
  return new DataLoader(async (ids) => {
    const rows = await dataSource.query<
      { applicationId: string; count: number; average: number; hasOwn: boolean }[]
    >(
      `select application_id as "applicationId", count(*)::int as count, avg(average) as average,
         coalesce(bool_or(author_id = $2), false) as "hasOwn"
       from application_scorecards where application_id = any ($1) group by application_id`,
      [ids, viewerId ?? null],
    );
    const byId = new Map(rows.map((row) => [row.applicationId, row]));
    return ids.map((id) => {
      const row = byId.get(id);
      if (!row) return { count: 0, average: null };
      return { count: row.count, average: scorecardPolicy.readAverage(row) ? row.average : null };
    });
  });
}
