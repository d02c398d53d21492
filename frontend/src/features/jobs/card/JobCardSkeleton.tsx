import { Skeleton } from "../../../design-system";
import { Action, Age, Head, Layout, Mark, Meta, Pay, Skills } from "./job-card-parts";
import styled from "styled-components";

/** The boxes of a job card at its height. */
export function JobCardSkeleton() {
  return (
    <Layout>
      <Mark>
        <Skeleton shape="tile" width={48} height={48} />
      </Mark>
      <Head>
        <Line $height={23}>
          <Skeleton width={260} height={18} />
        </Line>
        <Line $height={23}>
          <Skeleton width={180} height={14} />
        </Line>
      </Head>
      <Pay>
        <Line $height={23}>
          <Skeleton width={120} height={18} />
        </Line>
      </Pay>
      <Age>
        <Line $height={20}>
          <Skeleton width={72} height={14} />
        </Line>
      </Age>
      <Meta>
        <Line $height={20}>
          <Skeleton width={300} height={14} />
        </Line>
      </Meta>
      <Skills>
        <Pills>
          <Skeleton shape="pill" width={72} height={28} />
          <Skeleton shape="pill" width={56} height={28} />
          <Skeleton shape="pill" width={88} height={28} />
        </Pills>
      </Skills>
      <Action>
        <Skeleton shape="tile" width={116} height={44} />
      </Action>
    </Layout>
  );
}

/* As high as the line of text that comes. */
const Line = styled.div<{ $height: number }>`
  display: flex;
  align-items: center;
  height: ${({ $height }) => $height}px;
`;

const Pills = styled.div`
  display: flex;
  gap: 6px;
`;
