import type { DataSource } from "typeorm";
import type { ResumeText } from "../src/modules/resumes/content/resume-content";
import { Resume } from "../src/modules/resumes/resume/resume.entity";

/** What an account is to have, and when it wrote it. */
export interface DemoResumeSet {
  accountId: string;
  writtenAt: Date;
  resumes: readonly ResumeText[];
}

const ROWS_A_STATEMENT = 100;

/** Past the service, which would take a transaction for each. Accounts that have resumes already get none. */
export async function insertDemoResumes(
  dataSource: DataSource,
  sets: readonly DemoResumeSet[],
): Promise<void> {
  const repository = dataSource.getRepository(Resume);
  const owners = await dataSource.query<{ id: string }[]>("select distinct account_id as id from resumes");
  const known = new Set(owners.map(({ id }) => id));
  const rows = sets
    .filter(({ accountId }) => !known.has(accountId))
    .flatMap(({ accountId, writtenAt, resumes }) =>
      resumes.map((text) =>
        repository.create({
          accountId,
          ...text,
          version: 2,
          isDraft: false,
          createdAt: writtenAt,
          updatedAt: writtenAt,
          deletedAt: null,
        }),
      ),
    );
  for (let done = 0; done < rows.length; done += ROWS_A_STATEMENT)
    await repository.insert(rows.slice(done, done + ROWS_A_STATEMENT));
}
