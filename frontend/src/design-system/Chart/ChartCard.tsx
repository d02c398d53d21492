import { Suspense, useId, useState, type ReactNode } from "react";
import styled from "styled-components";
import { Card } from "../Card/Card";
import { Skeleton } from "../Skeleton/Skeleton";
import { color, media, space } from "../tokens";
import { text } from "../typography";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden";
import { ChartBoundary } from "./ChartBoundary";
import { FigureTable, type FigureTableProps } from "./FigureTable";
import { type ChartView, ViewSwitch } from "./ViewSwitch";

interface ChartCardProps extends FigureTableProps {
  title: string;
  hint?: string | undefined;
  /** Chooses what the chart shows; the table has all of it. */
  control?: ReactNode;
  /** The drawing, which may load late. */
  children: ReactNode;
}

/**
 * Figures as a chart or, on demand, as the table behind it. Screen readers get the table either way, and everybody does
 * where the chart could not be loaded.
 */
export function ChartCard({ title, hint, control, columns, rows, children }: ChartCardProps) {
  const headingId = useId();
  const [view, setView] = useState<ChartView>("chart");
  const [hasChart, setHasChart] = useState(true);
  const isChart = hasChart && view === "chart";
  const table = <FigureTable labelledBy={headingId} columns={columns} rows={rows} />;
  return (
    <Surface as="section" aria-labelledby={headingId}>
      <Head>
        <Title id={headingId}>{title}</Title>
        {hasChart && <ViewSwitch title={title} view={view} onChange={setView} />}
        {hint && <p>{hint}</p>}
      </Head>
      {isChart ? (
        <>
          {control && <Control>{control}</Control>}
          <Drawing aria-hidden>
            <ChartBoundary onFailure={() => setHasChart(false)}>
              <Suspense fallback={<Skeleton width="100%" height={200} />}>{children}</Suspense>
            </ChartBoundary>
          </Drawing>
          <VisuallyHidden as="div">{table}</VisuallyHidden>
        </>
      ) : (
        // Reached by keys as well, because it may scroll.
        <Scroll role="group" aria-labelledby={headingId} tabIndex={0}>
          {table}
        </Scroll>
      )}
    </Surface>
  );
}

const Surface = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 0;
  overflow: clip;

  ${media.phone} {
    padding: 0;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s3};
  align-items: center;
  justify-content: space-between;
  padding: ${space.s3} 20px;

  > p {
    flex: 1 0 100%;
    ${text.meta}
  }

  ${media.phone} {
    padding-inline: ${space.s4};
  }
`;

const Title = styled.h2`
  flex: 1;
  ${text.cardTitle}
`;

const Control = styled.div`
  display: flex;
  padding: 0 20px ${space.s3};

  ${media.phone} {
    padding-inline: ${space.s4};
  }
`;

const Drawing = styled.div`
  padding: ${space.s4} 20px;
  border-top: 1px solid ${color.line};

  ${media.phone} {
    padding-inline: ${space.s4};
  }
`;

const Scroll = styled.div`
  max-height: 480px;
  overflow: auto;
`;
