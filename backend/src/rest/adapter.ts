import { isErrorCode } from "@job-portal/protocol/error-codes";
import type { ApolloServer } from "@apollo/server";
import type { Request } from "express";
import type { ZodType } from "zod";
import { problemOf } from "../text/broken-rule";
import type { Context, ContextOf } from "../auth/context";
import {
  type BadInputError,
  BrokenInputError,
  CodedError,
  type FieldProblem,
  ForbiddenError,
  UnauthenticatedError,
} from "../errors/errors";

/** Runs a GraphQL operation for a REST call, so that gates, rules, limits and errors exist once. */
export class RestAdapter {
  constructor(
    private readonly graphql: ApolloServer<Context>,
    private readonly contextOf: ContextOf,
  ) {}

  /**
   * @param query answers one root field under the alias `answer`
   * @param input makes the variable `$input` out of the body; asked only once there is a token that holds
   * @throws CodedError what GraphQL would have answered
   */
  async run<Answer>(request: Request, query: string, input?: (body: unknown) => object): Promise<Answer> {
    const contextValue = await this.contextOf(request);
    if (!contextValue.identity) throw new UnauthenticatedError();
    return await this.execute(contextValue, query, input ? { input: input(request.body) } : {});
  }

  /**
   * The same for a call of a company's program. It comes with an API key, which says the company.
   * @throws CodedError API_KEY_NEEDED for a person's token
   */
  async runForCompany<Answer>(
    request: Request,
    query: string,
    variablesOf: (companyId: string) => object,
  ): Promise<Answer> {
    const contextValue = await this.contextOf(request);
    if (!contextValue.identity) throw new UnauthenticatedError();
    if (!contextValue.apiKey) throw new ForbiddenError("API_KEY_NEEDED", "This takes a company's API key.");
    return await this.execute(contextValue, query, variablesOf(contextValue.apiKey.companyId));
  }

  private async execute<Answer>(contextValue: Context, query: string, variables: object): Promise<Answer> {
    const result = await this.graphql.executeOperation<{ answer: Answer }>(
      { query, variables: { ...variables } },
      { contextValue },
    );
    if (result.body.kind !== "single") throw new Error("An answer to a REST call came in parts.");
    const { data, errors } = result.body.singleResult;
    const [error] = errors ?? [];
    if (!error && data) return data.answer;
    const { code, fields } = (error?.extensions ?? {}) as { code?: unknown; fields?: FieldProblem[] };
    const wait = result.http.headers.get("retry-after");
    throw new CodedError(
      isErrorCode(code) ? code : "BAD_REQUEST",
      error?.message ?? "",
      result.http.status ?? 400,
      {
        fields,
        ...(wait !== undefined && { retryAfterSeconds: Number(wait) }),
      },
    );
  }
}

/** Holds a body to its rules. @throws BadInputError with every problem, of a kind of its own for a field of `own` */
export function parseBody<Body>(
  schema: ZodType<Body>,
  body: unknown,
  own: ReadonlyMap<string, (fields: FieldProblem[]) => BadInputError> = new Map(),
): Body {
  const { data, error } = schema.safeParse(body);
  if (!error) return data;
  const fields = error.issues.flatMap((issue): FieldProblem[] =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ field: [...issue.path, key].join("."), message: "is not known" }))
      : [problemOf(issue.path.join("."), [issue])],
  );
  const ownError = fields.map(({ field }) => own.get(field)).find((error) => error !== undefined);
  throw ownError?.(fields) ?? new BrokenInputError(fields);
}
