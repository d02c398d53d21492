import { type DataSource, In } from "typeorm";
import { SearchWord, SearchWordKind } from "../../search-words/search-word.entity";
import type { KnownWords, ResumeReading } from "../reading/resume-reading";
import { knownWords } from "./known-words";
import type { ResumeFileReader } from "./resume-file-reader";

/** Reads what people bring; nothing of it is kept. */
export class ResumeFileService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reader: ResumeFileReader,
  ) {}

  /** @throws as `ResumeFileReader.read` */
  async read(bytes: Uint8Array): Promise<ResumeReading> {
    return await this.reader.read(bytes, await this.words());
  }

  private async words(): Promise<KnownWords> {
    const kind = In([SearchWordKind.TRADE, SearchWordKind.SKILL]);
    return knownWords(await this.dataSource.getRepository(SearchWord).findBy({ kind }));
  }
}
