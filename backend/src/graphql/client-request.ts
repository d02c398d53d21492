import { createHash } from "node:crypto";
import { createParameterDecorator, ID } from "type-graphql";
import type { ClientRequest } from "../database/client-requests";
import { BrokenInputError } from "../errors/errors";
import { isUuid } from "../text/uuid";

const NAME = "clientRequestId";

const DESCRIPTION =
  "A UUID that the client makes for this call. For 24 hours at least, the same call with it once more answers what the first one made, and makes nothing. Another call with it is refused with REQUEST_ID_REUSED.";

/** The optional argument `clientRequestId` of a mutation that makes something (decision 22); null when left out. */
export const ClientRequestArg = (): ReturnType<typeof createParameterDecorator> =>
  createParameterDecorator(({ args, info }) => clientRequestOf(args, info.fieldName), {
    arg: { name: NAME, typeFunc: () => ID, options: { nullable: true, description: DESCRIPTION } },
  });

/** @throws BrokenInputError where it is no UUID */
function clientRequestOf(
  { [NAME]: id, ...input }: { [NAME]?: string | null },
  operation: string,
): ClientRequest | null {
  if (id == null) return null;
  if (!isUuid(id)) throw new BrokenInputError([{ field: NAME, message: "must be a UUID" }]);
  const inputHash = createHash("sha256").update(JSON.stringify(input, inOneOrder)).digest();
  return { id, operation, inputHash };
}

/** Two clients may write the same input in another order. */
const inOneOrder = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
