import type { DataSource } from "typeorm";
import { JobSort } from "../../modules/jobs/search/job-sort.enums";
import { PostingBlocks } from "../../modules/jobs/blocks/posting-blocks";
import type { FoundJobs, JobQuery, ListPart } from "../../modules/jobs/search/search-index";
import type { Counted } from "../../modules/search-words/spelling/spelling-dictionary";
import type { Clock } from "../../time/clock";
import type { Dice } from "./dice";
import { PlainSearchIndex } from "./plain-search-index";
import { randomChoices, randomQuery, randomSort, simpler, thinned } from "./random-query";
import { SOUGHT, TYPED } from "./vocabulary";

/** What both must say alike of a part of a list. */
const answerOf = ({ jobs, total, isTotalCapped, hasMore }: FoundJobs) => ({
  ids: jobs.map(({ id }) => id),
  total,
  isTotalCapped,
  hasMore,
});

/** Cursors of one place in a list, as each of the two wrote it. */
interface Kept {
  query: JobQuery;
  sort: JobSort;
  blocks: string;
  plain: string;
}

type Answers = Record<"blocks" | "plain", FoundJobs>;

/** Asks the posting blocks and the plain index the same questions. A difference is an error that explains itself. */
export class SearchOracle {
  /** How many searches were compared. */
  searches = 0;
  readonly blocks: PostingBlocks;
  private readonly plain: PlainSearchIndex;
  private kept: Kept[] = [];

  constructor(
    dataSource: DataSource,
    clock: Clock,
    private readonly dice: Dice,
  ) {
    this.blocks = new PostingBlocks(dataSource, clock);
    this.plain = new PlainSearchIndex(dataSource, clock);
  }

  /** A random search: one part of its list anywhere, or its first pages one after the other by cursor. */
  async search(moments: readonly Date[]): Promise<void> {
    const asked = randomQuery(this.dice, moments);
    const query = this.dice.once(2) ? asked : { ...thinned(this.dice, asked), near: asked.near };
    const sort = randomSort(this.dice, query);
    if (this.dice.once(2)) await this.readOn(query, sort);
    else {
      const take = this.dice.oneOf([1, 5, 20, 50]);
      await this.compare(query, { sort, skip: this.dice.oneOf([0, 0, take, 3 * take]), take, after: null });
    }
    if (this.dice.once(2)) await this.compareCounts(thinned(this.dice, query), moments);
  }

  /** Reads on where earlier searches ended, whatever happened to the board since. */
  async readOnLater(): Promise<void> {
    const later = this.kept;
    this.kept = [];
    for (const { query, sort, blocks, plain } of later)
      await this.compare(query, { sort, skip: 0, take: 20, after: blocks }, plain);
  }

  /** The counts of places, which are exact at any moment. */
  async comparePlaceCounts(): Promise<void> {
    const limit = this.dice.oneOf([1, 3, 20]);
    assertAlike(
      `popular places, ${limit}`,
      await this.blocks.places.popular(limit),
      await this.plain.places.popular(limit),
    );
  }

  /** The dictionary, which is exact when all changes are taken in. */
  async compareDictionary(): Promise<void> {
    await this.blocks.changes.takeIn();
    // A job that lapsed before its change was taken in goes with the next time.
    await this.blocks.changes.takeIn();
    const text = this.dice.oneOf(TYPED);
    const { blocks, plain } = this;
    const placeIds = this.dice.someOf(SOUGHT, 4);
    const ask = async ({ suggest, places }: Pick<PostingBlocks, "suggest" | "places">) => ({
      titles: await suggest.titles(text),
      places: [...(await places.counts(placeIds))].sort(([one], [other]) => one - other),
    });
    assertAlike(`dictionary, "${text}"`, await ask(blocks), await ask(plain));
    await this.compareWords(text);
  }

  private async compareWords(text: string): Promise<void> {
    const words = [text, ...this.dice.someOf(["nurse", "engineer", "react"], 2)];
    const ask = async ({ suggest }: Pick<PostingBlocks, "suggest">) => {
      const vocabulary = await suggest.vocabulary();
      const inOrder = (list: Counted[]) => list.map(({ text: word, jobs }) => `${word} ${jobs}`).sort();
      return {
        words: inOrder(vocabulary.words),
        phrases: inOrder(vocabulary.phrases),
        companies: vocabulary.companies.toSorted(),
        jobsWith: [...(await suggest.jobsWith(words))].sort(),
      };
    };
    assertAlike(`words, ${words.join(" ")}`, await ask(this.blocks), await ask(this.plain));
  }

  private async readOn(query: JobQuery, sort: JobSort): Promise<void> {
    const take = this.dice.oneOf([1, 7, 20]);
    let place: { blocks: string | null; plain: string | null } = { blocks: null, plain: null };
    for (let page = 0; page < 4; page += 1) {
      const part = { sort, skip: 0, take, after: place.blocks };
      const found = await this.compare(query, part, place.plain);
      const { blocks, plain } = { blocks: found.blocks.endCursor, plain: found.plain.endCursor };
      if (blocks === null || plain === null) return;
      place = { blocks, plain };
      if (this.dice.once(6)) this.kept.push({ query, sort, blocks, plain });
      if (!found.plain.hasMore) return;
    }
  }

  private async compareCounts(query: JobQuery, moments: readonly Date[]): Promise<void> {
    const choices = randomChoices(this.dice, query, moments);
    assertAlike(
      `counts of ${JSON.stringify(query)} with each of ${JSON.stringify(choices)}`,
      await this.blocks.countEach(query, choices),
      await this.plain.countEach(query, choices),
    );
    assertAlike(
      `count of ${JSON.stringify(query)}`,
      await this.blocks.count(query),
      await this.plain.count(query),
    );
    assertAlike(
      `figures of ${JSON.stringify(query)}`,
      await this.blocks.figures(query),
      await this.plain.figures(query),
    );
  }

  /** @param plainAfter the plain index's cursor of the part's place */
  private async compare(query: JobQuery, part: ListPart, plainAfter: string | null = null): Promise<Answers> {
    this.searches += 1;
    const answers = await this.answers(query, part, plainAfter);
    if (isAlike(answers)) return answers;
    // The whole list tells more than a page of it, if that differs too.
    const whole: ListPart = { sort: part.sort, skip: 0, take: 2_000, after: null };
    const isWholeAlike = isAlike(await this.answers(query, whole, null));
    const [least, after] = isWholeAlike ? [part, plainAfter] : [whole, null];
    throw new Error(await this.explained(await this.shrunk(query, least, after), least, after));
  }

  private async answers(query: JobQuery, part: ListPart, plainAfter: string | null): Promise<Answers> {
    return {
      blocks: await this.blocks.search(query, part),
      plain: await this.plain.search(query, { ...part, after: plainAfter }),
    };
  }

  /** The same query with as few filters as still make a difference. */
  private async shrunk(query: JobQuery, part: ListPart, plainAfter: string | null): Promise<JobQuery> {
    for (const smaller of simpler(query).filter(({ near }) => near !== null || part.sort !== JobSort.NEAREST))
      if (!isAlike(await this.answers(smaller, part, plainAfter)))
        return await this.shrunk(smaller, part, plainAfter);
    return query;
  }

  private async explained(query: JobQuery, part: ListPart, plainAfter: string | null): Promise<string> {
    const { blocks, plain } = await this.answers(query, part, plainAfter);
    const { ids: got, ...gotCounts } = answerOf(blocks);
    const { ids: expected, ...expectedCounts } = answerOf(plain);
    const reasons = await this.plain.explain(query, part.sort);
    const tell = (id = "nothing") => `  ${id}: ${reasons.get(id) ?? "there is no such job"}`;
    const at = expected.findIndex((id, place) => id !== got[place]);
    return [
      "The posting blocks and the plain index answer differently.",
      `query ${JSON.stringify(query)}`,
      `part ${JSON.stringify(part)}`,
      `expected ${expected.length} jobs, ${JSON.stringify(expectedCounts)}`,
      `got      ${got.length} jobs, ${JSON.stringify(gotCounts)}`,
      ...(at < 0
        ? []
        : [`expected as job ${at + 1} of the list, and got:`, tell(expected[at]), tell(got[at])]),
      "missing from the blocks' answer:",
      ...expected.filter((id) => !got.includes(id)).map((id) => tell(id)),
      "too much in the blocks' answer:",
      ...got.filter((id) => !expected.includes(id)).map((id) => tell(id)),
    ].join("\n");
  }
}

const isAlike = ({ blocks, plain }: Answers): boolean =>
  JSON.stringify(answerOf(blocks)) === JSON.stringify(answerOf(plain));

function assertAlike(question: string, got: unknown, expected: unknown): void {
  const [one, other] = [got, expected].map((answer) => JSON.stringify(answer));
  if (one !== other) throw new Error(`${question}:\nexpected ${other ?? ""}\ngot      ${one ?? ""}`);
}
