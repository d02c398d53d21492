import { ChartCard } from "../../design-system/Chart/ChartCard";
import { TrendChart } from "../../design-system/Chart/charts";
import { useWords } from "../../shared/words";
import { analyticsWords } from "./analytics.words";
import type { AnalyticsScreenQuery } from "./AnalyticsScreen.generated";

type Days = AnalyticsScreenQuery["employerAnalytics"]["days"];

/** From so many hours on a scale in days reads better. */
const HOURS_IN_DAYS = 48;

/** Each day's views and applications, and how fast those of the day were answered. */
export function DaysCard({ days, today }: { days: Days; today: string }) {
  const words = useWords(analyticsWords);
  const longest = Math.max(...days.map(({ medianHoursToAnswer }) => medianHoursToAnswer ?? 0));
  const isAnswered = days.some(({ medianHoursToAnswer }) => medianHoursToAnswer !== null);
  const hoursOfUnit = longest >= HOURS_IN_DAYS ? 24 : 1;
  const answerPanel = {
    name: hoursOfUnit === 24 ? words.answerInDays : words.answerInHours,
    format: (value: number) => words.duration(value * hoursOfUnit),
  };
  return (
    <ChartCard
      title={words.byDay}
      columns={[words.day, words.views, words.applications, words.answerShort]}
      rows={[...days].reverse().map(({ day, views, applications, medianHoursToAnswer }) => ({
        key: day,
        cells: [
          day === today ? words.todaySoFar(day) : words.dayOf(day),
          words.count(views),
          words.count(applications),
          applications === 0 ? "–" : words.duration(medianHoursToAnswer),
        ],
      }))}
    >
      <TrendChart
        points={days.map(({ day, views, applications, medianHoursToAnswer: hours }) => ({
          at: day,
          values: [views, applications, hours === null ? null : hours / hoursOfUnit],
        }))}
        panels={[
          { name: words.views, format: words.count },
          { name: words.applications, format: words.count },
          ...(isAnswered ? [answerPanel] : []),
        ]}
        unfinished={today}
        nameOf={words.shortDayOf}
        fullNameOf={words.dayOf}
      />
    </ChartCard>
  );
}
