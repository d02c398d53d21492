import type { ObjectLiteral, SelectQueryBuilder } from "typeorm";
import { Field, Int, ObjectType } from "type-graphql";
import { inWords } from "../text/text.rules";

/** Nobody reads further, and counting a million rows takes as long as reading them. */
export const TOTAL_CAP = 1_000;

@ObjectType()
export abstract class CappedTotal {
  @Field(() => Int, {
    description: `How many there are, counted up to ${inWords(TOTAL_CAP)}.`,
  })
  total: number;

  @Field({ description: "Whether there are more than the total says." })
  isTotalCapped: boolean;
}

/** @param counted of at most one more than the cap */
const cappedTotal = (counted: number): Pick<CappedTotal, "total" | "isTotalCapped"> => ({
  total: Math.min(counted, TOTAL_CAP),
  isTotalCapped: counted > TOTAL_CAP,
});

/** Counts what a query finds, in its order so that an index leads there, up to one more than the cap. */
export async function countToCap<Entity extends ObjectLiteral>(
  found: SelectQueryBuilder<Entity>,
): Promise<Pick<CappedTotal, "total" | "isTotalCapped">> {
  const some = found.clone().limit(TOTAL_CAP + 1);
  const [row] = await some.dataSource
    .createQueryBuilder()
    .select("count(*)::int", "counted")
    .from(`(${some.getQuery()})`, "found")
    .setParameters(some.getParameters())
    .getRawMany<{ counted: number }>();
  return cappedTotal(row?.counted ?? 0);
}
