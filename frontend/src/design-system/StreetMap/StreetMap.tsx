import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { savesData } from "../../shared/saves-data";
import { color, media } from "../tokens";
import { whenIdle } from "../when-idle";
import { whenNear } from "../when-near";

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

interface Streets {
  blocks: string;
  parks: string;
  water: string;
  avenue: string;
  avenueWidth: number;
}

async function streetsOf(seed: string, width: number, height: number): Promise<Streets> {
  const { polygonsPath, streetMap } = await import("./street-map");
  const { blocks, parks, water, avenue, avenueWidth } = streetMap(seed, width, height);
  return {
    blocks: polygonsPath(blocks),
    parks: polygonsPath(parks),
    water: polygonsPath(water),
    avenue,
    avenueWidth,
  };
}

/**
 * The house's one decoration: a pale map of street blocks. Five DOM nodes whatever its size, hidden from readers. Its
 * place comes with the page, and its streets when it is near and the browser idle; where the connection saves data,
 * the place stays bare.
 */
export function StreetMap({ seed, width, height, tone = "pale", className }: StreetMapProps) {
  const { place, streets } = useStreets(seed, width, height);
  return (
    <Map
      ref={place}
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      $tone={tone}
    >
      {streets && (
        <>
          <path data-part="blocks" d={streets.blocks} />
          <path data-part="parks" d={streets.parks} />
          <path data-part="water" d={streets.water} />
          <path data-part="avenue" d={streets.avenue} strokeWidth={streets.avenueWidth} />
        </>
      )}
    </Map>
  );
}

function useStreets(seed: string, width: number, height: number) {
  const place = useRef<SVGSVGElement>(null);
  const [streets, setStreets] = useState<Streets>();
  useEffect(() => {
    if (!place.current || savesData()) return;
    let isWanted = true;
    const stopWaiting = whenNear(place.current, () =>
      whenIdle(() => {
        if (!isWanted) return;
        streetsOf(seed, width, height).then(
          (found) => isWanted && setStreets(found),
          // It decorates, and nothing is missing without it.
          () => undefined,
        );
      }),
    );
    return () => {
      isWanted = false;
      stopWaiting();
    };
  }, [seed, width, height]);
  return { place, streets };
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
