import type { MigrationInterface, QueryRunner } from "typeorm";

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

/** Words at a name's end that say what form a company has, not which one it is. */
const FORMS = new Set(
  "pvt private ltd limited llp opc plc inc incorporated corp corporation co company".split(" "),
);

/** As `nameKeyOf` of company.rules.ts was when this shipped. */
function nameKeyOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    // Of Latin letters alone: marks of Indian scripts are vowels.
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/^\s*m\/s\b/, "")
    .replace(/['’.]/g, "")
    .replaceAll("&", " and ");
  const words = plain.match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? [];
  if (words.length > 1 && words[0] === "the") words.shift();
  const isForm = (word: string, isBeforeForm: boolean) => FORMS.has(word) || (isBeforeForm && word === "p");
  const whole = words.length;
  while (words.length > 1 && isForm(words.at(-1) ?? "", words.length < whole)) words.pop();
  return words.join("");
}
