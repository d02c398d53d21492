import type { MigrationInterface, QueryRunner } from "typeorm";
import { nameKeyOf } from "../../modules/companies/company.rules";

const AT_ONCE = 1000;

/** Companies of nearly the same name are found by what their names have in common. */
export class CompanyNames1765500000000 implements MigrationInterface {
  name = "CompanyNames1765500000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table companies add column name_key text");
    await keyNames(queryRunner);
    await queryRunner.query("create index companies_name_key on companies (name_key)");
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("alter table companies drop column name_key");
  }
}

async function keyNames(queryRunner: QueryRunner): Promise<void> {
  const keyFrom = async (after: string): Promise<void> => {
    const companies = (await queryRunner.query(
      "select id, name from companies where id > $1 order by id limit $2",
      [after, AT_ONCE],
    )) as { id: string; name: string }[];
    const last = companies.at(-1);
    if (!last) return;
    await queryRunner.query(
      `update companies set name_key = keyed.key from unnest($1::uuid[], $2::text[]) keyed (id, key)
       where companies.id = keyed.id`,
      [companies.map(({ id }) => id), companies.map(({ name }) => nameKeyOf(name))],
    );
    await keyFrom(last.id);
  };
  await keyFrom("00000000-0000-0000-0000-000000000000");
}
