import type { Company } from "../companies/company.entity";
import { domainOf } from "../companies/verification.policy";
import { placeById } from "../places/gazetteer";
import { cityNamed } from "../places/place-slug";
import type { EvidenceOf } from "./check-evidence.rules";
import { holds } from "./check.policy";
import type { CompanyCheck } from "./company-check.entity";
import type { CompanyDocument } from "./company-document.entity";
import { stateOf } from "../../text/gstin.rules";
import { ALIKE, isAlike, likenessOf } from "./rules/look-alikes";
import type { LookAlike, VerificationFinding } from "./verification.inputs";
import { CheckKind, CheckState, FindingPart, FindingResult } from "./verification.enums";

interface Known {
  company: Company;
  checks: readonly CompanyCheck[];
  documents: readonly CompanyDocument[];
  lookAlikes: readonly LookAlike[];
  now: Date;
}

const { AGREES, LOOK, DIFFERS } = FindingResult;

type Found = Partial<Omit<VerificationFinding, "part">> & { result: FindingResult };

const finding = (part: FindingPart, { said = null, found = null, at = null, result }: Found) => ({
  ...{ part, said, found, at, result },
});

/** What a company says beside what was found, in the order that an admin reads it. */
export function findingsOf(known: Known): VerificationFinding[] {
  return [
    ...identityFindings(known),
    emailFinding(known),
    siteFinding(known),
    ...gstFindings(known),
    documentsFinding(known),
  ];
}

/** Nearly the name or domain of a verified company differs from what honest companies have: their own. */
function identityFindings({ company, lookAlikes }: Known): VerificationFinding[] {
  const byName = lookAlikes.find(({ name }) => name >= ALIKE);
  const byDomain = lookAlikes.find(({ domain }) => domain >= ALIKE);
  const domain = domainOf(company.website);
  return [
    finding(FindingPart.NAME, {
      ...{ said: company.name, found: byName?.company.name ?? null },
      result: byName ? DIFFERS : AGREES,
    }),
    finding(FindingPart.DOMAIN, {
      ...{ said: domain, found: byDomain ? domainOf(byDomain.company.website) : null },
      result: byDomain ? DIFFERS : domain === null ? LOOK : AGREES,
    }),
  ];
}

/** The check of a kind to look at: one that waits, or else one that holds. */
function current<Kind extends CheckKind>({ checks, company, now }: Known, kind: Kind) {
  const ofKind = checks.filter((check) => check.kind === kind);
  const check =
    ofKind.find(({ state }) => state === CheckState.PENDING) ??
    ofKind.find((one) => holds(one, company, now));
  return check && { check, evidence: check.evidence as EvidenceOf<Kind> };
}

/** One that holds while another is on its way still agrees. */
const held = ({ checks, company, now }: Known, kind: CheckKind) =>
  checks.find((check) => check.kind === kind && holds(check, company, now));

function emailFinding(known: Known): VerificationFinding {
  const holding = held(known, CheckKind.WORK_EMAIL);
  const shown = (holding ?? current(known, CheckKind.WORK_EMAIL)?.check)?.evidence;
  return finding(FindingPart.WORK_EMAIL, {
    said: shown?.kind === CheckKind.WORK_EMAIL ? (shown.email ?? null) : null,
    ...{ found: holding ? holding.evidence.domain : null, at: holding?.decidedAt ?? null },
    result: holding ? AGREES : LOOK,
  });
}

function siteFinding(known: Known): VerificationFinding {
  const holding = held(known, CheckKind.DOMAIN);
  const shown = (holding ?? current(known, CheckKind.DOMAIN)?.check)?.evidence;
  return finding(FindingPart.SITE, {
    said: shown?.kind === CheckKind.DOMAIN ? shown.token : null,
    found: holding?.evidence.kind === CheckKind.DOMAIN ? holding.evidence.looked : null,
    at: holding?.decidedAt ?? null,
    result: holding ? AGREES : LOOK,
  });
}

/** Papers that an admin has judged agree until others wait; they themselves are kept for some weeks only (VERI-16). */
function documentsFinding(known: Known): VerificationFinding {
  const shown = current(known, CheckKind.DOCUMENTS)?.check;
  const judgedAt = shown?.state === CheckState.PASSED ? shown.decidedAt : null;
  return finding(FindingPart.DOCUMENTS, {
    said: known.documents.length > 0 ? String(known.documents.length) : null,
    at: judgedAt,
    result: judgedAt ? AGREES : LOOK,
  });
}

/** The number is right by its check digit alone: anybody reads it on an invoice. So name and state are compared. */
function gstFindings(known: Known): VerificationFinding[] {
  const shown = current(known, CheckKind.GSTIN);
  if (!shown) return [finding(FindingPart.GSTIN, { result: LOOK })];
  const { gstin, legalName, register } = shown.evidence;
  const { name, headquarters } = known.company;
  const state = stateOf(gstin);
  const isIn = liesIn(headquarters, state);
  return [
    finding(FindingPart.GSTIN, { said: gstin, found: state, at: shown.check.askedAt, result: AGREES }),
    finding(FindingPart.GST_NAME, {
      ...{ said: legalName, found: register?.legalName ?? null },
      result: nameResult(name, legalName, register),
    }),
    finding(FindingPart.GST_STATE, {
      ...{ said: headquarters, found: state },
      result: isIn === null ? LOOK : isIn ? AGREES : DIFFERS,
    }),
  ];
}

/** Whether a city lies in a state of the GST law; null where the text names no one city. */
function liesIn(city: string | null, state: string): boolean | null {
  const stateId = city === null ? null : cityNamed(city)?.stateId;
  const name = stateId == null ? null : placeById(stateId)?.name;
  // The gazetteer says "NCT of Delhi", the law "Delhi".
  return name == null ? null : name.endsWith(state);
}

/** What the company types beside its name proves nothing: it agrees only with the register's answer. */
function nameResult(
  name: string,
  legalName: string,
  register: EvidenceOf<CheckKind.GSTIN>["register"],
): FindingResult {
  const isLike = (one: string, other: string) =>
    isAlike({ ...likenessOf({ name: one, domain: null }, { name: other, domain: null }), domain: 0 });
  if (!isLike(name, legalName)) return DIFFERS;
  if (!register) return LOOK;
  return isLike(name, register.legalName) || isLike(name, register.tradeName) ? AGREES : DIFFERS;
}
