import { lazy } from "react";

/** Charts whose drawing code loads when one is first shown: put them into a ChartCard, which waits for it. */
export const TrendChart = lazy(async () => ({ default: (await import("./TrendPlot")).TrendPlot }));
export const ColumnChart = lazy(async () => ({ default: (await import("./ColumnPlot")).ColumnPlot }));
