import { color } from "../tokens";

/** What the drawn charts have in common: figures of 12 px on a quiet grid. */
const tick = { fill: color.muted, fontSize: 12 };

export const gridSkin = { stroke: color.line, vertical: false } as const;

const LEAST_WIDTH = 40;
/** As long as compact counts are: '12.5K', '12.5 हज़ार'. */
const LONG_COUNT = 12_500;
const LETTER = 6;

/**
 * Three or four whole figures, in a column of one width so that charts above each other share their dates. A compact
 * count has room in it in each language (LANG-22).
 */
export const figureAxisSkin = (compactCount: (count: number) => string) =>
  ({
    tick,
    tickFormatter: compactCount,
    width: Math.max(LEAST_WIDTH, compactCount(LONG_COUNT).length * LETTER),
    tickCount: 4,
    axisLine: false,
    tickLine: false,
    allowDecimals: false,
  }) as const;

export const dateAxisSkin = {
  tick,
  tickLine: false,
  axisLine: { stroke: color.lineStrong },
  tickMargin: 6,
  minTickGap: 28,
} as const;

/** What stands beside or over the last of a row of figures. */
export const lastLabelSkin = { fill: color.ink, fontSize: 14, fontWeight: 600 } as const;

/** Drawn at once: a chart that grows would hold up whoever reads it. */
export const STILL = { isAnimationActive: false } as const;
