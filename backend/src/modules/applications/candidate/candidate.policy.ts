import type { Account } from "../../accounts/account.entity";
import type { CandidateNote } from "./candidate-note.entity";

/** Told of members of the candidate's company alone. */
export const candidateNotePolicy = {
  /** Somebody else's words are theirs to take back, until they are gone. */
  delete: (viewer: Account, { authorId }: CandidateNote): boolean =>
    authorId === null || authorId === viewer.id,
};
