import {
  DATA_GROUNDS,
  DATA_PURPOSES,
  DATA_PURPOSE_TEXTS,
  type DataGround,
} from "@job-portal/protocol/data-purposes";
import { periodOf, type Erasure, type PersonalTable } from "./tables/erasure";
import { PERSONAL_TABLES } from "./tables/personal-tables";

const GROUNDS: Readonly<Record<DataGround, string>> = {
  asked: "given for it, s. 7(a)",
  consent: "consent, s. 6",
  law: "keeping data safe, s. 8(5)",
};

const inCode = (names: string): string =>
  names
    .split(" ")
    .map((name) => `\`${name}\``)
    .join(", ");

function told(erasure: Erasure): string {
  switch (erasure.way) {
    case "account":
      return "with the account";
    case "trigger":
      return `with its row of \`${erasure.parent}\`, by the trigger \`${erasure.trigger}\``;
    case "detached":
      return "its reference to the account becomes null";
    case "records":
      return `at deletion, by the section \`${erasure.section}\` of the export`;
    case "task":
      return `after ${periodOf(erasure.days)}, by \`${erasure.task}\``;
    case "unused":
      return `once nothing points to it, by \`${erasure.task}\``;
    case "writer":
      return `after ${periodOf(erasure.days)}, by \`${erasure.file}\``;
    case "kept":
      return erasure.because;
  }
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

function purposeRows(): string[][] {
  return DATA_PURPOSES.map((purpose) => {
    const { name, what, why, period } = DATA_PURPOSE_TEXTS[purpose];
    const tables = Object.entries<PersonalTable>(PERSONAL_TABLES)
      .filter(([, { personal }]) => personal[purpose] !== undefined)
      .map(([tableName]) => tableName);
    return [name, what, why, GROUNDS[DATA_GROUNDS[purpose]], period, inCode(tables.join(" "))];
  });
}

function tableRows(): string[][] {
  return Object.entries<PersonalTable>(PERSONAL_TABLES).map(([name, { personal, erased }]) => [
    inCode(name),
    Object.entries(personal)
      .map(
        ([purpose, columns]) =>
          `${DATA_PURPOSE_TEXTS[purpose as keyof typeof personal].name}: ${inCode(columns)}`,
      )
      .join("; "),
    erased.map(told).join("; "),
  ]);
}

/** Both tables of docs/privacy.md, each after a line that tells where it begins (PRIV-02). */
const privacyTables = (): Readonly<Record<"purposes" | "tables", string>> => ({
  purposes: table(["purpose", "what", "why", "ground", "period", "tables"], purposeRows()),
  tables: table(["table", "columns about persons", "erasure"], tableRows()),
});

/** The page with both tables made anew between their marks. */
export function withTables(page: string): string {
  return Object.entries(privacyTables()).reduce(
    (text, [name, made]) =>
      text.replace(
        new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- end -->)`),
        (_all, begin: string, end: string) => `${begin}\n${made}\n\n${end}`,
      ),
    page,
  );
}
