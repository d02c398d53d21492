import { CloudOff } from "lucide-react";
import styled from "styled-components";
import { useWords } from "../../shared/words";
import { Button } from "../Button/Button";
import { designSystemWords } from "../design-system.words";
import { color, space } from "../tokens";
import { text } from "../typography";

interface LoadFailureProps {
  /** What could not be loaded; a general sentence stands where it is missing. */
  message?: string;
  /** Asks again. */
  onRetry(): void;
  busy?: boolean;
}

/** Stands in place of content that did not come. */
export function LoadFailure({ message, onRetry, busy = false }: LoadFailureProps) {
  const words = useWords(designSystemWords);
  return (
    <Box role="alert">
      <CloudOff size={28} aria-hidden />
      <Message>{message ?? words.loadFailed}</Message>
      <Hint>{words.checkConnection}</Hint>
      <Button tone="secondary" busy={busy} onClick={onRetry}>
        {words.retry}
      </Button>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space.s2};
  padding: ${space.s7} ${space.s4};
  justify-items: center;
  text-align: center;

  > svg {
    color: ${color.faint};
  }

  > button {
    margin-top: ${space.s3};
  }
`;

const Message = styled.p`
  ${text.cardTitle}
`;

const Hint = styled.p`
  ${text.meta}
`;
