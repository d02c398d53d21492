import { FileText, Upload } from "lucide-react";
import { useState } from "react";
import { useController, type UseFormReturn } from "react-hook-form";
import styled from "styled-components";
import { FieldError, FileButton, SegmentedControl, space, text, TextArea } from "../../design-system";
import { AuthError } from "../../auth/auth-error";
import { useWords } from "../../shared/words";
import { sendFile } from "../../auth/server-files";
import { MOST_IN_LETTER, type OfferValues } from "./offer-form";
import { offersWords } from "./offers.words";

interface LetterFieldsProps {
  form: UseFormReturn<OfferValues>;
  /** What the server fills in the letter's words. */
  places: readonly string[];
  applicationId: string;
  onUploaded(letterId: string): void;
}

/** The letter of an offer: its words, or a PDF in their place (OFFR-02). */
export function LetterFields({ form, places, applicationId, onUploaded }: LetterFieldsProps) {
  const { form: words } = useWords(offersWords);
  const { field } = useController({ control: form.control, name: "way" });
  const error = form.formState.errors.letter?.message;
  function handleWay(way: OfferValues["way"]) {
    form.clearErrors("letter");
    field.onChange(way);
  }
  return (
    <>
      <How>
        <span aria-hidden>{words.how}</span>
        <SegmentedControl
          label={words.how}
          options={[
            { value: "WORDS", label: words.ways.WORDS, icon: <FileText size={16} aria-hidden /> },
            { value: "FILE", label: words.ways.FILE, icon: <Upload size={16} aria-hidden /> },
          ]}
          value={field.value}
          onChange={handleWay}
        />
      </How>
      {field.value === "WORDS" ? (
        <TextArea
          label={words.words}
          rows={12}
          hint={words.wordsHint(places)}
          error={error}
          {...form.register("letter", {
            validate: (typed, { way }) => way === "FILE" || typed.trim() !== "" || words.wordsNeeded,
            maxLength: { value: MOST_IN_LETTER, message: words.tooLong(MOST_IN_LETTER) },
          })}
        />
      ) : (
        <LetterUpload
          applicationId={applicationId}
          error={error}
          onUploaded={(letterId) => {
            form.clearErrors("letter");
            onUploaded(letterId);
          }}
        />
      )}
    </>
  );
}

interface LetterUploadProps extends Pick<LetterFieldsProps, "applicationId" | "onUploaded"> {
  error: string | undefined;
}

/** Sends the file as soon as it is chosen. */
function LetterUpload({ applicationId, error, onUploaded }: LetterUploadProps) {
  const { form: words } = useWords(offersWords);
  const [file, setFile] = useState<{ name: string; state: "sending" | "sent" } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function handlePick(picked: File) {
    setFailure(null);
    setFile({ name: picked.name, state: "sending" });
    try {
      const path = `/api/applications/${applicationId}/offer-letter`;
      const { letterId } = await sendFile<{ letterId: string }>(path, "letter", picked);
      setFile({ name: picked.name, state: "sent" });
      onUploaded(letterId);
    } catch (problem) {
      setFile(null);
      setFailure((problem instanceof AuthError && problem.message) || words.uploadFailed);
    }
  }

  const message = failure ?? error;
  return (
    <Stack>
      <FileButton
        icon={<Upload size={18} aria-hidden />}
        accept="application/pdf,.pdf"
        busy={file?.state === "sending"}
        busyText={words.uploading}
        onPick={(picked) => void handlePick(picked)}
      >
        {words.file}
      </FileButton>
      <Hint role="status">{file?.state === "sent" ? words.chosen(file.name) : words.fileHint}</Hint>
      {message && <FieldError>{message}</FieldError>}
    </Stack>
  );
}

const How = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;

  > span {
    ${text.label}
    margin-bottom: ${space.s1};
  }
`;

const Stack = styled.div`
  display: grid;
  gap: ${space.s2};
`;

const Hint = styled.p`
  ${text.meta}
  overflow-wrap: anywhere;
`;
