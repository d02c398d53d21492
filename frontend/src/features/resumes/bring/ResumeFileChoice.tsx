import { FileUp } from "lucide-react";
import { useState, type DragEvent, type ReactNode } from "react";
import styled from "styled-components";
import { color, FileButton, Notice, radius, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { RESUME_FILES } from "../original/AddOriginal";
import { bringResumeWords } from "./bring-resume.words";

interface ResumeFileChoiceProps {
  isReading: boolean;
  failure: string | null;
  /** What can be done with the file all the same. */
  way: ReactNode;
  onPick(file: File): void;
}

/** Where a resume's file is dropped or chosen. */
export function ResumeFileChoice({ isReading, failure, way, onPick }: ResumeFileChoiceProps) {
  const words = useWords(bringResumeWords);
  const [isOver, setIsOver] = useState(false);

  function handleDrag(event: DragEvent, isNowOver: boolean) {
    event.preventDefault();
    setIsOver(isNowOver);
  }

  function handleDrop(event: DragEvent) {
    handleDrag(event, false);
    const [file] = event.dataTransfer.files;
    if (file && !isReading) onPick(file);
  }

  return (
    <Stack>
      <DropZone
        $isOver={isOver}
        onDragOver={(event) => handleDrag(event, true)}
        onDragLeave={(event) => handleDrag(event, false)}
        onDrop={handleDrop}
      >
        <p>{words.drop}</p>
        <FileButton
          accept={RESUME_FILES}
          icon={<FileUp size={18} aria-hidden />}
          busy={isReading}
          busyText={words.reading}
          onPick={onPick}
        >
          {words.choose}
        </FileButton>
        <Limits>
          {words.limits}. {words.notKept}
        </Limits>
      </DropZone>
      {failure && (
        <Notice tone="danger" action={way}>
          {failure}
        </Notice>
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const DropZone = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: ${space.s4};
  justify-items: center;
  padding: ${space.s6} ${space.s4};
  border: 2px dashed ${({ $isOver }) => ($isOver ? color.brand500 : color.lineStrong)};
  border-radius: ${radius.rSm};
  background: ${({ $isOver }) => ($isOver ? color.brand50 : color.surface)};
  text-align: center;

  > label {
    width: auto;
  }
`;

const Limits = styled.p`
  ${text.meta}
`;
