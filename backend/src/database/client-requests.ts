import type { DataSource, EntityManager, EntityTarget, FindOptionsWhere } from "typeorm";
import { ConflictError, NotFoundError } from "../errors/errors";

/** A call by the name that its client gave it: sent once more, it makes nothing anew. */
export interface ClientRequest {
  /** A UUID, unique for its account. */
  id: string;
  /** The mutation. */
  operation: string;
  /** SHA-256 of the other arguments. */
  inputHash: Buffer;
}

/** What stays of what a call has made, and how its answer is made of that again. */
export interface Memory<Made, Kept extends object> {
  /** As JSON: ids, counts and the like. */
  keep(made: Made): Kept;
  /** @throws NotFoundError where it is gone since */
  recall(kept: Kept): Promise<Made> | Made;
}

/** Of an answer that is a row by its id. */
export const memoryOfRow = <Row extends { id: string }>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
): Memory<Row, { id: string }> => ({
  keep: ({ id }) => ({ id }),
  async recall({ id }) {
    const row = await manager.findOneBy(entity, { id } as FindOptionsWhere<Row>);
    if (!row) throw new NotFoundError();
    return row;
  },
});

/** Of an answer that is small, and nothing but JSON. */
export const memoryOfAnswer = <Answer extends object>(): Memory<Answer, Answer> => ({
  keep: (answer) => answer,
  recall: (answer) => answer,
});

interface Earlier<Kept> {
  operation: string;
  inputHash: Buffer;
  result: Kept;
}

/**
 * What the same call has made before; null where it has not, or has no name.
 * @throws ConflictError REQUEST_ID_REUSED where another call has the name
 */
export async function recallMade<Made, Kept extends object>(
  manager: EntityManager,
  accountId: string,
  request: ClientRequest | null,
  memory: Memory<Made, Kept>,
): Promise<Made | null> {
  if (!request) return null;
  const [earlier] = await manager.query<Earlier<Kept>[]>(
    `select operation, input_hash as "inputHash", result from client_requests where account_id = $1 and id = $2`,
    [accountId, request.id],
  );
  if (!earlier) return null;
  if (earlier.operation !== request.operation || !earlier.inputHash.equals(request.inputHash))
    throw new ConflictError(
      "REQUEST_ID_REUSED",
      "Another call was sent with this clientRequestId. Please make a new one.",
    );
  return await memory.recall(earlier.result);
}

/**
 * Makes something in the caller's transaction, or recalls it where the same call has made it before. Of two at once the
 * second waits for the first. What fails is not remembered: the same call may be sent again.
 * @throws ConflictError REQUEST_ID_REUSED; what `make` throws
 */
export async function makeOnce<Made, Kept extends object>(
  manager: EntityManager,
  accountId: string,
  request: ClientRequest | null,
  { make, ...memory }: Memory<Made, Kept> & { make: () => Promise<Made> },
): Promise<Made> {
  if (!request) return await make();
  const taken = await manager.query<object[]>(
    `insert into client_requests (account_id, id, operation, input_hash, result) values ($1, $2, $3, $4, '{}')
     on conflict do nothing returning id`,
    [accountId, request.id, request.operation, request.inputHash],
  );
  if (taken.length === 0) {
    const made = await recallMade(manager, accountId, request, memory);
    if (made !== null) return made;
  }
  const made = await make();
  await manager.query("update client_requests set result = $3 where account_id = $1 and id = $2", [
    accountId,
    request.id,
    JSON.stringify(memory.keep(made)),
  ]);
  return made;
}

/** All calls that are remembered. */
export class ClientRequests {
  constructor(private readonly dataSource: DataSource) {}

  /** For the queue: forgets those that are older than a day. Until then a repeat finds what the first has made. */
  async forgetOld(): Promise<void> {
    await this.dataSource.query("delete from client_requests where created_at < now() - interval '24 hours'");
  }
}
