import { filled, type LetterReader, placesIn, placesOfReader } from "@job-portal/protocol/letters";
import styled from "styled-components";
import { color, radius, space, text as textStyles } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { candidatesWords } from "./candidates.words";

interface LetterExampleProps {
  text: string;
  reader: LetterReader | undefined;
}

/** A text as the first of its readers gets it, while it has places to fill (PIPE-08). */
export function LetterExample({ text, reader }: LetterExampleProps) {
  const { letterExample } = useWords(candidatesWords);
  if (!reader || placesIn(text).length === 0) return null;
  return (
    <Example>
      <figcaption>{letterExample(reader.name ?? "")}</figcaption>
      <p>{filled(text, placesOfReader(reader))}</p>
    </Example>
  );
}

const Example = styled.figure`
  display: grid;
  gap: ${space.s1};
  margin: 0;
  padding: ${space.s3};
  border: 1px solid ${color.line};
  border-radius: ${radius.rSm};
  background: ${color.canvas};
  overflow-wrap: anywhere;
  white-space: pre-line;

  figcaption {
    ${textStyles.meta}
  }
`;
