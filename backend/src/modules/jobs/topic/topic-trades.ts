import { type DataSource, In, IsNull } from "typeorm";
import { SearchWord, SearchWordKind } from "../../search-words/search-word.entity";
import { readQuery } from "../query/read-query";
import type { JobSuggestions } from "../search/search-index";

/** A trade that has pages. */
export interface TopicTrade {
  /** The code of its search word, which is its slug. */
  code: string;
  name: string;
  /** What one types to find its jobs and no other's. */
  text: string;
}

/** A trade has no longer names than these. */
const MOST_WORDS = 6;

/** Trades by their slugs, their names and the texts of searches. They are the board's own search words. */
export class TopicTrades {
  /** By code and version: a word changes seldom. */
  private readonly texts = new Map<string, string | null>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly suggest: Pick<JobSuggestions, "meant">,
  ) {}

  /** The trade of a slug, or of another of its names: "staff-nurse" is a nurse. */
  async ofSlug(slug: string): Promise<TopicTrade | null> {
    const own = await this.ofCode(slug);
    if (own) return own;
    const code = await this.codeOf(slug.replaceAll("-", " "));
    return code === null ? null : await this.ofCode(code);
  }

  /** The trade that a searched text means, if it says that and nothing else. */
  async ofText(text: string): Promise<TopicTrade | null> {
    const code = await this.codeOf(text);
    return code === null ? null : await this.ofCode(code);
  }

  /** The trades of some codes, by these; what is no trade any more is left out. */
  async ofCodes(codes: Iterable<string>): Promise<Map<string, TopicTrade>> {
    const words = await this.dataSource
      .getRepository(SearchWord)
      .findBy({ code: In([...codes]), kind: SearchWordKind.TRADE, removedAt: IsNull() });
    const found = new Map<string, TopicTrade>();
    for (const word of words) {
      const text = await this.textOf(word);
      if (text !== null) found.set(word.code, { code: word.code, name: word.name, text });
    }
    return found;
  }

  private async ofCode(code: string): Promise<TopicTrade | null> {
    return (await this.ofCodes([code])).get(code) ?? null;
  }

  /** The first way to write a trade that a search takes for it alone; null where no form is its own. */
  private async textOf({ code, version, name, forms }: SearchWord): Promise<string | null> {
    const key = `${code} ${version}`;
    const known = this.texts.get(key);
    if (known !== undefined) return known;
    let text: string | null = null;
    for (const form of [name, ...forms]) {
      if ((await this.codeOf(form)) !== code) continue;
      text = form;
      break;
    }
    this.texts.set(key, text);
    return text;
  }

  private async codeOf(text: string): Promise<string | null> {
    const { q, fields, first } = readQuery(text);
    const words = q.split(" ");
    if (q === "" || words.length > MOST_WORDS || first !== null || Object.keys(fields).length > 0)
      return null;
    const [meant, another] = await this.suggest.meant(words);
    if (meant?.kind !== SearchWordKind.TRADE || another) return null;
    return meant.from === 0 && meant.to === words.length ? meant.code : null;
  }
}
