import type { ReactNode } from "react";
import styled from "styled-components";
import { Card, color, fontSize, media, Skeleton, space, text } from "../../../design-system";
import { useFormats } from "../../../shared/language/formats";

/** A row of StatCards, four where there is room, else two. */
export function StatCards({ label, children }: { label: string; children: ReactNode }) {
  return <Row aria-label={label}>{children}</Row>;
}

interface StatCardProps {
  label: string;
  /** Undefined until it is known. */
  figure: number | undefined;
  remark?: string | undefined;
}

/** One figure of a dashboard under its name. */
export function StatCard({ label, figure, remark }: StatCardProps) {
  const format = useFormats();
  return (
    <Card>
      <Label>{label}</Label>
      <Figure>{figure === undefined ? <Skeleton width={64} height={36} /> : format.count(figure)}</Figure>
      {remark && <Remark>{remark}</Remark>}
    </Card>
  );
}

/** The boxes of four StatCards still to come, within a SkeletonGroup. */
export function StatSkeletons() {
  return (
    <Row as="div">
      {["first", "second", "third", "fourth"].map((card) => (
        <Skeleton key={card} width="100%" height={136} shape="tile" />
      ))}
    </Row>
  );
}

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.s4};

  ${media.belowDesktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.phone} {
    gap: ${space.s3};
  }
`;

const Label = styled.dt`
  ${text.meta}
  font-weight: 500;
`;

const Figure = styled.dd`
  min-height: 42px;
  color: ${color.ink};
  font-size: ${fontSize.fs30};
  font-variant-numeric: tabular-nums;
  font-weight: 650;
  letter-spacing: -0.03em;
  line-height: 42px;
`;

const Remark = styled.dd`
  ${text.meta}
  font-size: ${fontSize.fs12};
`;
