import { BOARD_STATUSES } from "../../features/applications/candidate/board-columns";
import type { Stage } from "../../features/applications/stages/move-target";
import { readText } from "../../shared/list-address";
import { MAX_ANSWER } from "@job-portal/protocol/screening";
import type { AnswerOutcome } from "../../shared/schema.generated";
import { paths } from "@job-portal/protocol/paths";
import { factFilter, FACT_NAMES, NO_FACTS, readFacts, type ChosenFacts } from "./candidate-facts";
import type { CandidatesScreenQueryVariables } from "./CandidatesScreen.generated";

type Filter = NonNullable<CandidatesScreenQueryVariables["filter"]>;
type Status = NonNullable<Filter["statuses"]>[number];

/** The address's word for each status, in the pipeline's order; a new application stands at SUBMITTED (STAT-06). */
export const STATUS_FILTERS = [
  { name: "all", status: null },
  { name: "new", status: "SUBMITTED" },
  { name: "viewed", status: "VIEWED" },
  { name: "shortlisted", status: "SHORTLISTED" },
  { name: "interview", status: "INTERVIEW" },
  { name: "offered", status: "OFFERED" },
  { name: "hired", status: "HIRED" },
  { name: "not-selected", status: "NOT_SELECTED" },
  { name: "withdrawn", status: "WITHDRAWN" },
] as const satisfies readonly { name: string; status: Status | null }[];

const SORTS = { priority: "PRIORITY", newest: "NEWEST", match: "MATCH" } as const;
export const SORT_NAMES = ["priority", "newest", "match"] as const satisfies readonly (keyof typeof SORTS)[];

/** Lowest matches to choose from, in per cent; 0 is any, also those without a number. */
export const LOWEST_MATCHES = [0, 50, 75, 90] as const;

/** What an answer comes to, by the address's word. */
export const ANSWER_OUTCOMES = [
  { name: "as-asked", outcome: "AS_WANTED" },
  { name: "differs", outcome: "DIFFERS" },
  { name: "not-answered", outcome: "NOT_ANSWERED" },
] as const satisfies readonly { name: string; outcome: AnswerOutcome }[];

/** Which candidates the address asks for, and how they are shown. */
export interface CandidateView extends ChosenFacts {
  view: "list" | "board";
  jobId: string;
  status: (typeof STATUS_FILTERS)[number]["name"];
  /** A company's own stage, by its id; empty for any. The board has a column for each, and takes none. */
  stage: string;
  text: string;
  /** 0 to 100. */
  minMatch: number;
  /** One of the chosen job's questions, word for word; empty for any. */
  question: string;
  /** What it comes to, by its name in `ANSWER_OUTCOMES`, or '=' and the answer; empty for any. */
  answer: string;
  sort: keyof typeof SORTS;
  /** The application that stands open; empty without one. */
  open: string;
}

/** What makes no sense reads as not said. */
export function readCandidateView(address: URLSearchParams): CandidateView {
  return {
    view: address.get("view") === "board" ? "board" : "list",
    jobId: address.get("job") ?? "",
    status: STATUS_FILTERS.find(({ name }) => name === address.get("status"))?.name ?? "all",
    stage: (address.get("stage") ?? "").slice(0, 40),
    text: readText(address, 100),
    minMatch: LOWEST_MATCHES.find((match) => String(match) === address.get("match")) ?? 0,
    question: (address.get("question") ?? "").slice(0, MAX_ANSWER),
    answer: (address.get("answer") ?? "").slice(0, MAX_ANSWER),
    ...readFacts(address),
    sort: SORT_NAMES.find((name) => name === address.get("sort")) ?? "priority",
    open: address.get("open") ?? "",
  };
}

export function candidatesPath(view: CandidateView): string {
  const parts = [
    ["view", view.view === "board" ? "board" : ""],
    ["job", view.jobId],
    ["status", view.status === "all" ? "" : view.status],
    ["stage", view.stage],
    ["q", view.text],
    ["match", view.minMatch > 0 ? String(view.minMatch) : ""],
    ["question", view.question],
    ["answer", view.answer],
    ...FACT_NAMES.map((name) => [name, view[name]] as const),
    ["sort", view.sort === "priority" ? "" : view.sort],
    ["open", view.open],
  ] as const;
  const query = new URLSearchParams(parts.filter(([, value]) => value).map(([name, value]) => [name, value]));
  return query.size > 0 ? `${paths.candidates}?${query.toString()}` : paths.candidates;
}

export const statusOf = ({ status }: CandidateView): Status | null =>
  STATUS_FILTERS.find(({ name }) => name === status)?.status ?? null;

/** Filters to clear for all candidates to be listed again. The status and the text are left out: both are in sight. */
export const NO_FILTERS = {
  jobId: "",
  stage: "",
  minMatch: 0,
  question: "",
  answer: "",
  ...NO_FACTS,
} as const satisfies Partial<CandidateView>;

/** How many of them are in force. */
export const countFilters = ({ jobId, stage, minMatch, question, answer, ...view }: CandidateView): number =>
  [
    jobId !== NO_FILTERS.jobId,
    stage !== NO_FILTERS.stage,
    minMatch !== NO_FILTERS.minMatch,
    question + answer !== "",
  ].filter(Boolean).length + countFacts(view);

/** How many of them are in force that go by what was sent. */
export const countFacts = (facts: ChosenFacts): number =>
  FACT_NAMES.filter((name) => facts[name] !== "").length;

function answerFilterOf({ question, answer }: CandidateView): Filter["answer"] {
  const outcome = ANSWER_OUTCOMES.find(({ name }) => name === answer)?.outcome;
  return {
    ...(question && { question }),
    ...(outcome ? { outcome } : answer.startsWith("=") && { value: answer.slice(1) }),
  };
}

/** What the list is asked for, but the status: the counts beside the statuses leave it out. */
export function filterOf(view: CandidateView): Filter {
  const { jobId, text, minMatch, question, answer } = view;
  return {
    ...(jobId && { jobId }),
    ...(text && { text }),
    ...(minMatch > 0 && { minMatch }),
    ...(question + answer !== "" && { answer: answerFilterOf(view) }),
    ...factFilter(view),
  };
}

/** A list of several jobs has each person once (CAND-04); on the board every application has its card. */
const personFilter = ({ view, jobId }: CandidateView): Filter =>
  view === "list" && !jobId ? { oncePerPerson: true } : {};

/** Those at a company's own stage (STAGE-05). */
const stageFilter = ({ view, stage }: CandidateView): Filter =>
  view === "list" && stage ? { stageId: stage } : {};

const sortOf = ({ sort }: CandidateView) => SORTS[sort];

const statusFilter = (view: CandidateView): Filter => {
  const status = statusOf(view);
  return status ? { statuses: [status] } : {};
};

/** What the list's query takes. */
export const listVariables = (view: CandidateView) => ({
  filter: { ...filterOf(view), ...stageFilter(view), ...statusFilter(view), ...personFilter(view) },
  sort: sortOf(view),
});

/**
 * What the counts beside the statuses are asked for. Where the list or the board spans jobs, what is shown is counted
 * otherwise too: the list's persons by their applications, the board's applications by their persons (CLEAR-01).
 */
export function statusCountsVariables(view: CandidateView) {
  const shown = { ...filterOf(view), ...stageFilter(view) };
  return {
    filter: { ...shown, ...personFilter(view) },
    otherwise:
      view.view === "list"
        ? { ...shown, ...statusFilter(view) }
        : { ...shown, statuses: [...BOARD_STATUSES], oncePerPerson: true },
    spansJobs: view.jobId === "",
  };
}

/** What the counts beside the filters are asked for: of those whom the list or the board shows. */
export const countsVariables = (view: CandidateView) => ({
  filter:
    view.view === "list" ? listVariables(view).filter : { ...filterOf(view), statuses: [...BOARD_STATUSES] },
});

/** What the file takes: the list's candidates with each of their applications, or those of all columns. */
export const exportVariables = (view: CandidateView) => ({
  filter:
    view.view === "list"
      ? { ...filterOf(view), ...stageFilter(view), ...statusFilter(view) }
      : { ...filterOf(view), statuses: [...BOARD_STATUSES] },
  sort: sortOf(view),
});

/** What the column of a company's own stage takes (STAGE-03). */
export const stageVariables = (view: CandidateView, { id, status }: Pick<Stage, "id" | "status">) => ({
  filter: { ...filterOf(view), statuses: [status], stageId: id },
  sort: sortOf(view),
});

/** What the board's query takes; those at own stages are asked for by themselves. */
export function boardVariables(view: CandidateView) {
  const at = (status: Status): Filter => ({ ...filterOf(view), statuses: [status], stageId: null });
  return {
    sort: sortOf(view),
    submitted: at("SUBMITTED"),
    viewed: at("VIEWED"),
    shortlisted: at("SHORTLISTED"),
    interview: at("INTERVIEW"),
    offered: at("OFFERED"),
    hired: at("HIRED"),
  };
}
