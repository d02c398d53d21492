import { LRUCache } from "lru-cache";
import { CodedError, UnavailableError } from "../../../errors/errors";
import { Turns } from "../../../threads/turns";
import type { ResumeFileReader } from "../file/resume-file-reader";
import type { ResumeOriginalService } from "./resume-original.service";

/** Bytes; a page has some 100,000. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** For what a refusal is counted, in bytes. */
const REFUSAL_BYTES = 1_000;
/** A busy machine may have been the cause. */
const REFUSED_MS = 10 * 60_000;
/** A resume's pages are asked for at once. */
const MOST_OF_A_VIEWER = 20;

/**
 * Draws pages of kept files, one at a time for each viewer, and keeps those that were seen last. So a file that takes
 * too long is drawn once, and its viewers hold nobody up (KEPT-06).
 */
export class OriginalPages {
  private readonly kept = new LRUCache<string, Buffer | CodedError>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (kept) => (Buffer.isBuffer(kept) ? kept.length : REFUSAL_BYTES),
  });
  private readonly turns = new Map<string, Turns>();

  constructor(
    private readonly originals: Pick<ResumeOriginalService, "contentOf">,
    private readonly reader: ResumeFileReader,
  ) {}

  /** A page as a WebP picture. @param page from 1. @throws as `ResumeFileReader.draw` */
  async draw(viewerId: string, originalId: string, page: number): Promise<Buffer> {
    const key = `${originalId}/${page}`;
    const known =
      this.kept.get(key) ?? (await this.inTurn(viewerId, () => this.drawn(key, originalId, page)));
    if (known instanceof CodedError) throw known;
    return known;
  }

  private async inTurn<Result>(viewerId: string, work: () => Promise<Result>): Promise<Result> {
    const turns = this.turns.get(viewerId) ?? new Turns(MOST_OF_A_VIEWER);
    this.turns.set(viewerId, turns);
    try {
      return await turns.take(work);
    } finally {
      if (turns.isEmpty) this.turns.delete(viewerId);
    }
  }

  private async drawn(key: string, originalId: string, page: number): Promise<Buffer | CodedError> {
    const known = this.kept.get(key);
    if (known) return known;
    try {
      const picture = await this.reader.draw(await this.originals.contentOf(originalId), page);
      this.kept.set(key, picture);
      return picture;
    } catch (error) {
      if (!(error instanceof CodedError) || error instanceof UnavailableError) throw error;
      this.kept.set(key, error, { ttl: REFUSED_MS });
      return error;
    }
  }
}
