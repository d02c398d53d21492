import styled from "styled-components";
import { color, fontSize, media, radius, space } from "../tokens";

interface BarListProps {
  /** A bar's figure as it is drawn, null for none, and the words for it. */
  bars: readonly { key: string; name: string; figure: number | null; label: string; remark?: string }[];
}

/** Figures by name as lying bars, each with its own; the longest is the greatest figure. */
export function BarList({ bars }: BarListProps) {
  const most = Math.max(...bars.map(({ figure }) => figure ?? 0), 0);
  return (
    <List>
      {bars.map(({ key, name, figure, label, remark }) => (
        <Row key={key}>
          <span>{name}</span>
          <Track>
            <Bar style={{ width: `${((figure ?? 0) / (most || 1)) * 100}%` }} />
          </Track>
          <Label>
            {label} {remark && <span>{remark}</span>}
          </Label>
        </Row>
      ))}
    </List>
  );
}

const List = styled.div`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(0, 1fr) auto;
  gap: 10px ${space.s3};
  align-items: center;
  font-size: ${fontSize.fs14};

  /* The name gets a line of its own. */
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    row-gap: ${space.s3};
  }
`;

const Row = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  color: ${color.ink};

  > :first-child {
    overflow-wrap: anywhere;
  }

  ${media.phone} {
    row-gap: 2px;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

const Track = styled.div`
  height: 16px;
  border-radius: ${radius.rSm};
  background: ${color.line};
  overflow: hidden;
`;

const Bar = styled.div`
  height: 100%;
  min-width: 0;
  border-radius: 4px;
  background: ${color.brand500};

  ${media.forcedColors} {
    background: Highlight;
  }
`;

const Label = styled.div`
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  text-align: right;

  > span {
    display: inline-block;
    min-width: 3.2em;
    color: ${color.muted};
    font-weight: 400;
  }
`;
