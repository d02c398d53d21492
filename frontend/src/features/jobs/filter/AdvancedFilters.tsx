import { LockKeyhole } from "lucide-react";
import { useId } from "react";
import styled from "styled-components";
import { ButtonLink, Checkbox, color, radius, Select, space, text } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { PAY_FROM, PAY_TO, stepOf, type JobSearch } from "./job-search";
import { jobSearchWords } from "./job-search.words";
import { SkillsFilter } from "./SkillsFilter";

interface AdvancedFiltersProps {
  search: JobSearch;
  onChange(changes: Partial<JobSearch>): void;
}

/** Pay, skills and which companies, for the plans that have them (PLAN-08). */
export function AdvancedFilters({ search, onChange }: AdvancedFiltersProps) {
  const words = useWords(jobSearchWords);
  const { payFrom, payTo } = search;
  const upTo = PAY_TO.filter((pay) => payFrom === null || pay >= payFrom);
  function handlePayFrom(value: string) {
    const from = stepOf(PAY_FROM, value);
    const isTurned = from !== null && payTo !== null && payTo < from;
    onChange({ payFrom: from, ...(isTurned && { payTo: null }) });
  }
  return (
    <>
      <Pay>
        <Select
          label={words.payFromLabel}
          value={payFrom?.toString() ?? ""}
          options={withAny(words.anyPay, PAY_FROM, words.lakh)}
          onChange={(event) => handlePayFrom(event.target.value)}
        />
        <Select
          label={words.payToLabel}
          value={payTo?.toString() ?? ""}
          options={withAny(words.anyPay, upTo, words.lakh)}
          onChange={(event) => onChange({ payTo: stepOf(PAY_TO, event.target.value) })}
        />
        <PerYear>{words.aYear}</PerYear>
      </Pay>
      <SkillsFilter skills={search.skills} onChange={(skills) => onChange({ skills })} />
      <Checkbox
        label={words.verifiedCompanies}
        checked={search.verified}
        onChange={(verified) => onChange({ verified })}
      />
      <Checkbox
        label={words.replyingCompanies}
        checked={search.replies}
        onChange={(replies) => onChange({ replies })}
      />
    </>
  );
}

const withAny = (any: string, steps: readonly number[], nameOf: (step: number) => string) => [
  { value: "", label: any },
  ...steps.map((step) => ({ value: String(step), label: nameOf(step) })),
];

/** Shows what the advanced filters are and which plan has them, to somebody who can't use them yet. */
export function LockedFilters() {
  const words = useWords(jobSearchWords);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Locked>
        <LockKeyhole size={18} aria-hidden />
        <Heading id={headingId}>{words.advancedFilters}</Heading>
        <Reason>{words.advancedLocked}</Reason>
        <Parts>
          {words.advancedParts.map((part) => (
            <li key={part}>
              {part}
              <LockKeyhole size={14} aria-hidden />
            </li>
          ))}
        </Parts>
        <ButtonLink to={paths.plans} tone="secondary" size="sm" fullWidth="always">
          {words.upgrade}
        </ButtonLink>
      </Locked>
    </section>
  );
}

/* Beside each other only where there is room for "₹2.5 lakh" in both. */
const Pay = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(132px, 1fr));
  gap: 10px;
`;

const PerYear = styled.p`
  grid-column: 1 / -1;
  margin-top: -4px;
  ${text.meta}
`;

const Locked = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  column-gap: 10px;
  padding: ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
  background: ${color.canvas};

  > svg {
    color: ${color.brand800};
  }

  > a {
    grid-column: 1 / -1;
  }
`;

const Heading = styled.h3`
  ${text.label}
`;

const Reason = styled.p`
  grid-column: 1 / -1;
  ${text.meta}
`;

const Parts = styled.ul`
  display: grid;
  grid-column: 1 / -1;
  margin-block: ${space.s3};
  border-top: 1px solid ${color.line};
  padding-top: ${space.s2};
  ${text.meta}

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 32px;
  }
`;
