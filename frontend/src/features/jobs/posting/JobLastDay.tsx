import { CalendarPlus } from "lucide-react";
import styled from "styled-components";
import { Button, space, TextField } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { JobForm_JobFragment } from "./JobForm.generated";
import { ownJobsWords } from "../own/own-jobs.words";
import { extendedUntil, extensionOf, reopenedUntil, useOwnJobActs } from "../own/useOwnJobActs";

/** Until when a posted job is open, and what lets it run longer: at once, for that is no part of what the job says. */
export function JobLastDay({ job }: { job: JobForm_JobFragment }) {
  const words = useWords(ownJobsWords);
  const acts = useOwnJobActs();
  const { extend, reopen } = job.viewerCan;
  const days = extensionOf(job);
  const closedAt = job.standing?.closedAt;
  const [label, act] =
    extend && days > 0
      ? [words.extend(days, extendedUntil(job, days)), () => acts.extend(job, days)]
      : reopen
        ? [words.reopen(reopenedUntil(job)), () => acts.reopen(job)]
        : [];
  return (
    <Stack>
      <TextField
        label={words.lastDay}
        value={closedAt ? words.closedOn(closedAt) : words.day(job.openUntil)}
        readOnly
        hint={act ? words.atOnce : extend && words.runsLongest}
      />
      {act && (
        <Button
          tone="secondary"
          size="sm"
          icon={<CalendarPlus size={18} aria-hidden />}
          onClick={() => void act()}
        >
          {label}
        </Button>
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s2};
  justify-items: start;
  min-width: 0;

  > :first-child {
    width: 100%;
  }
`;
