import type { ApplicationStatus } from "../../../shared/schema.generated";
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

/** Which columns candidates may go to, in the pipeline's order; a rejection, which asks for a message, is none. */
export const boardMovesOf = (moves: readonly ApplicationStatus[]): BoardStatus[] =>
  BOARD_STATUSES.filter((status) => moves.includes(status));

export interface BoardColumn {
  status: BoardStatus;
  candidates: readonly CandidateRow_CandidateFragment[];
}

/**
 * Each candidate once, in the column where they stand now: a move changes the column before the lists are read anew.
 */
export function boardColumns(candidates: readonly CandidateRow_CandidateFragment[]): BoardColumn[] {
  const single = [...new Map(candidates.map((candidate) => [candidate.id, candidate])).values()];
  return BOARD_STATUSES.map((status) => ({
    status,
    candidates: single.filter((candidate) => candidate.status === status),
  }));
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

/** The nearest column on one side that the candidate may go to; null: none. */
export function stepOf(
  { status, viewerCan }: Pick<CandidateRow_CandidateFragment, "status" | "viewerCan">,
  to: "left" | "right",
): BoardStatus | null {
  const at = BOARD_STATUSES.findIndex((name) => name === status);
  const ahead =
    to === "right" ? BOARD_STATUSES.slice(at + 1) : BOARD_STATUSES.slice(0, Math.max(at, 0)).reverse();
  return ahead.find((name) => viewerCan.move.includes(name)) ?? null;
}
