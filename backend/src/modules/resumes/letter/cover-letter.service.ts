import { MAX_LETTERS } from "@job-portal/protocol/letters";
import type { DataSource } from "typeorm";
import { type ClientRequest, makeOnce, memoryOfRow } from "../../../database/client-requests";
import { ForbiddenError, NotFoundError } from "../../../errors/errors";
import { tidyParagraphs } from "../../../text/text.rules";
import { isUuid } from "../../../text/uuid";
import type { Clock } from "../../../time/clock";
import type { Account } from "../../accounts/account.entity";
import { lockResumesOf } from "../resume/resume-quota";
import { CoverLetter } from "./cover-letter.entity";
import type { CoverLetterInput } from "./cover-letter.inputs";

export class CoverLetterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The viewer's own, last changed first. */
  async listOf({ id: accountId }: Account): Promise<CoverLetter[]> {
    const order = { updatedAt: "DESC", id: "DESC" } as const;
    return await this.dataSource.getRepository(CoverLetter).find({ where: { accountId }, order });
  }

  /** @throws ForbiddenError COVER_LETTER_LIMIT_REACHED */
  async create(
    { id: accountId }: Account,
    input: CoverLetterInput,
    request: ClientRequest | null = null,
  ): Promise<CoverLetter> {
    const now = this.clock.now();
    return await this.dataSource.transaction(async (manager) => {
      // Of any number at once no more get in than there may be.
      await lockResumesOf(manager, accountId);
      const make = async () => {
        if ((await manager.countBy(CoverLetter, { accountId })) >= MAX_LETTERS)
          throw new ForbiddenError(
            "COVER_LETTER_LIMIT_REACHED",
            `You can have at most ${MAX_LETTERS} cover letters.`,
          );
        const letter = manager.create(CoverLetter, {
          ...{ accountId, ...written(input), createdAt: now, updatedAt: now },
        });
        await manager.insert(CoverLetter, letter);
        return letter;
      };
      return await makeOnce(manager, accountId, request, { ...memoryOfRow(manager, CoverLetter), make });
    });
  }

  /** @throws NotFoundError */
  async update(viewer: Account, id: string, input: CoverLetterInput): Promise<CoverLetter> {
    const letter = await this.findOwn(viewer, id);
    const saved = { ...written(input), updatedAt: this.clock.now() };
    await this.dataSource.getRepository(CoverLetter).update({ id: letter.id }, saved);
    return Object.assign(letter, saved);
  }

  /** Gone at once: what was sent with applications stays with them. @throws NotFoundError */
  async delete(viewer: Account, id: string): Promise<CoverLetter> {
    const letter = await this.findOwn(viewer, id);
    await this.dataSource.getRepository(CoverLetter).delete({ id: letter.id });
    return letter;
  }

  /** Another's reads as one that is not there. @throws NotFoundError */
  private async findOwn({ id: accountId }: Account, id: string): Promise<CoverLetter> {
    const letters = this.dataSource.getRepository(CoverLetter);
    const letter = isUuid(id) ? await letters.findOneBy({ id, accountId }) : null;
    if (!letter) throw new NotFoundError();
    return letter;
  }
}

const written = ({ title, text }: CoverLetterInput) => ({
  title: title.trim(),
  text: tidyParagraphs(text),
});
