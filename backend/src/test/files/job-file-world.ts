import { randomUUID } from "node:crypto";
import { IsNull } from "typeorm";
import type { Account } from "../../modules/accounts/account.entity";
import type { Company } from "../../modules/companies/company.entity";
import { type JobFile, JobFileRow } from "../../modules/jobs/file/job-file.entity";
import type { NewIdentity } from "../identities";
import type { TestPortal } from "../portal";
import { workbookOf } from "./workbook-file";

const HEADER = [
  "Job Title",
  "CTC",
  "City",
  "Exp",
  "Key Skills",
  "JD",
  "Desired profile",
  "Type",
  "Vehicle",
  "Ref",
  "Company",
];
type Row = Partial<Record<(typeof HEADER)[number], string>>;

const GOOD: Row = {
  "Job Title": "Car Driver",
  CTC: "18k pm",
  City: "Pune",
  Exp: "1-3 yrs",
  "Key Skills": "LMV | GPS",
  JD: "You drive.",
  "Desired profile": "A licence.",
  Type: "Full Time, Permanent",
};

/** A workbook of rows that are good but for what is said of them; their titles tell them apart. */
export const workbook = (...rows: readonly Row[]) =>
  workbookOf({
    name: "Openings",
    rows: [
      HEADER,
      ...rows.map((row, at) =>
        HEADER.map((name) => ({ ...GOOD, "Job Title": `Driver ${"abcdefgh"[at % 8]}`, ...row })[name] ?? ""),
      ),
    ],
  });

const FILE = `id state name sheet isStopped failure failedRow createdCount heldCount unanswered rowsWithoutType
  counts { rows read ready proposed refused unchanged leftOut answered worded held } fieldCounts { field count }
  columns { index header field isAsked toldAt examples { row found read } } answers { field value }
  companyNames { name rowCount isAsked companyId companyName }
  typeWords { word rowCount proposal answer } wordings { words grounds isHeld rowCount mendableCount text instead }`;

export interface SeenFile extends Pick<
  JobFile,
  "id" | "state" | "failure" | "createdCount" | "heldCount" | "isStopped"
> {
  unanswered: string[];
  rowsWithoutType: number;
  companyNames: { name: string; rowCount: number; isAsked: boolean; companyName: string | null }[];
  wordings: { words: string; rowCount: number; instead: string[] }[];
  typeWords: { word: string; rowCount: number; proposal: string | null; answer: string | null }[];
  counts: Record<string, number>;
  columns: {
    index: number;
    header: string;
    field: string | null;
    isAsked: boolean;
    toldAt: string | null;
    examples: { found: string; read: string | null }[];
  }[];
}

const TYPES: Readonly<Record<string, string>> = {
  ...{
    id: "ID!",
    row: "Int",
    field: "String!",
    value: "String",
    words: "String!",
    choice: "Int!",
    isRemembered: "Boolean!",
    isStopped: "Boolean!",
  },
  ...{
    doubts: "[JobFileDoubt!]!",
    isPartial: "Boolean!",
    isLeftOut: "Boolean!",
    sheet: "String!",
    input: "MapJobFileInput!",
  },
};

interface SeenRow {
  row: number;
  title: string;
  wording: { field: string; text: string; words: string; isMended: boolean }[];
  standing: string;
  canUndo: boolean;
  problems: { field: string; found: string; proposals: { value: string | null; words: string }[] }[];
}

interface World {
  portal: TestPortal;
  member: Account & NewIdentity;
  company: Company;
}

/** What a member does with files of jobs, over HTTP, and what the queue does. */
export class JobFileWorld {
  constructor(private readonly world: World) {}
  async upload(
    file: Buffer,
    { id = randomUUID(), token = this.world.member.token, companyId = this.world.company.id } = {},
  ) {
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(file)]), "ignored.xlsx");
    const answer = await fetch(
      `${this.world.portal.url}/api/companies/${companyId}/job-files/${id}?name=openings.xlsx`,
      {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: form,
      },
    );
    return { id, status: answer.status, ...((await answer.json()) as { code?: string }) };
  }

  async see(id: string, token = this.world.member.token): Promise<SeenFile | null> {
    const answer = await this.world.portal.ask<{ myJobFile: SeenFile | null }>(
      `query ($id: ID!) { myJobFile(id: $id) { ${FILE} } }`,
      {
        variables: { id },
        token,
      },
    );
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data.myJobFile;
  }

  /** @returns the file, or the code of the refusal */
  async act(call: string, variables: object, token = this.world.member.token): Promise<SeenFile | string> {
    const names = Object.keys(variables);
    const isOne = call === "mendJobFileRow" || call === "leaveOutJobFileRow";
    const declared = names
      .map((name) => `$${name}: ${name === "row" && isOne ? "Int!" : TYPES[name]}`)
      .join(", ");
    const passed = names.map((name) => `${name}: $${name}`).join(", ");
    const answer = await this.world.portal.ask<{ file: SeenFile }>(
      `mutation (${declared}) { file: ${call}(${passed}) { ${FILE} } }`,
      { variables, token },
    );
    return answer.data?.file ?? answer.code ?? "";
  }

  work(id: string): Promise<void> {
    return this.world.portal.services.jobFileWorker.work(id);
  }

  /** Sends a file and has it read with its columns as they are found. */
  async bringIn(...rows: readonly Row[]): Promise<string> {
    const { id } = await this.upload(workbook(...rows));
    await this.work(id);
    await this.act("readJobFile", { id, isRemembered: true });
    // A busy machine needs more than one turn.
    do await this.work(id);
    while (await this.hasUnread(id));
    return id;
  }

  private hasUnread(id: string): Promise<boolean> {
    return this.world.portal.dataSource.manager.existsBy(JobFileRow, { fileId: id, standing: IsNull() });
  }

  /** What taking all proposals would do, with rows of these doubts among them. */
  async proposalsOf(id: string, doubts: readonly string[] = []): Promise<object> {
    const answer = await this.world.portal.ask<{ myJobFile: { proposals: object } | null }>(
      `query ($id: ID!, $doubts: [JobFileDoubt!]!) { myJobFile(id: $id) {
         proposals(doubts: $doubts) { rowCount mendedCount clearedCount keptCount doubts { doubt rowCount } } } }`,
      { variables: { id, doubts }, token: this.world.member.token },
    );
    if (!answer.data?.myJobFile) throw new Error(JSON.stringify(answer.errors));
    return answer.data.myJobFile.proposals;
  }

  async rowsOf(id: string, field?: string): Promise<SeenRow[]> {
    const answer = await this.world.portal.ask<{ jobFileRows: { items: SeenRow[] } }>(
      `query ($id: ID!, $field: String) { jobFileRows(id: $id, field: $field) {
         items { row title standing canUndo problems { field found message proposals { value words } }
           wording { field text words isHeld instead isMended } } } }`,
      { variables: { id, field }, token: this.world.member.token },
    );
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data.jobFileRows.items;
  }

  jobsOf(companyId: string): Promise<{ title: string; reference: string | null }[]> {
    return this.world.portal.dataSource.query<{ title: string; reference: string | null }[]>(
      "select title, reference from jobs where company_id = $1 order by title",
      [companyId],
    );
  }
}
