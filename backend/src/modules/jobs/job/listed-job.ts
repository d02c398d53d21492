import type { DataSource, ObjectLiteral, SelectQueryBuilder } from "typeorm";
import { Company } from "../../companies/company.entity";
import { Job } from "./job.entity";
import { LONG_FIELDS, type LongField } from "./job.fields";

/** What lists leave out of a job: `loaders.jobTexts` reads it when somebody asks. */
export type JobTexts = Pick<Job, LongField>;

/** All of a job except its texts: the part that the resolvers of the GraphQL type `Job` may count on. */
export type JobFacts = Omit<Job, keyof JobTexts | "location" | "locations" | "isOpen">;

/** A job as a list reads it: without its texts, with its company. The GraphQL type `Job` resolves from it too. */
export type ListedJob = JobFacts & { readonly company: Company };

/** Names of columns that a list reads of its jobs and of their companies. A name of no column stands for all. */
export interface ListedColumns {
  readonly job: ReadonlySet<string>;
  readonly company: ReadonlySet<string>;
}

/** A row of a statement that selects `ListedJobReader.columns`, whatever else it selects. */
export type ListedJobRow = Record<string, unknown>;

/** Tells the two forms of a job apart. */
export const isFromList = (job: JobFacts): job is ListedJob => "company" in job;

/** One selected column: the table's alias, its name there, and its name in the row. */
interface Selected {
  expression: string;
  alias: string;
  property: string;
}

/** Reads the jobs of lists, each with its company in the same statement. */
export class ListedJobReader {
  /** For a statement of ours over `jobs job` and `companies company`: the columns that `read` takes. */
  readonly columns: string;
  private readonly job: Part<JobFacts>;
  private readonly company: Part<Company>;

  /** @param columns without them it reads all but the texts */
  constructor(dataSource: DataSource, columns?: ListedColumns) {
    this.job = new Part<JobFacts>(dataSource, Job, "job", columns?.job);
    this.company = new Part<Company>(dataSource, Company, "company", columns?.company);
    this.columns = this.selected.map(({ expression, alias }) => `${expression} as "${alias}"`).join(", ");
  }

  private get selected(): Selected[] {
    return [...this.job.selected, ...this.company.selected];
  }

  /** The job of a row. */
  read(row: ListedJobRow): ListedJob {
    return Object.assign(this.job.read(row), { company: this.company.read(row) });
  }

  /** The jobs that a query finds, in its order. Their table goes by the alias `job`. */
  async find<Entity extends ObjectLiteral>(query: SelectQueryBuilder<Entity>): Promise<ListedJob[]> {
    const joined = query.clone().innerJoin(Company, "company", "company.id = job.company_id").select([]);
    for (const { expression, alias } of this.selected) joined.addSelect(expression, alias);
    return (await joined.getRawMany<ListedJobRow>()).map((row) => this.read(row));
  }
}

const TEXTS: readonly string[] = LONG_FIELDS;

/** What a list reads of one table. */
class Part<Read extends object> {
  readonly selected: readonly Selected[];
  /** What was read is an entity, so that its getters work; a column that was not read throws. */
  private readonly prototype: object;

  constructor(
    dataSource: DataSource,
    entity: typeof Job | typeof Company,
    table: string,
    names?: ReadonlySet<string>,
  ) {
    const { columns } = dataSource.getMetadata(entity);
    const listed = columns.filter(({ isSelect, propertyName }) => isSelect && !TEXTS.includes(propertyName));
    const isWhole = !names || [...names].some((name) => !listed.some((one) => one.propertyName === name));
    const read = isWhole ? listed : listed.filter(({ propertyName }) => names.has(propertyName));
    this.selected = read.map(({ databaseName, propertyName: property }) => ({
      expression: `${table}.${databaseName}`,
      alias: `${table} ${property}`,
      property,
    }));
    const missing = columns.filter((column) => !read.includes(column));
    this.prototype = Object.create(
      entity.prototype,
      Object.fromEntries(
        missing.map(({ propertyName }) => [propertyName, notRead(`${table}.${propertyName}`)]),
      ),
    ) as object;
  }

  /** Most of what a list costs is done with each of its columns. */
  read(row: ListedJobRow): Read {
    const part = Object.create(this.prototype) as ListedJobRow;
    for (const { alias, property } of this.selected) part[property] = row[alias];
    return part as Read;
  }
}

const notRead = (column: string): PropertyDescriptor => ({
  get: () => {
    throw new Error(`The list did not read ${column}: listed-columns.ts says what it is read for.`);
  },
});
