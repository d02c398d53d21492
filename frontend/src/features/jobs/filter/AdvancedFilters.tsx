import { LockKeyhole } from "lucide-react";
import { useId } from "react";
import styled from "styled-components";
import { ButtonLink, Checkbox, color, radius, space, text } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import type { JobSearch } from "./job-search";
import { jobSearchWords } from "./job-search.words";
import { SkillsFilter } from "./SkillsFilter";

interface AdvancedFiltersProps {
  search: JobSearch;
  onChange(changes: Partial<JobSearch>): void;
}

/** Several skills at once and which companies, for the plans that have them (PLAN-08). */
export function AdvancedFilters({ search, onChange }: AdvancedFiltersProps) {
  const words = useWords(jobSearchWords);
  return (
    <>
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
