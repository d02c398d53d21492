import { CombinedGraphQLErrors } from "@apollo/client/errors";
import type { ErrorCode, FieldRule } from "@job-portal/protocol/error-codes";

/** A code or a rule of a server that is newer than the page. */
type Newer = string & {};

interface FieldProblem {
  field: string;
  /** In the server's English. */
  message: string;
  /** That it breaks; nothing where the server names none. */
  rule?: FieldRule | Newer;
  /** The number that the rule names: the most or least that it allows, or a row of a file. */
  bound?: number;
}

/** Why the server refused a call. */
export interface Refusal {
  /** The server's code; null where the call did not reach it. */
  code: ErrorCode | Newer | null;
  /** In the server's words, for people to read (ERR-09); empty without any. */
  message: string;
  /** What is wrong with which field of the input. */
  fields: readonly FieldProblem[];
  /** The job that stands in the way; null without one. */
  jobId: string | null;
  /** The applications that stand in the way of an act for several. */
  applicationIds: readonly string[];
  /** That it tells of, if any. */
  company: { id: string; name: string } | null;
  /** Nothing is decided: the server is out of reach, or overtaxed, and the same call may succeed soon. */
  isOutage: boolean;
}

const PASSING_CODES: readonly string[] = ["UNAVAILABLE", "RATE_LIMITED"] satisfies ErrorCode[];

/** Whether the server's code tells of something that may be over soon. */
export const isPassing = (code: string): boolean => PASSING_CODES.includes(code);

function problemsIn(value: unknown): FieldProblem[] {
  const { field, message, rule, bound } = Object(value) as Record<string, unknown>;
  if (typeof field !== "string" || typeof message !== "string") return [];
  const told = {
    ...(typeof rule === "string" && { rule }),
    ...(typeof bound === "number" && { bound }),
  };
  return [{ field, message, ...told }];
}

function isCompany(value: unknown): value is NonNullable<Refusal["company"]> {
  const { id, name } = Object(value) as Record<string, unknown>;
  return typeof id === "string" && typeof name === "string";
}

/** Reads a failed call; whatever the server did not word itself is a failure on the way. */
export function readRefusal(error: unknown): Refusal {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  const { code: said, fields, company, jobId, applicationIds } = first?.extensions ?? {};
  return {
    code: typeof said === "string" ? said : null,
    message: first?.message ?? "",
    fields: Array.isArray(fields) ? fields.flatMap(problemsIn) : [],
    applicationIds: Array.isArray(applicationIds) ? applicationIds.map(String) : [],
    jobId: typeof jobId === "string" ? jobId : null,
    company: isCompany(company) ? company : null,
    isOutage: typeof said !== "string" || isPassing(said),
  };
}
