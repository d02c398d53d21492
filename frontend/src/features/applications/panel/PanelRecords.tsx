import type { ReactNode } from "react";
import styled from "styled-components";
import { LoadFailure, Skeleton, SkeletonGroup, space, text } from "../../../design-system";

interface PanelRecordsProps<Item> {
  title: string;
  /** Given until the first answer is there. */
  waiting: { isLoading: boolean; failure: string; onRetry(): void } | null;
  /** Folded away below the last one. */
  earlier: { title: string; items: readonly Item[]; show(item: Item): ReactNode };
  /** The last one in full, or that there is none. */
  children: ReactNode;
}

/** What happened with a candidate, such as interviews or offers, in a part of their panel. */
export function PanelRecords<Item extends { id: string }>({
  title,
  waiting,
  earlier,
  children,
}: PanelRecordsProps<Item>) {
  return (
    <Section aria-label={title}>
      <Title>{title}</Title>
      {waiting?.isLoading === false && <LoadFailure message={waiting.failure} onRetry={waiting.onRetry} />}
      {waiting?.isLoading && (
        <SkeletonGroup>
          <Skeleton width="100%" height={96} />
        </SkeletonGroup>
      )}
      {children}
      {earlier.items.length > 0 && (
        <details>
          <Summary>{earlier.title}</Summary>
          <List>
            {earlier.items.map((item) => (
              <li key={item.id}>{earlier.show(item)}</li>
            ))}
          </List>
        </details>
      )}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space.s3};
`;

const Title = styled.h3`
  ${text.label}
`;

const Summary = styled.summary`
  ${text.meta}
  min-height: 44px;
  padding-block: ${space.s3};
  cursor: pointer;
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s4};
  padding: 0;
  margin: 0;
  list-style: none;
`;
