import type { ApplicationStatus } from "../../../shared/schema.generated";
import { mayGoTo, type MoveTarget, placesOf, type Stage, standsAt } from "../stages/move-target";
import type { CandidateRow_CandidateFragment } from "./Candidates.generated";

/** The board's columns; who was rejected or withdrew stands in the list alone. */
export const BOARD_STATUSES = [
  "SUBMITTED",
  "VIEWED",
  "SHORTLISTED",
  "INTERVIEW",
  "OFFERED",
  "HIRED",
] as const satisfies readonly ApplicationStatus[];

export type BoardStatus = (typeof BOARD_STATUSES)[number];

export const isOnBoard = (status: ApplicationStatus): boolean =>
  BOARD_STATUSES.some((column) => column === status);

/**
 * Which columns some of the candidates may go to, in the pipeline's order; a rejection, which asks for a message, is
 * none.
 */
export const boardTargetsOf = (
  candidates: readonly CandidateRow_CandidateFragment[],
  stages: readonly Stage[],
): MoveTarget[] =>
  placesOf(BOARD_STATUSES, stages).filter((target) =>
    candidates.some((candidate) => mayGoTo(candidate, target)),
  );

export interface BoardColumn {
  status: BoardStatus;
  /** The company's own stage behind the status; null: the status itself. */
  stage: Stage | null;
  candidates: readonly CandidateRow_CandidateFragment[];
}

/**
 * Each candidate once, in the column where they stand now: a move changes the column before the lists are read anew.
 */
export function boardColumns(
  candidates: readonly CandidateRow_CandidateFragment[],
  stages: readonly Stage[] = [],
): BoardColumn[] {
  const single = [...new Map(candidates.map((candidate) => [candidate.id, candidate])).values()];
  return BOARD_STATUSES.flatMap((status) => {
    const own = stages.filter((stage) => stage.status === status);
    const staged = own.map((stage) => ({
      ...{ status, stage },
      candidates: single.filter((candidate) => standsAt(candidate, stage)),
    }));
    // Those at a stage that is not known yet stand at its status meanwhile.
    const candidates = single.filter(
      (candidate) => candidate.status === status && !own.some((stage) => standsAt(candidate, stage)),
    );
    return [{ status, stage: null, candidates }, ...staged];
  });
}

type Direction = "left" | "right" | "up" | "down" | "first" | "last";

/**
 * The card that a key leads to from another, first and last within its column: columns without any are passed over;
 * null at the edge.
 */
export function neighbourOf(columns: readonly BoardColumn[], id: string, to: Direction): string | null {
  const filled = columns.filter(({ candidates }) => candidates.length > 0);
  const column = filled.findIndex(({ candidates }) => candidates.some((candidate) => candidate.id === id));
  const cards = filled[column]?.candidates ?? [];
  const row = cards.findIndex((candidate) => candidate.id === id);
  if (to === "first" || to === "last") return cards.at(to === "first" ? 0 : -1)?.id ?? null;
  if (to === "up" || to === "down") return cards[row + (to === "up" ? -1 : 1)]?.id ?? null;
  const beside = filled[column + (to === "left" ? -1 : 1)]?.candidates;
  return (beside?.[row] ?? beside?.at(-1))?.id ?? null;
}

/** On which side of a card another one's column is; null: in the same, or one of them is not on the board. */
export function sideOf(columns: readonly BoardColumn[], id: string, other: string): "left" | "right" | null {
  const [from, to] = [id, other].map((one) =>
    columns.findIndex(({ candidates }) => candidates.some((candidate) => candidate.id === one)),
  );
  if (from === undefined || to === undefined || from < 0 || to < 0 || from === to) return null;
  return to < from ? "left" : "right";
}

/** The nearest column on one side that the candidate may go to; null: none. */
export function stepOf(
  candidate: Pick<CandidateRow_CandidateFragment, "status" | "stageId" | "companyId" | "viewerCan">,
  to: "left" | "right",
  stages: readonly Stage[] = [],
): MoveTarget | null {
  const places = placesOf(BOARD_STATUSES, stages);
  const at = places.findIndex((place) => standsAt(candidate, place));
  const ahead = to === "right" ? places.slice(at + 1) : places.slice(0, Math.max(at, 0)).reverse();
  return ahead.find((place) => mayGoTo(candidate, place)) ?? null;
}
