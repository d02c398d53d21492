import styled from "styled-components";
import { Card, LoadFailure, media, Skeleton, SkeletonGroup, space } from "../../../design-system";
import { ChartCard } from "../../../design-system/Chart/ChartCard";
import { ColumnChart } from "../../../design-system/Chart/charts";
import { useWords } from "../../../shared/words";
import { adminDashboardWords } from "./admin-dashboard.words";
import { useGrowthChartsQuery } from "./GrowthCharts.generated";
import { weeksOf } from "./weeks-of";

const WEEKS = 13;

/** What came each week: users, jobs and applications. */
export function GrowthCharts() {
  const words = useWords(adminDashboardWords);
  const { data, loading, refetch } = useGrowthChartsQuery({
    variables: { days: WEEKS * 7 },
    fetchPolicy: "cache-and-network",
  });
  if (!data)
    return loading ? (
      <SkeletonGroup>
        <Skeleton width="100%" height={280} shape="tile" />
      </SkeletonGroup>
    ) : (
      <Card>
        <LoadFailure onRetry={() => void refetch()} />
      </Card>
    );
  const weeks = weeksOf(data.adminGrowth);
  const columnsOf = (figure: "users" | "jobs" | "applications") =>
    weeks.map((week) => ({ at: week.from, to: week.to, figure: week[figure] }));
  return (
    <Row aria-label={words.growth} role="group">
      <GrowthCard title={words.newUsers} columns={columnsOf("users")} />
      <GrowthCard title={words.jobsPosted} columns={columnsOf("jobs")} />
      <GrowthCard title={words.applications} columns={columnsOf("applications")} />
    </Row>
  );
}

interface GrowthCardProps {
  title: string;
  columns: readonly { at: string; to: string; figure: number }[];
}

function GrowthCard({ title, columns }: GrowthCardProps) {
  const words = useWords(adminDashboardWords);
  const toOf = new Map(columns.map(({ at, to }) => [at, to]));
  const weekOf = (from: string) => words.weekOf(from, toOf.get(from) ?? from);
  const isEmpty = columns.every(({ figure }) => figure === 0);
  return (
    <ChartCard
      title={title}
      hint={isEmpty ? words.noGrowth : words.byWeek(columns.length)}
      columns={[words.week, title]}
      rows={columns
        .toReversed()
        .map(({ at, figure }) => ({ key: at, cells: [weekOf(at), words.count(figure)] }))}
    >
      <ColumnChart
        columns={columns}
        name={title}
        format={words.count}
        nameOf={words.shortDayOf}
        fullNameOf={weekOf}
      />
    </ChartCard>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.s4};

  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
