import type { DataSource } from "typeorm";
import type { Clock } from "../../../time/clock";
import { type ClientRequest, makeOnce, memoryOfRow } from "../../../database/client-requests";
import { isUuid } from "../../../text/uuid";
import { NotFoundError } from "../../../errors/errors";
import type { Account } from "../../accounts/account.entity";
import { CandidateNote } from "./candidate-note.entity";
import type { AddCandidateNoteInput } from "./candidate.inputs";
import { candidateNotePolicy } from "./candidate.policy";
import { findAnswerable } from "./candidate.service";

/** What the members of a company tell each other about a candidate. */
export class CandidateNoteService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError */
  async add(
    viewer: Account,
    { applicationId, text }: AddCandidateNoteInput,
    request: ClientRequest | null = null,
  ): Promise<CandidateNote> {
    return await this.dataSource.transaction(async (manager) => {
      await findAnswerable(manager, viewer, applicationId);
      const notes = manager.getRepository(CandidateNote);
      const values = { applicationId, authorId: viewer.id, text: text.trim(), createdAt: this.clock.now() };
      const make = () => notes.save(notes.create(values));
      return await makeOnce(manager, viewer.id, request, { ...memoryOfRow(manager, CandidateNote), make });
    });
  }

  /** Deletes a note of the viewer's own, or one whose author is gone. @returns it as it was. @throws NotFoundError */
  async delete(viewer: Account, id: string): Promise<CandidateNote> {
    const notes = this.dataSource.getRepository(CandidateNote);
    const note = isUuid(id) ? await notes.findOneBy({ id }) : null;
    if (!note || !candidateNotePolicy.delete(viewer, note)) throw new NotFoundError();
    await findAnswerable(this.dataSource.manager, viewer, note.applicationId);
    await notes.delete({ id });
    return note;
  }
}
