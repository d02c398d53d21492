import { isAddedSection, type ResumeSectionKind, STEP_SECTIONS } from "@job-portal/protocol/resume-sections";
import type { ResumeTemplate } from "../../../shared/schema.generated";
import type { SectionValues } from "../resume/section-values";

/** How a template orders the steps' parts; the others begin with experience. */
const OWN_ORDER: Partial<Record<ResumeTemplate, readonly ResumeSectionKind[]>> = {
  ACADEMIC: ["EDUCATION", "EXPERIENCE", "SKILLS"],
  TECHNICAL: ["SKILLS", "EXPERIENCE", "EDUCATION"],
};

/** In which order the parts are printed. Links are not among them: they stand beside e-mail and phone. */
export function printedOrder(
  sections: readonly SectionValues[],
  template: ResumeTemplate,
): ResumeSectionKind[] {
  const placed = sections.map(({ kind }) => kind);
  const own = (OWN_ORDER[template] ?? STEP_SECTIONS).filter((kind) => !placed.includes(kind));
  return [...own, ...placed].filter((kind) => kind !== "PROFILES");
}

/** The sections with one of them a place further up or down; from then on each part has its place. */
export function movedSection(
  sections: readonly SectionValues[],
  template: ResumeTemplate,
  kind: ResumeSectionKind,
  by: -1 | 1,
): SectionValues[] {
  const order = printedOrder(sections, template);
  const from = order.indexOf(kind);
  const next = order.toSpliced(from, 1).toSpliced(from + by, 0, kind);
  const links = sections.filter((section) => section.kind === "PROFILES");
  return [
    ...links,
    ...next.map((each) => sections.find((section) => section.kind === each) ?? placeOf(each)),
  ];
}

const placeOf = (kind: ResumeSectionKind): SectionValues => ({ kind, entries: [] });

/** Without the person's own order of the steps' parts. */
export const inOwnOrder = (sections: readonly SectionValues[]): SectionValues[] =>
  sections.filter(({ kind }) => isAddedSection(kind));

export const hasOwnOrder = (sections: readonly SectionValues[]): boolean =>
  sections.every(({ kind }) => isAddedSection(kind));
