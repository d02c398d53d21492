import DataLoader from "dataloader";
import type { DataSource } from "typeorm";
import type { KeptAnswer } from "./answers.inputs";

type LastAnswer = Omit<KeptAnswer, "questionId">;

/** What the viewer answered last to a question of the bank, by its code. */
export function createLastAnswerLoader(
  dataSource: DataSource,
  viewerId: string | undefined,
): DataLoader<string, LastAnswer | null> {
  return new DataLoader(async (codes) => {
    const rows = await dataSource.query<(LastAnswer & { code: string })[]>(
      `select distinct on (answer->>'bankCode') answer->>'bankCode' as code, answer->'values' as values,
         application.applied_at as at
       from applications application cross join lateral jsonb_array_elements(application.answers) answer
       where application.applicant_id = $1 and answer->>'bankCode' = any ($2) and answer->'values' <> '[]'
       order by answer->>'bankCode', application.applied_at desc`,
      [viewerId ?? null, codes],
    );
    const byCode = new Map(rows.map(({ code, ...answer }) => [code, answer]));
    return codes.map((code) => byCode.get(code) ?? null);
  });
}
