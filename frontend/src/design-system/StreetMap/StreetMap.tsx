import { useMemo } from "react";
import styled from "styled-components";
import { useIsServed } from "../../shared/page-view";
import { color, media } from "../tokens";
import { polygonsPath, streetMap } from "./street-map";

export type StreetMapTone = "pale" | "deep";

interface StreetMapProps {
  /** A city's name, or any text: each has its own streets, and keeps them. */
  seed: string;
  /** Extent of the drawing in map units; the element itself fills its box and crops what does not fit. */
  width: number;
  height: number;
  tone?: StreetMapTone;
  className?: string;
}

/**
 * The house's one decoration: a pale map of street blocks. Five DOM nodes whatever its size, hidden from readers. A
 * served page has its place alone: the streets would be most of the page's weight.
 */
export function StreetMap({ seed, width, height, tone = "pale", className }: StreetMapProps) {
  const isServed = useIsServed();
  const paths = useMemo(() => {
    if (isServed) return null;
    const { blocks, parks, water, avenue, avenueWidth } = streetMap(seed, width, height);
    return {
      blocks: polygonsPath(blocks),
      parks: polygonsPath(parks),
      water: polygonsPath(water),
      avenue,
      avenueWidth,
    };
  }, [isServed, seed, width, height]);

  return (
    <Map
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      $tone={tone}
    >
      {paths && (
        <>
          <path data-part="blocks" d={paths.blocks} />
          <path data-part="parks" d={paths.parks} />
          <path data-part="water" d={paths.water} />
          <path data-part="avenue" d={paths.avenue} strokeWidth={paths.avenueWidth} />
        </>
      )}
    </Map>
  );
}

const palettes: Record<StreetMapTone, string> = {
  pale: `
    --map-street: ${color.surface};
    --map-block: ${color.brand50};
    --map-park: color-mix(in srgb, ${color.ok} 12%, transparent);
    --map-water: color-mix(in srgb, ${color.sky500} 15%, transparent);
  `,
  deep: `
    --map-street: ${color.deep};
    --map-block: color-mix(in srgb, ${color.deepHover} 55%, ${color.deep});
    --map-park: color-mix(in srgb, ${color.brand500} 20%, ${color.deep});
    --map-water: color-mix(in srgb, ${color.sky500} 40%, ${color.deep});
  `,
};

const Map = styled.svg<{ $tone: StreetMapTone }>`
  ${({ $tone }) => palettes[$tone]}
  display: block;
  width: 100%;
  height: 100%;
  overflow: hidden;
  background: var(--map-street);

  ${media.forcedColors} {
    visibility: hidden;
  }

  [data-part="blocks"] {
    fill: var(--map-block);
  }
  [data-part="parks"] {
    fill: var(--map-park);
  }
  [data-part="water"] {
    fill: var(--map-water);
  }
  [data-part="avenue"] {
    fill: none;
    stroke: var(--map-street);
  }
`;
