import styled from "styled-components";
import { Card } from "../Card/Card";
import { Container } from "../Container/Container";
import { color, space } from "../tokens";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden";
import { LoadFailure } from "./LoadFailure";

interface PageFailureProps {
  /** What the page would have been of; its h1 too. */
  title: string;
  message: string;
  /** Asks again. */
  onRetry(): void;
}

/** Stands in place of a whole public page that did not come. */
export function PageFailure({ title, message, onRetry }: PageFailureProps) {
  return (
    <Ground>
      <Spaced>
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
        <Card>
          <LoadFailure message={message} onRetry={onRetry} />
        </Card>
      </Spaced>
    </Ground>
  );
}

/* Tall enough to keep the footer where it is with the page. */
const Ground = styled.div`
  min-height: 75vh;
  background: ${color.canvas};
`;

const Spaced = styled(Container)`
  padding-block: ${space.s6};
`;
