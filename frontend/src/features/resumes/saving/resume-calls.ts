import type { SaveResumeInput } from "../../../shared/schema.generated";

export interface ResumeVersion {
  id: string;
  version: number;
}

/** The calls to the server, which reject as Apollo does. */
export interface ResumeCalls {
  /** @param requestId names the call beyond its own arguments: sent once more, it answers the resume that it made */
  create(input: SaveResumeInput, requestId?: string): Promise<ResumeVersion>;
  update(id: string, version: number, input: SaveResumeInput): Promise<ResumeVersion>;
  finish(id: string, version: number): Promise<ResumeVersion>;
}
