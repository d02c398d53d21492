import {
  ApplicationParty,
  ApplicationRemark,
  ApplicationStatus,
  mayMove,
  movesOf,
  remarkOn,
} from "./application-pipeline";

const STATUSES = Object.values(ApplicationStatus);
const { APPLICANT, COMPANY, PORTAL } = ApplicationParty;

/** All that is allowed, from → to; every other pair of the 3 × 8 × 8 is refused. */
const ALLOWED: Record<ApplicationParty, readonly string[]> = {
  [APPLICANT]: [
    "submitted → withdrawn",
    "viewed → withdrawn",
    "shortlisted → withdrawn",
    "interview → withdrawn",
    "offered → withdrawn",
  ],
  [COMPANY]: [
    "submitted → viewed",
    "submitted → shortlisted",
    "submitted → not-selected",
    "viewed → shortlisted",
    "viewed → interview",
    "viewed → not-selected",
    "shortlisted → interview",
    "shortlisted → offered",
    "shortlisted → not-selected",
    "interview → offered",
    "interview → not-selected",
    "offered → hired",
    "offered → not-selected",
    "not-selected → shortlisted",
  ],
  [PORTAL]: [],
};

const TABLE = Object.values(ApplicationParty).flatMap((party) =>
  STATUSES.flatMap((from) =>
    STATUSES.map((to) => [party, from, to, ALLOWED[party].includes(`${from} → ${to}`)] as const),
  ),
);

it.each(TABLE)("the %s from %s to %s: %s", (party, from, to, isAllowed) => {
  expect(mayMove(party, from, to)).toBe(isAllowed);
  expect(movesOf(party, from).includes(to)).toBe(isAllowed);
});

describe("what is said beside a status", () => {
  const NOW = new Date("2026-11-20T06:30:00Z");
  const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000);
  const remark = (status: ApplicationStatus, appliedAt: Date, answeredAt: Date | null, isJobOpen = true) =>
    remarkOn({ status, appliedAt, answeredAt }, isJobOpen, NOW);
  const AWAITING = STATUSES.slice(0, 4);

  it.each(AWAITING)("'No reply' of %s after 14 days without a step of the company's", (status) => {
    expect(remark(status, daysAgo(14), null)).toBe(ApplicationRemark.NO_REPLY);
    expect(remark(status, daysAgo(13.99), null)).toBeNull();
    expect(remark(status, daysAgo(40), daysAgo(14))).toBe(ApplicationRemark.NO_REPLY);
    expect(remark(status, daysAgo(40), daysAgo(13.99))).toBeNull();
  });

  it.each(AWAITING)("'Job closed' of %s, before 'No reply'", (status) => {
    expect(remark(status, daysAgo(1), null, false)).toBe(ApplicationRemark.JOB_CLOSED);
    expect(remark(status, daysAgo(40), null, false)).toBe(ApplicationRemark.JOB_CLOSED);
  });

  it.each(STATUSES.slice(4))("nothing of %s", (status) => {
    expect(remark(status, daysAgo(40), daysAgo(30), false)).toBeNull();
  });
});
