import { useId, type ReactNode } from "react";
import { Area, AreaChart, CartesianGrid, ReferenceDot, Tooltip, XAxis, YAxis } from "recharts";
import styled from "styled-components";
import { useFormats } from "../../shared/language/formats";
import { color, space } from "../tokens";
import { text } from "../typography";
import { PlotReading } from "./PlotReading";
import { dateAxisSkin, figureAxisSkin, gridSkin, lastLabelSkin, STILL } from "./plot-skin";

interface TrendPoint {
  /** Tells the points apart, such as a day. */
  at: string;
  /** One for each panel; null: there is none at this time. */
  values: readonly (number | null)[];
}

interface TrendPanel {
  name: string;
  format(value: number): string;
}

interface TrendPlotProps {
  points: readonly TrendPoint[];
  panels: readonly TrendPanel[];
  /** The last time, while it is not over: the way there is dashed, or it would look like a fall. */
  unfinished?: string | undefined;
  /** The time of a point, short for the axis and in full for its reading. */
  nameOf(at: string): string;
  fullNameOf(at: string): string;
}

const PANEL_HEIGHT = 132;
const AXIS_HEIGHT = 28;
// Room for the last figure, written to the right of its dot.
const MARGIN = { top: 10, right: 88, bottom: 10, left: 0 };

/** Rows of figures over the same times, each in a panel and on a scale of its own. */
export function TrendPlot({ points, panels, unfinished, nameOf, fullNameOf }: TrendPlotProps) {
  const together = useId();
  const read = (at: unknown) => {
    const point = points.find((one) => one.at === at);
    if (!point) return null;
    const figures = panels.map(({ name, format }, index) => {
      const value = point.values[index] ?? null;
      return { name, text: value === null ? "–" : format(value) };
    });
    return <PlotReading title={fullNameOf(point.at)} figures={figures} />;
  };
  return (
    <Panels>
      {panels.map((panel, index) => (
        <div key={panel.name}>
          <Name>{panel.name}</Name>
          <Panel
            {...{ points, panel, index, unfinished, nameOf, together }}
            isLast={index === panels.length - 1}
            // One reading for all panels: it has the figures of each.
            read={index === 0 ? read : () => null}
          />
        </div>
      ))}
    </Panels>
  );
}

interface PanelProps extends Pick<TrendPlotProps, "points" | "unfinished" | "nameOf"> {
  panel: TrendPanel;
  index: number;
  isLast: boolean;
  together: string;
  read(at: unknown): ReactNode;
}

function Panel({ points, panel, index, unfinished, isLast, nameOf, together, read }: PanelProps) {
  const { compactCount } = useFormats();
  const valueOf = (point: TrendPoint) => point.values[index] ?? null;
  const last = points.findLast((point) => valueOf(point) !== null);
  const lastValue = last ? valueOf(last) : null;
  const isSparse = points.some((point) => valueOf(point) === null);
  const isOver = ({ at }: TrendPoint) => at !== unfinished;
  const over = points.filter(isOver);
  // From the last point that is over to the one that is not.
  const isUnderWay = (point: TrendPoint) => !isOver(point) || point === over.at(-1);
  return (
    <AreaChart
      responsive
      style={{ width: "100%", height: PANEL_HEIGHT + (isLast ? AXIS_HEIGHT : 0) }}
      data={points}
      margin={MARGIN}
      syncId={together}
      accessibilityLayer={false}
    >
      <CartesianGrid {...gridSkin} />
      <XAxis {...dateAxisSkin} dataKey="at" tickFormatter={nameOf} height={AXIS_HEIGHT} hide={!isLast} />
      <YAxis {...figureAxisSkin(compactCount)} />
      <Tooltip
        {...STILL}
        cursor={{ stroke: color.muted, strokeDasharray: "3 3" }}
        allowEscapeViewBox={{ x: false, y: true }}
        wrapperStyle={{ zIndex: 1 }}
        content={({ active, label }) => (active ? read(label) : null)}
      />
      <Area
        {...STILL}
        dataKey={(point: TrendPoint) => (isOver(point) ? valueOf(point) : null)}
        name={panel.name}
        type="linear"
        connectNulls
        stroke={color.brand700}
        strokeWidth={2}
        fill={isSparse ? "none" : color.brand50}
        fillOpacity={1}
        dot={isSparse ? { r: 2.5, fill: color.surface } : false}
        activeDot={{ r: 4, fill: color.brand700 }}
      />
      {over.length < points.length && (
        <Area
          {...STILL}
          dataKey={(point: TrendPoint) => (isUnderWay(point) ? valueOf(point) : null)}
          type="linear"
          connectNulls
          stroke={color.brand700}
          strokeWidth={2}
          strokeDasharray="4 4"
          fill="none"
        />
      )}
      {last && lastValue !== null && lastMark(last.at, lastValue, panel, isOver(last))}
    </AreaChart>
  );
}

/** The last figure beside its dot, which is hollow while its time is not over. */
function lastMark(at: string, value: number, panel: TrendPanel, isOver: boolean) {
  const [fill, stroke] = isOver ? [color.brand700, color.surface] : [color.surface, color.brand700];
  const label = { ...lastLabelSkin, value: panel.format(value), position: "right" } as const;
  return <ReferenceDot x={at} y={value} r={3.5} fill={fill} stroke={stroke} label={label} />;
}

const Panels = styled.div`
  display: grid;
  gap: ${space.s3};
`;

const Name = styled.p`
  ${text.meta}
  font-weight: 500;
`;
