import { useState } from "react";
import { Select } from "../../design-system";
import { BarList } from "../../design-system/Chart/BarList";
import { ChartCard } from "../../design-system/Chart/ChartCard";
import { useWords } from "../../shared/words";
import { analyticsWords } from "./analytics.words";
import type { AnalyticsScreenQuery } from "./AnalyticsScreen.generated";

type Job = AnalyticsScreenQuery["employerAnalytics"]["jobs"][number];

const FIGURES = ["applications", "views", "shortlisted", "medianHoursToAnswer"] as const;
type Figure = (typeof FIGURES)[number];

const MOST_BARS = 10;

/** The jobs beside each other in one figure; in the table in all of them. */
export function JobsCard({ jobs }: { jobs: readonly Job[] }) {
  const words = useWords(analyticsWords);
  const [figure, setFigure] = useState<Figure>("applications");
  const names: Record<Figure, string> = {
    applications: words.applications,
    views: words.views,
    shortlisted: words.shortlisted,
    medianHoursToAnswer: words.answers,
  };
  const titles = jobs.map(({ title }) => title);
  const nameOf = ({ title, location }: Job) =>
    titles.indexOf(title) === titles.lastIndexOf(title) ? title : words.jobAt(title, location);
  const shown = jobs.toSorted((a, b) => (b[figure] ?? -1) - (a[figure] ?? -1)).slice(0, MOST_BARS);
  return (
    <ChartCard
      title={words.jobs}
      hint={jobs.length > shown.length ? words.mostJobs(shown.length, jobs.length) : undefined}
      control={
        <Select
          layout="inline"
          label={words.figure}
          value={figure}
          options={FIGURES.map((value) => ({ value, label: names[value] }))}
          onChange={(event) => setFigure(FIGURES.find((one) => one === event.target.value) ?? figure)}
        />
      }
      columns={[words.job, words.views, words.applications, words.shortlisted, words.answerShort]}
      rows={jobs.map((job) => ({
        key: job.jobId,
        cells: [
          nameOf(job),
          ...[job.views, job.applications, job.shortlisted].map(words.count),
          answerOf(job, words),
        ],
      }))}
    >
      <BarList
        bars={shown.map((job) => ({
          key: job.jobId,
          name: nameOf(job),
          figure: job[figure],
          label: figure === "medianHoursToAnswer" ? answerOf(job, words) : words.count(job[figure]),
        }))}
      />
    </ChartCard>
  );
}

/** How fast a job's applications were answered; a dash where there was nothing to answer. */
function answerOf(
  { applications, medianHoursToAnswer }: Job,
  { duration }: { duration(hours: number | null): string },
): string {
  return applications === 0 ? "–" : duration(medianHoursToAnswer);
}
