import { BarList } from "../design-system/Chart/BarList";
import { ChartCard } from "../design-system/Chart/ChartCard";
import { ColumnPlot } from "../design-system/Chart/ColumnPlot";
import { TrendPlot } from "../design-system/Chart/TrendPlot";
import { Grid, Shelf, Specimen } from "./Specimen";

const WEEKS = [12, 18, 9, 24, 31, 27, 35].map((figure, index) => ({ at: `Week ${index + 1}`, figure }));
const STAGES = [
  { key: "sent", name: "Sent", figure: 240, label: "240" },
  { key: "viewed", name: "Viewed", figure: 180, label: "180", remark: "75%" },
  { key: "hired", name: "Hired", figure: 6, label: "6", remark: "3%" },
  { key: "late", name: "Late", figure: null, label: "–" },
];

const same = (at: string) => at;
const plain = (figure: number) => String(figure);
const rows = WEEKS.map(({ at, figure }) => ({ key: at, cells: [at, plain(figure)] }));

export function ChartShelf() {
  return (
    <Shelf title="Charts">
      <Grid>
        <ChartCard title="Jobs posted" columns={["Week", "Jobs"]} rows={rows}>
          <ColumnPlot columns={WEEKS} name="Jobs" format={plain} nameOf={same} fullNameOf={same} />
        </ChartCard>
        <ChartCard
          title="Stages"
          hint="Of the last 30 days"
          columns={["Stage", "People"]}
          rows={STAGES.map(({ key, name, label }) => ({ key, cells: [name, label] }))}
        >
          <BarList bars={STAGES} />
        </ChartCard>
        <Specimen name="TrendPlot" isWide>
          <ChartCard title="Views" columns={["Week", "Views"]} rows={rows}>
            <TrendPlot
              points={WEEKS.map(({ at, figure }) => ({
                at,
                values: [figure, figure > 20 ? figure / 4 : null],
              }))}
              panels={[
                { name: "Views", format: plain },
                { name: "Applications", format: plain },
              ]}
              nameOf={same}
              fullNameOf={same}
            />
          </ChartCard>
        </Specimen>
      </Grid>
    </Shelf>
  );
}
