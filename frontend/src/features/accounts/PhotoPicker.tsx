import { Upload } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Button, FileButton, fontSize, Notice, ProgressBar, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { profileWords } from "./profile.words";
import { PHOTO_TYPES, type PhotoUploadState } from "./usePhotoUpload";

interface PhotoPickerProps {
  /** What the picture is called here. */
  words: PhotoWords;
  photoURL: string | null;
  /** Shows the picture of an address, or what stands in for it. */
  picture(photoURL: string | null): ReactNode;
  /** Whether it is another than the saved one. */
  isNew: boolean;
  state: PhotoUploadState;
  onChoose(file: File): void;
  onCancel(): void;
  onRemove(): void;
}

type PhotoWords = Pick<
  (typeof profileWords)["en"],
  "photo" | "uploadPhoto" | "changePhoto" | "removePhoto" | "photoRules" | "photoWaits"
>;

/** The photo and what can be done about it: choose, watch it go, stop it, take it away (PROF-06, PROF-07). */
export function PhotoPicker({
  words,
  photoURL,
  picture,
  isNew,
  state,
  onChoose,
  onCancel,
  onRemove,
}: PhotoPickerProps) {
  const { retry } = useWords(profileWords);
  const isUploading = state.status === "uploading";
  return (
    <Stack role="group" aria-label={words.photo}>
      <Middle>{picture(isUploading ? state.preview : photoURL)}</Middle>
      {state.status === "failed" && (
        <Notice
          tone="danger"
          action={
            state.onRetry && (
              <Button tone="text" size="sm" onClick={state.onRetry}>
                {retry}
              </Button>
            )
          }
        >
          {state.message}
        </Notice>
      )}
      {isUploading ? (
        <Progress {...state} onCancel={onCancel} />
      ) : (
        <>
          <FileButton
            accept={PHOTO_TYPES.join(",")}
            icon={<Upload size={18} aria-hidden />}
            onPick={onChoose}
          >
            {photoURL ? words.changePhoto : words.uploadPhoto}
          </FileButton>
          {photoURL && (
            <Button tone="text" onClick={onRemove}>
              {words.removePhoto}
            </Button>
          )}
        </>
      )}
      <Rules>{words.photoRules}</Rules>
      <Rules aria-live="polite">{isNew && words.photoWaits}</Rules>
    </Stack>
  );
}

interface ProgressProps {
  fileName: string;
  share: number;
  onCancel(): void;
}

function Progress({ fileName, share, onCancel }: ProgressProps) {
  const words = useWords(profileWords);
  return (
    <>
      <div>
        <Line>
          <FileName title={fileName}>{fileName}</FileName>
          <span>{words.percent(share)}</span>
        </Line>
        <ProgressBar label={words.uploading(fileName)} value={share} />
      </div>
      <Button tone="secondary" onClick={onCancel}>
        {words.cancelUpload}
      </Button>
    </>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s3};
`;

const Middle = styled.div`
  display: grid;
  padding-bottom: ${space.s1};
  justify-items: center;
`;

const Line = styled.div`
  display: flex;
  gap: ${space.s2};
  justify-content: space-between;
  margin-bottom: ${space.s2};
  font-size: ${fontSize.fs12};
  font-variant-numeric: tabular-nums;
`;

const FileName = styled.span`
  overflow: hidden;
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Rules = styled.p`
  ${text.meta}

  &:empty {
    display: none;
  }
`;
