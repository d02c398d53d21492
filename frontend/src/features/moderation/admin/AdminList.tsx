import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";
import {
  ButtonLink,
  Card,
  EmptyState,
  LoadFailure,
  media,
  Skeleton,
  SkeletonGroup,
  space,
} from "../../../design-system";
import { useWords } from "../../../shared/words";
import { adminActsWords } from "./admin-acts.words";

interface AdminListProps {
  /** How many are shown; undefined while the list is not there. */
  count: number | undefined;
  isLoading: boolean;
  onRetry(): void;
  /** Stands where nothing is found. */
  emptyTitle: string;
  /** The list without filters; null where there are none. */
  allHref: string | null;
  children: ReactNode;
}

/** The card around a list of the admins', in whatever state the list is. */
export function AdminList({ count, isLoading, onRetry, emptyTitle, allHref, children }: AdminListProps) {
  const words = useWords(adminActsWords);
  if (count === undefined)
    return (
      <Surface>
        {isLoading ? (
          <SkeletonGroup>
            <Rows>
              {[0, 1, 2, 3, 4].map((row) => (
                <Skeleton key={row} width="100%" height={44} />
              ))}
            </Rows>
          </SkeletonGroup>
        ) : (
          <LoadFailure onRetry={onRetry} />
        )}
      </Surface>
    );
  if (count > 0) return <Surface>{children}</Surface>;
  return (
    <Surface>
      <EmptyState
        seed={emptyTitle}
        icon={<SearchX />}
        title={emptyTitle}
        actions={
          allHref && (
            <ButtonLink to={allHref} tone="secondary">
              {words.showAll}
            </ButtonLink>
          )
        }
      >
        {allHref ? words.noneFoundHint : words.noneHint}
      </EmptyState>
    </Surface>
  );
}

const Surface = styled(Card)`
  padding: 0;
  overflow: clip;

  ${media.phone} {
    padding: 0;
  }
`;

const Rows = styled.div`
  display: grid;
  gap: ${space.s4};
  padding: 20px;
`;
