import { setTimeout as delay } from "node:timers/promises";
import type { DataSource } from "typeorm";
import { queryAtLength } from "../../../database/long-query";
import type { Clock } from "../../../time/clock";

/** How many open jobs a city, a trade or a trade in a city has. */
export interface TopicCount {
  cityId: number | null;
  /** The trade's code. */
  trade: string | null;
  jobs: number;
}

/** All jobs are read for them, so that is not done for every caller. */
const KEPT_MS = 10 * 60 * 1000;
/** Counts that old are not shown while new ones are made. */
const STALE_MS = 60 * 60 * 1000;
/** A page is late after two seconds. */
const PATIENCE_MS = 1000;
/** What the sitemap protocol allows in one file, less the pages that are no topics and career pages. */
const MOST_TOPICS = 39_900;

/**
 * A job counts in each of its cities, for each trade that a search would find it by. A trade needs one job whose title
 * names it: a page about nothing but jobs "as well" would be no answer. $1: now, $2: at most so many.
 */
const TOPIC_COUNTS = `
  with spread as materialized (
    select job.id, job.search_document as words, array(
      select distinct coalesce(place.city_id, place.id) from unnest(job.place_ids) own (id)
      join places place on place.id = own.id and place.kind in ('city', 'locality')
    ) as cities
    from jobs job where job.is_listed and job.open_until > $1
  ), meant as materialized (
    select spread.cities, word.code, 'A' = any (term.weights) as is_titled
    from spread cross join unnest(spread.words) term
    join search_words word on word.code = substring(term.lexeme from 2) and word.kind = 'TRADE'
    where starts_with(term.lexeme, '@') and term.weights && '{A,B,C}'
  )
  select "cityId", trade, jobs from (
    select city as "cityId", null as trade, count(*)::int as jobs from spread, unnest(cities) city group by city
    union all
    select null, code, count(*)::int from meant group by code having bool_or(is_titled)
    union all
    select city, code, count(*)::int from meant, unnest(cities) city group by city, code having bool_or(is_titled)
  ) counted
  order by jobs desc, "cityId" nulls first, trade nulls first limit $2`;

/** The topics that have open jobs, most jobs first, up to ten minutes old: for links and for the sitemap. */
export class TopicCounts {
  private known: { at: number; counts: readonly TopicCount[] } | undefined;
  private coming: Promise<readonly TopicCount[]> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async all(): Promise<readonly TopicCount[]> {
    const age = this.clock.now().getTime() - (this.known?.at ?? -Infinity);
    if (this.known && age < KEPT_MS) return this.known.counts;
    this.coming ??= this.count().finally(() => (this.coming = undefined));
    if (!this.known || age > STALE_MS) return await this.coming;
    // Whoever asks meanwhile needn't wait; a failure shows when nothing is left to show.
    this.coming.catch(() => undefined);
    return this.known.counts;
  }

  /** The same for a page, which would rather go without links than wait for the first count of a large board. */
  async atHand(): Promise<readonly TopicCount[]> {
    const giveUp = new AbortController();
    const late = delay(PATIENCE_MS, [], { signal: giveUp.signal }).catch(() => []);
    try {
      return await Promise.race([this.all(), late]);
    } finally {
      giveUp.abort();
    }
  }

  private async count(): Promise<readonly TopicCount[]> {
    const now = this.clock.now();
    const counts = await queryAtLength<TopicCount>(this.dataSource, TOPIC_COUNTS, [now, MOST_TOPICS]);
    // A board that has just begun has jobs in a moment.
    if (counts.length > 0) this.known = { at: now.getTime(), counts };
    return counts;
  }
}
