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
  private readonly ofJob: Selected[];
  private readonly ofCompany: Selected[];

  constructor(dataSource: DataSource) {
    const columnsOf = (entity: typeof Job | typeof Company, table: string): Selected[] =>
      dataSource
        .getMetadata(entity)
        .columns.filter(({ isSelect }) => isSelect)
        .map(({ databaseName, propertyName: property }) => ({
          expression: `${table}.${databaseName}`,
          alias: `${table} ${property}`,
          property,
        }));
    const texts: readonly string[] = LONG_FIELDS;
    this.ofJob = columnsOf(Job, "job").filter(({ property }) => !texts.includes(property));
    this.ofCompany = columnsOf(Company, "company");
    this.columns = [...this.ofJob, ...this.ofCompany]
      .map(({ expression, alias }) => `${expression} as "${alias}"`)
      .join(", ");
  }

  /** The job of a row. */
  read(row: ListedJobRow): ListedJob {
    const company = partOf(row, this.ofCompany) as unknown as Company;
    return Object.assign(partOf(row, this.ofJob) as unknown as JobFacts, { company });
  }

  /** The jobs that a query finds, in its order. Their table goes by the alias `job`. */
  async find<Entity extends ObjectLiteral>(query: SelectQueryBuilder<Entity>): Promise<ListedJob[]> {
    const joined = query.clone().innerJoin(Company, "company", "company.id = job.company_id").select([]);
    for (const { expression, alias } of [...this.ofJob, ...this.ofCompany])
      joined.addSelect(expression, alias);
    return (await joined.getRawMany<ListedJobRow>()).map((row) => this.read(row));
  }
}

/** A list has some eighty columns, and most of what it costs is done with each of them. */
function partOf(row: ListedJobRow, selected: readonly Selected[]): ListedJobRow {
  const part: ListedJobRow = {};
  for (const { alias, property } of selected) part[property] = row[alias];
  return part;
}
