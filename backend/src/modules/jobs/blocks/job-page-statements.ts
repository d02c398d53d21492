import type { DataSource } from "typeorm";
import { type ListedColumns, ListedJobReader } from "../job/listed-job";
import { jobPageSql } from "./posting-blocks.sql";

/** Each connection keeps each of them, planned. The web app has some ten lists; anybody can think of more. */
const MOST_STATEMENTS = 50;

/** Reads a page of jobs by a statement of its own name. */
export interface JobPageStatement {
  name: string;
  text: string;
  jobs: ListedJobReader;
}

/** The statements that read pages of jobs, one for each choice of columns. */
export class JobPageStatements {
  private readonly whole: JobPageStatement;
  private readonly byColumns = new Map<string, JobPageStatement>();
  private readonly known = new WeakMap<ListedColumns, JobPageStatement>();

  constructor(private readonly dataSource: DataSource) {
    this.whole = statementOf("job-page", new ListedJobReader(dataSource));
  }

  /** @param columns all without them, and once there are too many choices */
  for(columns?: ListedColumns): JobPageStatement {
    if (!columns) return this.whole;
    const statement = this.known.get(columns) ?? this.ofChoice(columns);
    this.known.set(columns, statement);
    return statement;
  }

  private ofChoice(columns: ListedColumns): JobPageStatement {
    const jobs = new ListedJobReader(this.dataSource, columns);
    const known = this.byColumns.get(jobs.columns);
    if (known) return known;
    const { size } = this.byColumns;
    if (size === MOST_STATEMENTS || jobs.columns === this.whole.jobs.columns) return this.whole;
    const statement = statementOf(`job-page-${size + 1}`, jobs);
    this.byColumns.set(jobs.columns, statement);
    return statement;
  }
}

const statementOf = (name: string, jobs: ListedJobReader): JobPageStatement => ({
  name,
  text: jobPageSql(jobs.columns),
  jobs,
});
