import type { ErrorCode } from "@job-portal/protocol/error-codes";
import { GraphQLError } from "graphql";
import type { BrokenRule } from "../text/broken-rule";

/** One thing wrong with one field of an input. */
export type FieldProblem = BrokenRule;

/** Something that an error tells of, so that a client can lead there. */
interface Named {
  id: string;
  name: string;
}

interface Details {
  fields?: FieldProblem[];
  company?: Named | null;
  /** The job that stands in the way. */
  jobId?: string | null;
  /** The applications that stand in the way of an act for several. */
  applicationIds?: readonly string[];
  retryAfterSeconds?: number;
}

/**
 * An error that the caller is meant to see. `code` is what programs branch on (`extensions.code`), the
 * message is for people, `status` is the HTTP status of the answer.
 */
export class CodedError extends GraphQLError {
  readonly fields: FieldProblem[] | undefined;
  /** The HTTP answer's. */
  readonly headers: ReadonlyMap<string, string>;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly status: number,
    { fields, company, jobId, applicationIds, retryAfterSeconds }: Details = {},
  ) {
    const headers = new Map(
      retryAfterSeconds === undefined ? [] : [["retry-after", String(retryAfterSeconds)]],
    );
    const named = company && { company: { id: company.id, name: company.name } };
    super(message, {
      extensions: {
        code,
        ...(fields && { fields }),
        ...named,
        ...(jobId && { jobId }),
        ...(applicationIds && { applicationIds }),
        http: { status, headers },
      },
    });
    this.fields = fields;
    this.headers = headers;
  }
}

/** 400: the input breaks a rule; nothing was changed. */
export class BadInputError extends CodedError {
  constructor(code: ErrorCode, message: string, fields?: FieldProblem[]) {
    super(code, message, 400, { fields });
  }
}

/** 400: fields of the input break their rules; nothing was changed. */
export class BrokenInputError extends BadInputError {
  constructor(fields: FieldProblem[]) {
    super("BAD_USER_INPUT", "Some of the input is not right.", fields);
  }
}

/** 401: no token, or one that does not hold (CALL-02). */
export class UnauthenticatedError extends CodedError {
  constructor(code: ErrorCode = "UNAUTHENTICATED", message = "Please sign in.") {
    super(code, message, 401);
  }
}

/** 403: known, but not allowed. */
export class ForbiddenError extends CodedError {
  constructor(code: ErrorCode = "FORBIDDEN", message = "You don't have permission to do this.") {
    super(code, message, 403);
  }
}

/** 404: not there, or not the viewer's: both read the same. */
export class NotFoundError extends CodedError {
  constructor(message = "Not found.") {
    super("NOT_FOUND", message, 404);
  }
}

/** 409: what the caller saw is not what is there any more. */
export class ConflictError extends CodedError {
  /** @param told what the caller is told of */
  constructor(
    code: ErrorCode,
    message: string,
    told: Pick<Details, "company" | "jobId" | "applicationIds"> = {},
  ) {
    super(code, message, 409, told);
  }
}

/** The limits that a request can come to; metrics count by them. */
export type LimitName =
  | "read"
  | "print"
  | "write-account"
  | "write-address"
  | "sign-up-account"
  | "sign-up-address"
  | "api-key-account"
  | "api-key-address"
  | "api-key-write-account"
  | "api-key-write-address"
  | "second-factor-account"
  | "second-factor-address"
  | "email-change-account"
  | "email-change-address"
  | "alert-account"
  | "alert-address";

/** 429: too many requests from one place. */
export class RateLimitedError extends CodedError {
  constructor(
    retryAfterSeconds: number,
    readonly limit: LimitName,
  ) {
    super("RATE_LIMITED", "Too many requests. Please wait a moment.", 429, { retryAfterSeconds });
  }
}

/** 503: something the answer needs is out of reach; the same call may succeed soon. */
export class UnavailableError extends CodedError {
  /** @param cause what went wrong out there: for the log alone, never for the caller */
  constructor(
    override readonly cause: unknown,
    code: ErrorCode = "UNAVAILABLE",
    message = "The service is not available right now. Please try again.",
  ) {
    super(code, message, 503, { retryAfterSeconds: 5 });
  }
}

/** 500: what nobody foresaw. The caller learns the id that finds its cause in the log. */
export class UnforeseenError extends CodedError {
  constructor(
    override readonly cause: unknown,
    requestId: string,
  ) {
    super("INTERNAL_SERVER_ERROR", "Something went wrong on our side.", 500);
    this.extensions.requestId = requestId;
  }
}

/** A program's refusal whose message says it all: the person at the terminal needs no stack. */
export class CommandError extends Error {}
