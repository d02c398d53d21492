import type { Company } from "../companies/company.entity";
import type { CheckEvidence } from "./check-evidence.rules";
import type { CompanyCheck } from "./company-check.entity";
import type { CompanyDocument } from "./company-document.entity";
import { stateOf } from "../../text/gstin.rules";
import type { CompanyCheckSeen, VerificationStep } from "./verification.inputs";
import { CheckKind, CheckState } from "./verification.enums";
import { holds } from "./check.policy";

type Identity = Pick<Company, "name" | "website">;

/** All steps of the ladder as the company's members and admins read them. */
export const stepsOf = (
  company: Identity,
  checks: readonly CompanyCheck[],
  documents: readonly CompanyDocument[],
  now: Date,
): VerificationStep[] =>
  Object.values(CheckKind).map((kind) => {
    const ofKind = checks.filter((check) => check.kind === kind);
    const held = ofKind.find((check) => holds(check, company, now)) ?? null;
    const [last = null] = ofKind.toSorted((one, other) => other.askedAt.getTime() - one.askedAt.getTime());
    const shown = ofKind.find(({ state }) => state === CheckState.PENDING) ?? held ?? last;
    return {
      kind,
      state: shown && (shown.state === CheckState.PASSED && shown !== held ? CheckState.LAPSED : shown.state),
      subject: shown && subjectOf(shown.evidence),
      askedAt: shown?.askedAt ?? null,
      decidedAt: shown?.decidedAt ?? held?.decidedAt ?? null,
      holdsUntil: held?.lapsesAt ?? null,
      ...lookOf(shown?.evidence),
      hasCode: shown?.state === CheckState.PENDING && hasCode(shown.evidence, now),
      documents: documents.filter(({ checkId }) => ofKind.some(({ id }) => id === checkId)),
    };
  });

function subjectOf(evidence: CheckEvidence): string | null {
  switch (evidence.kind) {
    case CheckKind.WORK_EMAIL:
      return evidence.email ?? null;
    case CheckKind.DOMAIN:
      return evidence.domain;
    case CheckKind.GSTIN:
      return evidence.gstin;
    case CheckKind.DOCUMENTS:
      return null;
  }
}

const lookOf = (evidence: CheckEvidence | undefined) =>
  evidence?.kind === CheckKind.DOMAIN
    ? { token: evidence.token, lookedAt: evidence.lookedAt === null ? null : new Date(evidence.lookedAt) }
    : { token: null, lookedAt: null };

/** Also while it is on its way: whoever waits for it may type it as soon as it comes. */
const hasCode = (evidence: CheckEvidence, now: Date): boolean =>
  evidence.kind === CheckKind.WORK_EMAIL &&
  (evidence.codeUntil === null || new Date(evidence.codeUntil) > now);

/** What everybody reads of checks that hold; never an address, a number or a paper. */
export const checksSeen = (
  company: Identity,
  checks: readonly CompanyCheck[],
  now: Date,
): CompanyCheckSeen[] =>
  Object.values(CheckKind).flatMap((kind) =>
    checks
      .filter((check) => check.kind === kind && holds(check, company, now))
      .flatMap(({ evidence, decidedAt, lapsesAt }) =>
        decidedAt && lapsesAt
          ? [{ kind, about: aboutOf(evidence), checkedAt: decidedAt, holdsUntil: lapsesAt }]
          : [],
      ),
  );

const aboutOf = (evidence: CheckEvidence): string | null =>
  evidence.kind === CheckKind.GSTIN ? stateOf(evidence.gstin) : evidence.domain;
