import { createHmac, randomBytes } from "node:crypto";
import type { Logger } from "pino";
import type { DataSource } from "typeorm";
import { numberedPage } from "../../lists/page";
import { rowsOfPage } from "../../lists/list-page";
import type { Clock } from "../../time/clock";
import { indianDay } from "../../time/indian-calendar";
import { labelOf } from "../places/gazetteer";
import { PlaceQuestionKind } from "../places/places-reading";
import { readPlaces } from "../places/read-places";
import { WorkMode } from "../places/work-mode";
import { FORGET, LIST, NOTE_CLICKS, NOTE_SEARCHES } from "./search-query.sql";
import type { OpenedFromInput, SearchQueriesArgs, SearchQuery, SearchQueryPage } from "./search-query.inputs";
import { keptText } from "./search-query-text";

/** A crash loses what came in since, in milliseconds. */
const FLUSH_MS = 10_000;
/** What comes in beyond that between two flushes is not counted. */
const MOST_WAITING = 5_000;
const MOST_MARKS = 50_000;
/** SEEK-06: kept for so many days. */
const KEPT_DAYS = 90;
/** SEEK-07: a rarer text may name a person. */
const LEAST_SEARCHES = 3;

interface Sought {
  text: string;
  place: string;
  day: string;
}
type CountedSearch = Sought & { searches: number; foundNothing: number; found: number };
type CountedClick = Sought & { jobId: string; clicks: number; positions: number };

/** What somebody searched for, and which part of the list they asked for. */
export interface SearchMade {
  filter?: { q?: string | null; location?: string | null } | null;
  page: number;
  after?: string | null;
}

/**
 * SEEK-06: counts what people search for and what they open of it, by text, place and day. Counts are gathered here and
 * written now and then, so that no search waits. Nothing that is kept or written leads to a person.
 */
export class SearchQueryService {
  private searches = new Map<string, CountedSearch>();
  private clicks = new Map<string, CountedClick>();
  /** Those of the time before: their searches may have been made on another node, which has written them by now. */
  private formerClicks = new Map<string, CountedClick>();
  private marks = { day: "", salt: randomBytes(32), seen: new Set<string>() };
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log?: Logger,
  ) {
    this.timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  /**
   * Counts a search, by its first page.
   * @param found how many jobs it found
   * @param viewer tells one from another: an account's id, or a visitor's address; never kept
   */
  noteSearch({ filter, page, after }: SearchMade, found: number, viewer: string): void {
    const sought = page > 1 || after ? null : this.soughtOf(filter?.q, filter?.location);
    if (!sought) return;
    const key = JSON.stringify(sought);
    if (!this.isFirst(viewer, key) || isFull(this.searches, key)) return;
    const known = this.searches.get(key) ?? { searches: 0, foundNothing: 0 };
    this.searches.set(key, {
      ...sought,
      searches: known.searches + 1,
      foundNothing: known.foundNothing + Number(found === 0),
      found,
    });
  }

  /** A job that somebody opened from a list. */
  noteClick(jobId: string, { text, location, position }: OpenedFromInput, viewer: string): void {
    const sought = this.soughtOf(text, location);
    if (!sought) return;
    const key = JSON.stringify({ ...sought, jobId });
    if (!this.isFirst(viewer, key) || isFull(this.clicks, key)) return;
    const known = this.clicks.get(key) ?? { clicks: 0, positions: 0 };
    this.clicks.set(key, {
      ...sought,
      jobId,
      clicks: known.clicks + 1,
      positions: known.positions + position,
    });
  }

  /** Writes down what has been counted. Never throws: what fails is lost. */
  async flush(): Promise<void> {
    const searches = [...this.searches.values()];
    const clicks = [...this.formerClicks.values()];
    this.searches = new Map();
    this.formerClicks = this.clicks;
    this.clicks = new Map();
    try {
      if (searches.length > 0) await this.dataSource.query(NOTE_SEARCHES, [JSON.stringify(searches)]);
      if (clicks.length > 0) await this.dataSource.query(NOTE_CLICKS, [JSON.stringify(clicks)]);
    } catch (error) {
      this.log?.warn({ err: error }, "what people searched for could not be written down");
    }
  }

  /** Writes down what is left. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
    await this.flush();
  }

  /** SEEK-07 */
  async list({ kind, days, ...args }: SearchQueriesArgs): Promise<SearchQueryPage> {
    const { skip, take } = rowsOfPage(args);
    const today = indianDay(this.clock.now());
    const [answer] = await this.dataSource.query<{ items: SearchQuery[]; total: number }[]>(LIST, [
      today,
      days,
      kind,
      LEAST_SEARCHES,
      take,
      skip,
    ]);
    return numberedPage(args, answer?.items ?? [], answer?.total ?? 0);
  }

  /** For the queue, each night. */
  async forgetOld(): Promise<void> {
    await this.dataSource.query(FORGET, [indianDay(this.clock.now()), KEPT_DAYS]);
  }

  private soughtOf(text: string | null | undefined, location: string | null | undefined): Sought | null {
    const kept = keptText(text ?? "");
    return kept === null
      ? null
      : { text: kept, place: placeOf(location ?? ""), day: indianDay(this.clock.now()) };
  }

  /** Whether somebody does this for the first time today, on this node, as far as it remembers. */
  private isFirst(viewer: string, key: string): boolean {
    const day = indianDay(this.clock.now());
    if (this.marks.day !== day || this.marks.seen.size >= MOST_MARKS)
      this.marks = { day, salt: randomBytes(32), seen: new Set() };
    const { salt, seen } = this.marks;
    const mark = createHmac("sha256", salt).update(`${viewer} ${key}`).digest("base64").slice(0, 16);
    if (seen.has(mark)) return false;
    seen.add(mark);
    return true;
  }
}

const isFull = (counted: ReadonlyMap<string, unknown>, key: string): boolean =>
  counted.size >= MOST_WAITING && !counted.has(key);

/** A place of the gazetteer by its name, or "Remote"; empty of any other text, which may name a person. */
function placeOf(location: string): string {
  if (location.trim() === "") return "";
  const { places, workMode, questions } = readPlaces(location);
  const [first] = places;
  if (questions.some(({ kind }) => kind === PlaceQuestionKind.UNKNOWN)) return "";
  return first ? labelOf(first) : workMode === WorkMode.REMOTE ? "Remote" : "";
}
