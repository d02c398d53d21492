import { CommandError } from "../errors/errors";

/** A reason for not starting that the person at the terminal can mend: shown as one sentence, without a stack. */
export class StartError extends CommandError {
  override readonly name = "StartError";
}
