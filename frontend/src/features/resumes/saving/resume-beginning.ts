import { toAuthError } from "../../../auth/auth-error";
import type { SaveResumeInput } from "../../../shared/schema.generated";
import type { ResumeCalls, ResumeVersion } from "./resume-calls";

interface FirstSave {
  input: SaveResumeInput;
  requestId: string;
}

/**
 * The first save of a new resume. If its answer is lost, the very same call is sent again before anything newer, so
 * that no second resume comes of it.
 */
export class ResumeBeginning {
  private first: FirstSave | null = null;

  constructor(private readonly calls: Pick<ResumeCalls, "create" | "update">) {}

  /** Rejects as the calls do. */
  async save(input: SaveResumeInput): Promise<ResumeVersion> {
    const first = (this.first ??= { input, requestId: crypto.randomUUID() });
    try {
      const begun = await this.calls.create(first.input, first.requestId);
      const isSaved = JSON.stringify(first.input) === JSON.stringify(input);
      const version = isSaved ? begun : await this.calls.update(begun.id, begun.version, input);
      this.first = null;
      return version;
    } catch (error) {
      // What is refused has made nothing: the next save begins anew.
      if (!toAuthError(error).isOutage) this.first = null;
      throw error;
    }
  }
}
