import type { DataSource, EntityManager } from "typeorm";
import type { Viewer } from "../../auth/context";
import type { AuditAction, AuditFact } from "@job-portal/protocol/audit";
import { recordAudit } from "../../database/audit";
import { NotFoundError } from "../../errors/errors";
import { containing } from "../../lists/containing";
import { rowsOfPage } from "../../lists/list-page";
import { numberedPage } from "../../lists/page";
import { SearchWord, type SearchWordTerms } from "./search-word.entity";
import type {
  AddSearchWordArgs,
  SearchWordPage,
  SearchWordsArgs,
  SearchWordVersionArgs,
  UpdateSearchWordArgs,
} from "./search-word.inputs";
import {
  assertFits,
  findWord,
  insertWord,
  removeWord,
  takeWords,
  termsFrom,
  updateWord,
} from "./search-word-change";
import { askForReading } from "./search-word-reading";

/** SEEK-01 to SEEK-03: the words of search, as admins see and change them. */
export class SearchWordService {
  constructor(private readonly dataSource: DataSource) {}

  async list({ filter, ...args }: SearchWordsArgs): Promise<SearchWordPage> {
    const words = this.dataSource
      .getRepository(SearchWord)
      .createQueryBuilder("word")
      .where("word.removedAt is null");
    const text = filter?.text?.trim();
    if (text)
      words.andWhere(
        "(word.name ilike :text or word.code ilike :text or array_to_string(word.forms, '|') ilike :text)",
        { text: containing(text) },
      );
    if (filter?.kind) words.andWhere({ kind: filter.kind });
    if (filter?.code != null) words.andWhere({ code: filter.code });
    const { skip, take } = rowsOfPage(args);
    const [rows, total] = await words
      .orderBy("lower(word.name)")
      .addOrderBy("word.code")
      .offset(skip)
      .limit(take)
      .getManyAndCount();
    return numberedPage(args, rows, total);
  }

  /** @throws BrokenInputError; ConflictError SEARCH_WORD_EXISTS, SEARCH_WORD_FORM_TAKEN, SEARCH_WORD_UNKNOWN */
  add(viewer: Viewer, { code, input }: AddSearchWordArgs): Promise<SearchWord> {
    const terms = termsFrom(code, input);
    return this.change(viewer, "search-word.create", async (manager) => {
      await assertFits(manager, terms, null);
      const after = await insertWord(manager, terms);
      return { before: null, after, word: after };
    });
  }

  /** @throws NotFoundError; what `add` throws; ConflictError SEARCH_WORD_CHANGED */
  update(viewer: Viewer, { code, version, input }: UpdateSearchWordArgs): Promise<SearchWord> {
    const terms = termsFrom(code, input);
    return this.change(viewer, "search-word.update", async (manager) => {
      const before = await this.find(manager, code);
      if (before.version === version && isSame(before, terms)) return { before, after: before, word: before };
      await assertFits(manager, terms, before);
      const after = await updateWord(manager, terms, version);
      return { before, after, word: after };
    });
  }

  /** Takes a word away; its code may be used anew. @throws NotFoundError, ConflictError as `removeWord` does */
  remove(viewer: Viewer, { code, version }: SearchWordVersionArgs): Promise<SearchWord> {
    return this.change(viewer, "search-word.remove", async (manager) => {
      const before = await this.find(manager, code);
      await removeWord(manager, code, version);
      return { before, after: null, word: before };
    });
  }

  private async find(manager: EntityManager, code: string): Promise<SearchWord> {
    const word = await findWord(manager, code);
    if (!word) throw new NotFoundError();
    return word;
  }

  /** A change, its entry in the audit trail and the reading of jobs that it asks for are there together, or none is. */
  private async change(
    viewer: Viewer,
    action: AuditAction,
    work: (
      manager: EntityManager,
    ) => Promise<{ before: SearchWord | null; after: SearchWord | null; word: SearchWord }>,
  ): Promise<SearchWord> {
    return await this.dataSource.transaction(async (manager) => {
      await takeWords(manager);
      const { before, after, word } = await work(manager);
      if (before === after) return word;
      const entry = { action, actorId: viewer.id, subjectType: "search-word", subjectId: word.id } as const;
      await recordAudit(manager, { ...entry, ...difference(before, after) });
      await askForReading(manager);
      return word;
    });
  }
}

const isSame = (one: SearchWordTerms, other: SearchWordTerms): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
const contentOf = ({ kind, name, forms, includes }: SearchWordTerms) => [kind, name, forms, includes];

type Side = Partial<Record<AuditFact, string>>;

/** What stood there and stands there now, as far as it differs: of lists what went and what came. */
function difference(
  before: SearchWordTerms | null,
  after: SearchWordTerms | null,
): { before: Side | null; after: Side | null } {
  const old: Side = {};
  const now: Side = {};
  for (const name of ["code", "kind", "name"] as const) {
    if (before?.[name] === after?.[name]) continue;
    if (before) old[name] = before[name];
    if (after) now[name] = after[name];
  }
  for (const name of ["forms", "includes"] as const) {
    const gone = before?.[name].filter((entry) => !after?.[name].includes(entry)) ?? [];
    const come = after?.[name].filter((entry) => !before?.[name].includes(entry)) ?? [];
    if (gone.length > 0) old[name] = gone.join(", ");
    if (come.length > 0) now[name] = come.join(", ");
  }
  return { before: before && old, after: after && now };
}
