import type { RefObject } from "react";
import styled from "styled-components";
import { media, space, useIsDesktop } from "../../../design-system";
import { ActiveFilters } from "../filter/ActiveFilters";
import { JobFilterSheet } from "../filter/FilterPanel";
import type { JobFiltersProps } from "../filter/JobFilters";
import type { JobSearch } from "../filter/job-search";
import { HereTrouble, NearMeChip, useNearMeTyped } from "../filter/NearMe";
import { QuickFilters } from "../filter/QuickFilters";
import { ReadPartKind } from "../../../shared/schema.generated";
import type { JobResults_PageFragment } from "./JobResults.generated";
import { ReadChips, useReadParts } from "./ReadChips";

interface SearchPartsProps {
  /** What the address asks for. */
  asked: JobSearch;
  filters: JobFiltersProps;
  page: JobResults_PageFragment | undefined;
  /** The results' heading, which takes the focus of a chip that is gone. */
  heading: RefObject<HTMLElement | null>;
}

/** Under the search: what was read from its text. Below desks all that narrows stands in one row with it. */
export function SearchParts({ asked, filters, page, heading }: SearchPartsProps) {
  const isDesktop = useIsDesktop();
  const { search, onChange } = filters;
  const { parts, without } = useReadParts(search.q, page && { q: asked.q, read: page.read });
  const nearMe = page && parts.find(({ kind }) => kind === ReadPartKind.NearMe);
  useNearMeTyped({ search, onChange }, nearMe && { without: without(nearMe) });
  function handleNarrowing(changes: Partial<JobSearch>) {
    // The cross that was pressed is gone in a moment, and focus with it.
    heading.current?.focus({ preventScroll: true });
    onChange(changes);
  }
  return (
    <>
      <Row>
        {/* Stays where a window grows, so that an open sheet does. */}
        <Narrow>
          <JobFilterSheet {...filters} found={page} />
        </Narrow>
        <ReadChips parts={parts} onRemove={(part) => onChange({ q: without(part) })} fallback={heading} />
        {!isDesktop && (
          <ActiveFilters search={search} isTextRead={parts.length > 0} onChange={handleNarrowing} />
        )}
        <NearMeChip search={search} onChange={onChange} />
        {!isDesktop && page?.total !== 0 && <QuickFilters {...filters} total={page?.total} />}
      </Row>
      <HereTrouble search={search} />
    </>
  );
}

const Narrow = styled.div`
  ${media.desktop} {
    display: none;
  }

  ${media.noScript} {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2};
  margin-top: ${space.s3};

  /* One line that scrolls, to the page's edges. */
  ${media.belowDesktop} {
    flex-wrap: nowrap;
    margin-inline: calc(-1 * ${space.s5});
    padding: 4px ${space.s5};
    overflow-x: auto;
    scrollbar-width: none;

    > * {
      flex: none;
    }
  }

  ${media.phone} {
    margin-inline: calc(-1 * ${space.s4});
    padding-inline: ${space.s4};
  }
`;
