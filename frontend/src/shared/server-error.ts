import { CombinedGraphQLErrors } from "@apollo/client/errors";

const firstOf = (error: unknown) => (CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined);

/** The server's code of a refusal; undefined for a failure on the way. */
export const errorCode = (error: unknown): unknown => firstOf(error)?.extensions?.code;

/** The server's own words of a refusal (ERR-09); undefined for a failure on the way. */
export const errorMessage = (error: unknown): string | undefined => firstOf(error)?.message;
