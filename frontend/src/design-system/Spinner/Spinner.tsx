import styled, { keyframes } from "styled-components";
import { useWords } from "../../shared/words";
import { designSystemWords } from "../design-system.words";
import { color, space } from "../tokens";

/** Only where the specification says spinner (AUTH-33); content that loads shows a Skeleton. */
export function Spinner() {
  const words = useWords(designSystemWords);
  return (
    <Center role="status" aria-label={words.loading}>
      <Ring $size={32} />
      <Word>{words.loading}</Word>
    </Center>
  );
}

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

/** A turning ring in the colour of the text around it; `$size` in px. */
export const Ring = styled.span.attrs({ "aria-hidden": true })<{ $size: number }>`
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: ${({ $size }) => Math.max(2, $size / 10)}px solid color-mix(in srgb, currentcolor 30%, transparent);
  border-top-color: currentcolor;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;

const Center = styled.div`
  display: grid;
  min-height: 50vh;
  place-content: center;
  justify-items: center;
  gap: ${space.s3};
  color: ${color.brand700};
`;

const Word = styled.span`
  color: ${color.muted};
`;
