import DataLoader from "dataloader";
import type { DataSource } from "typeorm";

/** What an entry of the audit trail is about, in a word: of `type id` an e-mail, a job's title, a name. */
export function createAuditSubjectLoader(dataSource: DataSource): DataLoader<string, string | null> {
  return new DataLoader(async (subjects) => {
    const ids = subjects.map((subject) => subject.split(" ")[1]);
    const found = await dataSource.query<{ subject: string; name: string }[]>(
      `select 'account ' || id as subject, coalesce(email, phone_number) as name from accounts where id = any($1)
       union all select 'company ' || id, name from companies where id = any($1)
       union all select 'job ' || id, title from jobs where id = any($1)
       union all select 'search-word ' || id, name from search_words where id = any($1)`,
      [ids],
    );
    const bySubject = new Map(found.map(({ subject, name }) => [subject, name]));
    return subjects.map((subject) => bySubject.get(subject) ?? null);
  });
}
