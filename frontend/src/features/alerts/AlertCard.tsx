import { Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { useAccountUser } from "../../auth/session";
import {
  Button,
  Card,
  Checkbox,
  color,
  IconButton,
  media,
  openEntryMark,
  Select,
  space,
  text,
} from "../../design-system";
import type { AlertFrequency } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import { RowFacts } from "../jobs/job/JobRowParts";
import { jobsWords } from "../jobs/job/jobs.words";
import type { Alert_AlertFragment } from "./Alerts.generated";
import { alertsWords } from "./alerts.words";
import { useAlertActs } from "./useAlertActs";

const RHYTHMS: readonly AlertFrequency[] = ["INSTANT", "DAILY", "WEEKLY"];
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

/** It can't speak of the week: it has not looked for as long. */
const isNew = ({ createdAt }: Alert_AlertFragment) => Date.now() - Date.parse(createdAt) < WEEK_MS;

interface AlertCardProps {
  alert: Alert_AlertFragment;
  /** What marks it as the one that the address names. */
  marks: object;
}

/** One alert: its search, what it found lately and why, and what changes, pauses and ends it. */
export function AlertCard({ alert, marks }: AlertCardProps) {
  const words = useWords(alertsWords);
  const acts = useAlertActs(alert);
  const hasEmail = useAccountUser()?.email !== null;
  const isPaused = alert.state === "PAUSED";
  return (
    <Surface {...marks}>
      <div>
        <Title>
          <Link to={alert.path}>{alert.title}</Link>
        </Title>
        {alert.conditions.length > 0 && <Quiet>{alert.conditions.join(" · ")}</Quiet>}
      </div>
      {!isPaused && (
        <>
          <Rhythm>
            <Select
              layout="inline"
              label={words.howOften}
              options={RHYTHMS.map((value) => ({ value, label: words.rhythm[value] }))}
              value={alert.frequency}
              onChange={({ target }) => void acts.change({ frequency: target.value as AlertFrequency })}
            />
            {hasEmail && (
              <Checkbox
                label={words.byMail}
                checked={alert.isMailed}
                onChange={(isMailed) => void acts.change({ isMailed })}
              />
            )}
          </Rhythm>
          <Finds alert={alert} />
        </>
      )}
      <Foot>
        <Quiet>
          {isPaused
            ? words.paused(alert.pausedAt ?? "")
            : alert.newJobCount === 0 && (isNew(alert) ? words.noneSince(alert.createdAt) : words.newJobs(0))}
        </Quiet>
        <Acts>
          <Button
            tone="secondary"
            size="sm"
            aria-label={isPaused ? words.startOf(alert.title) : words.pauseOf(alert.title)}
            onClick={() => void acts.change({ isPaused: !isPaused })}
          >
            {isPaused ? words.start : words.pause}
          </Button>
          <IconButton
            tone="plain"
            label={words.end(alert.title)}
            icon={<Trash2 size={18} aria-hidden />}
            onClick={() => void acts.end()}
          />
        </Acts>
      </Foot>
    </Surface>
  );
}

function Finds({ alert: { newJobCount, finds, title } }: { alert: Alert_AlertFragment }) {
  const words = useWords(alertsWords);
  const jobs = useWords(jobsWords);
  return (
    <>
      {newJobCount > 0 && <NewJobs>{words.newJobs(newJobCount)}</NewJobs>}
      {finds.length > 0 && (
        <List aria-label={title}>
          {finds.map(({ job, reasons }) => (
            <li key={job.id}>
              <JobLink to={paths.job(job.id)}>{job.title}</JobLink>
              <RowFacts>
                {[jobs.posterFor(job.company.name, job), job.placesInShort, jobs.payHeadline(job.pay)]
                  .filter(Boolean)
                  .join(" · ")}
              </RowFacts>
              {reasons.length > 0 && <Why>{words.fits(reasons)}</Why>}
            </li>
          ))}
        </List>
      )}
    </>
  );
}

const Surface = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s3};

  &[aria-current] {
    ${openEntryMark}
  }
`;

const Title = styled.h2`
  ${text.cardTitle}
  overflow-wrap: anywhere;

  /* The words stand as somebody typed them into the search. */
  &::first-letter {
    text-transform: uppercase;
  }

  > a {
    text-decoration: none;
  }

  ${media.hover} {
    > a:hover {
      text-decoration: underline;
    }
  }
`;

const Quiet = styled.p`
  ${text.meta}
  overflow-wrap: anywhere;
`;

const Rhythm = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s5};
  align-items: center;
`;

const NewJobs = styled.p`
  ${text.label}
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s4};
`;

const JobLink = styled(Link)`
  ${text.label}
  overflow-wrap: anywhere;
`;

const Why = styled.p`
  ${text.meta}
  color: ${color.ok};
`;

const Foot = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  justify-content: space-between;
  margin-bottom: -${space.s2};
  padding-top: ${space.s2};
  border-top: 1px solid ${color.line};
`;

const Acts = styled.div`
  display: flex;
  flex: none;
  gap: ${space.s1};
  align-items: center;
`;
