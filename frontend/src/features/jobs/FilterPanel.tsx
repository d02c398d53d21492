import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import styled from "styled-components";
import { Button, Card, Drawer, media, preloadDrawer, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { JobFilters, type JobFiltersProps } from "./JobFilters";
import { countFilters, NO_FILTERS } from "./job-search";
import { jobsWords } from "./jobs.words";

/** The filters beside the list, where there is room for a second column. */
export function FilterPanel(props: JobFiltersProps) {
  const words = useWords(jobsWords);
  const headingId = useId();
  const count = countFilters(props.search);
  return (
    <Panel as="section" aria-labelledby={headingId}>
      <Head>
        <Heading id={headingId}>{words.filters}</Heading>
        {count > 0 && (
          <Button tone="text" size="sm" onClick={() => props.onChange(NO_FILTERS)}>
            {words.clearFilters}
          </Button>
        )}
      </Head>
      <JobFilters {...props} />
    </Panel>
  );
}

/** The same in a sheet, behind a button that says how many are chosen; for smaller screens. */
export function FilterSheet({ found, ...props }: JobFiltersProps & { found: string | undefined }) {
  const words = useWords(jobsWords);
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(props.search);
  return (
    <Narrow onPointerEnter={preloadDrawer} onFocus={preloadDrawer}>
      <Button
        tone="secondary"
        icon={<SlidersHorizontal size={18} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {words.filtersChosen(count)}
      </Button>
      <Drawer
        side="bottom"
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={words.filters}
        footer={
          <Foot>
            {count > 0 && (
              <Button tone="text" size="lg" onClick={() => props.onChange(NO_FILTERS)}>
                {words.clearFilters}
              </Button>
            )}
            <Button size="lg" onClick={() => setIsOpen(false)}>
              {words.showJobs(found ?? words.jobs.toLowerCase())}
            </Button>
          </Foot>
        }
      >
        <JobFilters {...props} />
      </Drawer>
    </Narrow>
  );
}

const Panel = styled(Card)`
  padding: 20px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 36px;
  margin-bottom: ${space.s2};
`;

const Heading = styled.h2`
  ${text.cardTitle}
`;

const Narrow = styled.div`
  ${media.desktop} {
    display: none;
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space.s3};

  > button:last-child {
    flex: 1;
  }
`;
