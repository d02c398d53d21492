import type { DataSource } from "typeorm";
import { LOCKS } from "../../database/locks";
import { Job } from "../../modules/jobs/job/job.entity";
import type { Dice } from "./dice";
import { randomDay, randomJob, type RandomJob, randomPlaces, tiedWith } from "./random-job";
import {
  COMPANIES,
  EDUCATIONS,
  ENGLISH_LEVELS,
  PAY,
  SHIFTS,
  SKILLS,
  TITLES,
  TYPES,
  WORK_MODES,
} from "./vocabulary";

const HOUR = 3_600_000;

/** What happened to a board, in words, for the report of a difference. */
export type Story = string[];

interface Change {
  sql: string;
  values: unknown[];
}

/** Each says what it does; $1 is the id of a job, of a company or of a poster, $2 the time. */
const TOGGLES = {
  "closed or reopened":
    "update jobs set closed_at = case when closed_at is null then $2::timestamptz end where id = $1",
  "held or released":
    "update jobs set held_at = case when held_at is null then $2::timestamptz end where id = $1",
  "removed or restored":
    "update jobs set removed_at = case when removed_at is null then $2::timestamptz end where id = $1",
  "highlighted or not":
    "update jobs set highlighted_at = case when highlighted_at is null then $2::timestamptz end, highlighted_until = case when highlighted_at is null then $2::timestamptz end where id = $1",
  "posted anew, or a draft again":
    "update jobs set posted_at = case when posted_at is null then $2::timestamptz end where id = $1",
};

const COMPANY_TOGGLES = {
  "blocked or unblocked":
    "update companies set blocked_at = case when blocked_at is null then $2::timestamptz end where id = $1",
  "verified or not":
    "update companies set verified_at = case when verified_at is null then $2::timestamptz end where id = $1",
};

const BLOCK_POSTER =
  "update accounts set blocked_at = case when blocked_at is null then $2::timestamptz end where id = $1";

/** A board of jobs that lives: jobs come, change and go, and time passes. */
export class RandomBoard {
  readonly story: Story = [];
  private readonly jobs: string[] = [];
  private companies: string[] = [];
  private posters: string[] = [];
  private moments: Date[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly dice: Dice,
    private readonly clock: { now(): Date; set(now: Date): void },
  ) {}

  /** Empties the database and fills it; blocks then hold few jobs or many. */
  async begin(): Promise<void> {
    const { dice } = this;
    // Only a long list is counted to its cap, and read down the order of its block.
    const isLong = dice.once(10);
    const capacity = isLong ? 31_744 : dice.oneOf([8, 12, 20, 60, 31_744]);
    const { dataSource } = this;
    await dataSource.query("truncate jobs, companies, accounts cascade");
    await dataSource.query(
      `create or replace function job_search_capacity() returns int language sql immutable as 'select ${capacity}'`,
    );
    this.companies = COMPANIES.map(() => dice.id());
    this.posters = [dice.id(), dice.id()];
    await dataSource.query(
      `insert into companies (id, slug, name) select id, id::text, name from unnest($1::uuid[], $2::text[]) made (id, name)`,
      [this.companies, COMPANIES],
    );
    await dataSource.query(
      `insert into accounts (id, firebase_uid, email) select id, id::text, 'a@b.example' from unnest($1::uuid[]) made (id)`,
      [this.posters],
    );
    this.story.push(`blocks of ${capacity}`);
    await this.post(isLong ? 1_200 : dice.oneOf([10, 30, 60, 100, 140]));
  }

  /** The board's moments: where an edge of "posted since" may lie. */
  get postedAt(): readonly Date[] {
    return this.moments;
  }

  /** One thing that happens to a board. */
  async live(): Promise<void> {
    const { dice } = this;
    const chance = dice.below(20);
    if (chance === 0) await this.passTime();
    else if (chance === 1) await this.whileFolding();
    else if (chance === 2) await this.post(dice.oneOf([5, 40, 101, 130]));
    else if (chance < 6) await this.post(1 + dice.below(3));
    else if (chance < 9) await this.changeTogether();
    else await this.change();
  }

  /** Moves the clock on: by hours, or to the very moment at which a job lapses. */
  private async passTime(): Promise<void> {
    const now = this.clock.now();
    const [next] = await this.dataSource.query<{ at: Date }[]>(
      "select open_until as at from jobs where open_until > $1 and is_listed order by open_until limit 1",
      [now],
    );
    const later = new Date(now.getTime() + this.dice.oneOf([1, 20, 70]) * HOUR);
    this.clock.set(this.dice.once(2) ? (next?.at ?? later) : later);
    this.story.push(`the clock goes to ${this.clock.now().toISOString()}`);
  }

  /** Changes that find the fold's lock taken, and so stay out of the blocks. */
  private async whileFolding(): Promise<void> {
    const folding = this.dataSource.createQueryRunner();
    await folding.startTransaction();
    await folding.query("select pg_advisory_xact_lock($1)", [LOCKS.searchFold]);
    this.story.push("somebody folds meanwhile:");
    for (let count = this.dice.below(4); count >= 0; count -= 1) await this.change();
    await folding.rollbackTransaction();
    await folding.release();
  }

  private async change(): Promise<void> {
    const { sql, values } = this.randomChange();
    await this.dataSource.query(sql, values);
  }

  /** Several changes in one transaction, of one job perhaps. */
  private async changeTogether(): Promise<void> {
    const changes = Array.from({ length: 2 + this.dice.below(4) }, () => this.randomChange());
    this.story.push("the last changes in one transaction");
    await this.dataSource.transaction(async (manager) => {
      for (const { sql, values } of changes) await manager.query(sql, values);
    });
  }

  /** @param count in one statement, as an import has them */
  private async post(count: number): Promise<void> {
    const { dice } = this;
    const posted: RandomJob[] = [];
    for (let left = count; left > 0; left -= 1) {
      const job = randomJob(dice, this.clock.now(), { companies: this.companies, posters: this.posters });
      const before = posted.at(-1);
      posted.push(before && dice.once(2) ? tiedWith(before, job) : job);
    }
    await this.dataSource.getRepository(Job).insert(posted);
    this.jobs.push(...posted.map(({ id }) => id));
    this.moments.push(...posted.map(({ postedAt }) => postedAt ?? this.clock.now()));
    this.story.push(`${count} posted`);
  }

  private randomChange(): Change {
    return this.dice.oneOf([
      () => this.toggle("job", TOGGLES, this.jobs),
      () => this.toggle("job", TOGGLES, this.jobs),
      () => this.toggle("company", COMPANY_TOGGLES, this.companies),
      () => this.toggle("poster", { "blocked or unblocked": BLOCK_POSTER }, this.posters),
      () => this.edit(),
      () => this.edit(),
      () => this.editCompany(),
      () => this.tell("job deleted", "delete from jobs where id = $1", [this.dice.oneOf(this.jobs)]),
    ])();
  }

  private tell(event: string, sql: string, values: unknown[]): Change {
    this.story.push(`${event}: ${JSON.stringify(values)}`);
    return { sql, values };
  }

  private toggle(of: string, toggles: Record<string, string>, ids: readonly string[]): Change {
    const [event, sql] = this.dice.oneOf(Object.entries(toggles));
    return this.tell(`${of} ${event}`, sql, [this.dice.oneOf(ids), this.clock.now()]);
  }

  private edit(): Change {
    const { dice } = this;
    const edits: [string, unknown][] = [
      ["title = $2", dice.oneOf(TITLES)],
      ["skills = $2", dice.someOf(SKILLS, 3)],
      ["place_ids = $2", randomPlaces(dice)],
      ["work_mode = case when place_ids = '{}' then 'remote' else $2 end", dice.oneOf(WORK_MODES)],
      ["education = $2", dice.oneOf([null, ...EDUCATIONS])],
      ["shift = $2", dice.oneOf([null, ...SHIFTS])],
      ["english_level = $2", dice.oneOf([null, ...ENGLISH_LEVELS])],
      ["walk_in_until = $2", dice.oneOf([null, randomDay(dice, this.clock.now())])],
      ["type = $2", dice.oneOf(TYPES)],
      ["pay_yearly_max = $2, pay_yearly_min = least(pay_yearly_min, $2)", dice.oneOf(PAY)],
      ["pay_yearly_max = $2, pay_yearly_min = $2", null],
      ["experience_max_years = $2", dice.oneOf([0, 3, 30])],
      ["experience_min_years = $2", dice.oneOf([null, 0, 2, 31])],
      ["posted_by_id = $2", dice.oneOf([null, ...this.posters])],
      ["posted_at = $2", dice.oneOf(this.moments)],
      ["open_until = $2", new Date(this.clock.now().getTime() + (dice.below(60) - 10) * HOUR)],
      ["company_id = $2", dice.oneOf(this.companies)],
    ];
    const [assignment, value] = dice.oneOf(edits);
    const sql = `update jobs set ${assignment} where id = $1`;
    return this.tell(`job edited, ${assignment}`, sql, [dice.oneOf(this.jobs), value]);
  }

  private editCompany(): Change {
    const edits: [string, unknown][] = [
      ["name = $2", this.dice.oneOf([...COMPANIES, "Developer House"])],
      ["reply_rate = $2", this.dice.oneOf([null, 20, 49, 50, 90])],
    ];
    const [assignment, value] = this.dice.oneOf(edits);
    const sql = `update companies set ${assignment} where id = $1`;
    return this.tell(`company edited, ${assignment}`, sql, [this.dice.oneOf(this.companies), value]);
  }
}
