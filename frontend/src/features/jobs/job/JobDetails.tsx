import {
  Accessibility,
  Bike,
  CalendarClock,
  Clock,
  ExternalLink,
  Languages,
  Sprout,
  type LucideIcon,
} from "lucide-react";
import styled from "styled-components";
import { color, media, space, text } from "../../../design-system";
import { indianDay } from "../../../shared/language/formats";
import { useMountedAt } from "../../../shared/page-view";
import { useWords } from "../../../shared/words";
import type { ToldJob } from "./job-fields";
import { jobsWords } from "./jobs.words";

type Words = (typeof jobsWords)["en"];

interface Detail {
  icon: LucideIcon;
  label: string;
  said: string;
}

const joined = (parts: readonly (string | false | null)[]) => parts.filter(Boolean).join(", ");

/** What a job tells beside its first facts; nothing of what it leaves out. */
export function jobDetails(words: Words, job: ToldJob): Detail[] {
  const { shift, daysAWeek, languages, englishLevel, noticePeriodDays, ownTwoWheeler } = job;
  const english = englishLevel && `${words.englishLevel}: ${words.englishLevels[englishLevel].toLowerCase()}`;
  const details = [
    {
      icon: Clock,
      label: words.shift,
      said: joined([shift && words.shifts[shift], daysAWeek !== null && words.days(daysAWeek)]),
    },
    { icon: Languages, label: words.languages, said: joined([...languages, english]) },
    { icon: Sprout, label: words.freshers, said: job.freshersWelcome ? words.welcome : "" },
    { icon: Bike, label: words.twoWheeler, said: ownTwoWheeler ? words.ownTwoWheeler : "" },
    {
      icon: CalendarClock,
      label: words.noticePeriodDays,
      said: noticePeriodDays === null ? "" : words.noticePeriods(noticePeriodDays),
    },
    { icon: ExternalLink, label: words.howToApply, said: siteOf(words, job) },
    { icon: Accessibility, label: words.facilitiesForDisabled, said: job.facilitiesForDisabled ?? "" },
  ];
  return details.filter(({ said }) => said !== "");
}

function siteOf(words: Words, { applyUrl }: ToldJob): string {
  return applyUrl && URL.canParse(applyUrl) ? words.onSite(new URL(applyUrl).host) : "";
}

/** A walk-in that one can still come to; null of one that is past. */
export function walkInAhead({ walkInFrom, walkInUntil, walkInHours, walkInVenue }: ToldJob, today: string) {
  return walkInUntil && walkInUntil >= today
    ? { from: walkInFrom || null, until: walkInUntil, hours: walkInHours, venue: walkInVenue }
    : null;
}

export function JobDetails({ job }: { job: ToldJob }) {
  const words = useWords(jobsWords);
  const walkIn = walkInAhead(job, indianDay(useMountedAt()));
  return (
    <>
      <List>
        {jobDetails(words, job).map(({ icon: Icon, label, said }) => (
          <div key={label}>
            <dt>
              <Icon size={18} aria-hidden />
              {label}
            </dt>
            <dd>{said}</dd>
          </div>
        ))}
      </List>
      {walkIn && (
        <WalkIn>
          <strong>
            {words.walkIn}: {joined([words.walkInDays(walkIn.from, walkIn.until), walkIn.hours])}
          </strong>
          {walkIn.venue}
        </WalkIn>
      )}
    </>
  );
}

const List = styled.dl`
  display: grid;

  > div {
    display: grid;
    grid-template-columns: 220px minmax(0, 1fr);
    gap: ${space.s4};
    padding-block: ${space.s3};
    border-bottom: 1px solid ${color.line};
  }

  > div:last-child {
    border-bottom: 0;
  }

  ${media.phone} {
    > div {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      gap: ${space.s3};
    }
  }

  dt {
    display: flex;
    gap: ${space.s2};
    align-items: start;
    ${text.meta}
  }

  dt > svg {
    flex: none;
    color: ${color.faint};
  }

  dd {
    color: ${color.ink};
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const WalkIn = styled.p`
  padding: ${space.s4};
  border: 1px solid ${color.brand300};
  border-radius: 10px;
  margin-top: ${space.s3};
  background: ${color.brand50};
  color: ${color.ink2};
  overflow-wrap: anywhere;

  > strong {
    display: block;
    color: ${color.ink};
    font-weight: 600;
  }
`;
