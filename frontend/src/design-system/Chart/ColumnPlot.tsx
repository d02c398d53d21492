import { Bar, BarChart, CartesianGrid, ReferenceDot, Tooltip, XAxis, YAxis } from "recharts";
import { useFormats } from "../../shared/language/formats";
import { color } from "../tokens";
import { PlotReading } from "./PlotReading";
import { dateAxisSkin, figureAxisSkin, gridSkin, lastLabelSkin, STILL } from "./plot-skin";

interface Column {
  /** Tells the columns apart. */
  at: string;
  figure: number;
}

interface ColumnPlotProps {
  /** In the order of time. */
  columns: readonly Column[];
  /** What the figures count, such as 'Jobs'. */
  name: string;
  format(figure: number): string;
  /** The time of a column, short for the axis and in full for its reading. */
  nameOf(at: string): string;
  fullNameOf(at: string): string;
}

const HEIGHT = 196;
const MARGIN = { top: 22, right: 14, bottom: 2, left: 0 };

/** Figures over time as columns; the last one is darker and has its figure over it. */
export function ColumnPlot({ columns, name, format, nameOf, fullNameOf }: ColumnPlotProps) {
  const { compactCount } = useFormats();
  const last = columns.at(-1);
  const read = (at: unknown) => {
    const column = columns.find((one) => one.at === at);
    if (!column) return null;
    return <PlotReading title={fullNameOf(column.at)} figures={[{ name, text: format(column.figure) }]} />;
  };
  const bars = columns.map((column) => ({
    ...column,
    fill: column === last ? color.brand800 : color.brand500,
  }));
  return (
    <BarChart
      responsive
      style={{ width: "100%", height: HEIGHT }}
      data={bars}
      margin={MARGIN}
      accessibilityLayer={false}
    >
      <CartesianGrid {...gridSkin} />
      <XAxis {...dateAxisSkin} dataKey="at" tickFormatter={nameOf} interval="equidistantPreserveStart" />
      <YAxis {...figureAxisSkin(compactCount)} />
      <Tooltip
        {...STILL}
        cursor={{ fill: color.line, fillOpacity: 0.6 }}
        content={({ active, label }) => (active ? read(label) : null)}
      />
      <Bar {...STILL} dataKey="figure" name={name} maxBarSize={24} radius={[3, 3, 0, 0]} />
      {last && (
        <ReferenceDot
          x={last.at}
          y={last.figure}
          r={0}
          label={{ ...lastLabelSkin, value: format(last.figure), position: "top" }}
        />
      )}
    </BarChart>
  );
}
