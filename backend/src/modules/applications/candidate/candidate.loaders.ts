import DataLoader from "dataloader";
import { type DataSource, In } from "typeorm";
import { actorNameInSql } from "../../../database/acting-key";
import type { Account } from "../../accounts/account.entity";
import { jobScopeOf } from "../../jobs/hiring/job-scope";
import { countByJob, OTHER_APPLICATIONS } from "./candidate-list.sql";
import { CandidateNote } from "./candidate-note.entity";
import type { CandidateEvent, OtherApplication } from "./candidate";
import { USUAL_REJECTION_MESSAGE, usualMessages } from "./rejection-message.service";
import type { MatchService } from "../match/match.service";
import type { SeekerFacts } from "../match/seeker-facts";

/** All steps of an application with the members who made them, oldest first, by its id. */
export function createCandidateHistoryLoader(dataSource: DataSource): DataLoader<string, CandidateEvent[]> {
  return new DataLoader(async (ids) => {
    const events = await dataSource.query<CandidateEvent[]>(
      `select event.application_id as "applicationId", event.status, event.stage_name as "stageName", event.party,
         event.at, event.reason, event.is_undo as "isUndo", case when event.party = 'company'
           then ${actorNameInSql("event", "account")} end as "actorName"
       from (
         select step.id, step.application_id, step.status, moved.stage_name, step.party, step.at, step.reason,
           step.is_undo, step.actor_id, step.api_key_id
         from application_events step left join application_stage_moves moved
           on moved.application_id = step.application_id and moved.move_id = step.move_id
           and moved.is_undo = step.is_undo
         where step.application_id = any ($1)
         union all
         select id, application_id, status, stage_name, 'company', at, null, is_undo, actor_id, api_key_id
         from application_stage_moves where application_id = any ($1) and from_status = status
       ) event left join accounts account on account.id = event.actor_id
       order by event.at, event.id`,
      [ids],
    );
    return ids.map((id) => events.filter(({ applicationId }) => applicationId === id));
  });
}

/** A candidate's notes, newest first, by the application's id. */
export function createCandidateNotesLoader(dataSource: DataSource): DataLoader<string, CandidateNote[]> {
  return new DataLoader(async (ids) => {
    const notes = await dataSource
      .getRepository(CandidateNote)
      .find({ where: { applicationId: In([...ids]) }, order: { id: "DESC" } });
    return ids.map((id) => notes.filter(({ applicationId }) => applicationId === id));
  });
}

/** Nobody looks at more of them beside a candidate. */
export const MOST_OTHERS = 20;

/** A candidate's other applications to the company that the viewer may see, newest first, by the application's id. */
export function createOtherApplicationsLoader(
  dataSource: DataSource,
  viewerId: string | undefined,
): DataLoader<string, OtherApplication[]> {
  return new DataLoader(async (ids) => {
    if (viewerId === undefined) return ids.map(() => []);
    const { companies, jobs } = await jobScopeOf(dataSource.manager, { id: viewerId });
    const others = await dataSource.query<OtherApplication[]>(OTHER_APPLICATIONS, [
      ...[ids, MOST_OTHERS, companies, jobs],
    ]);
    return ids.map((id) => others.filter(({ candidateId }) => candidateId === id));
  });
}

/** What a company usually writes to those whom it does not select, by its id. */
export function createRejectionMessageLoader(dataSource: DataSource): DataLoader<string, string> {
  return new DataLoader(async (ids) => {
    const messages = await usualMessages(dataSource.manager, ids);
    return ids.map((id) => messages.get(id) ?? USUAL_REJECTION_MESSAGE);
  });
}

/** What an account is called, by its id; null: it is gone, or gave no name. */
export function createAccountNameLoader(dataSource: DataSource): DataLoader<string, string | null> {
  return new DataLoader(async (ids) => {
    const accounts = await dataSource.query<{ id: string; name: string | null }[]>(
      "select id, display_name as name from accounts where id = any ($1)",
      [ids],
    );
    const byId = new Map(accounts.map(({ id, name }) => [id, name]));
    return ids.map((id) => byId.get(id) ?? null);
  });
}

/** What is known of an account that looks for work: once a request, however many jobs it is matched with. */
export const createSeekerFactsLoader = (matches: MatchService): DataLoader<Account, SeekerFacts> =>
  new DataLoader((accounts) => Promise.all(accounts.map((account) => matches.factsOf(account))));

/** How many applications a job has, how many of them nobody has opened, and how many are hired. */
export interface ApplicationCount {
  all: number;
  unopened: number;
  hired: number;
}

/** A job's applications as its company counts them, by the job's id. */
export function createApplicationCountLoader(
  dataSource: DataSource,
  viewerId: string | undefined,
): DataLoader<string, ApplicationCount> {
  return new DataLoader(async (jobIds) => {
    const counts = await dataSource.query<(ApplicationCount & { jobId: string })[]>(countByJob("job_id"), [
      jobIds,
      viewerId ?? null,
    ]);
    const byJob = new Map(counts.map(({ jobId, ...count }) => [jobId, count]));
    return jobIds.map((id) => byJob.get(id) ?? { all: 0, unopened: 0, hired: 0 });
  });
}
