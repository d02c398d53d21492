import { Upload } from "lucide-react";
import { useState } from "react";
import styled from "styled-components";
import { toAuthError } from "../../auth/auth-error";
import { FileButton, InlineButton, FormFailure, space, text } from "../../design-system";
import { uploadImage } from "../accounts/upload-image";
import { useWords } from "../../shared/words";
import { useStep } from "./useStep";
import {
  useRemoveCompanyDocumentMutation,
  type Verification_StandingFragment,
} from "./Verification.generated";
import { verificationWords } from "./verification.words";

const TYPES = "application/pdf,image/jpeg,image/png";

interface DocumentsStepProps {
  standing: Verification_StandingFragment;
  /** Reads anew how the company stands. */
  onSent(): Promise<unknown>;
}

/** Sends papers, and takes back those that nobody has decided about. */
export function DocumentsStep({ standing, onSent }: DocumentsStepProps) {
  const words = useWords(verificationWords);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const step = standing.steps.find(({ kind }) => kind === "DOCUMENTS");

  async function handlePick(file: File) {
    setIsSending(true);
    setFailure(null);
    const place = {
      path: `/api/companies/${standing.company.id}/documents`,
      field: "document",
      answer: "id",
    };
    try {
      const options = { place, signal: new AbortController().signal, onProgress: () => undefined };
      await uploadImage(file, options);
      await onSent();
    } catch (error) {
      setFailure(words.uploadFailed(toAuthError(error).message));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Stack>
      {step && step.documents.length > 0 && (
        <Papers>
          {step.documents.map((document, index) => (
            <Paper
              key={document.id}
              number={index + 1}
              document={document}
              isOpen={step.state === "PENDING"}
            />
          ))}
        </Papers>
      )}
      {failure && <FormFailure>{failure}</FormFailure>}
      <div>
        <FileButton
          accept={TYPES}
          icon={<Upload size={18} aria-hidden />}
          busy={isSending}
          busyText={words.uploading}
          onPick={(file) => void handlePick(file)}
        >
          {words.upload}
        </FileButton>
      </div>
      <Hint>{words.uploadHint}</Hint>
    </Stack>
  );
}

type Document = Verification_StandingFragment["steps"][number]["documents"][number];

function Paper({ number, document, isOpen }: { number: number; document: Document; isOpen: boolean }) {
  const words = useWords(verificationWords);
  const { take } = useStep();
  const [remove] = useRemoveCompanyDocumentMutation();
  const name = words.paper(number, document.type, document.bytes, document.createdAt);
  return (
    <Line>
      <span>{name}</span>
      {isOpen && (
        <InlineButton
          aria-label={words.removeOf(name)}
          onClick={() => void take(() => remove({ variables: { id: document.id } }))}
        >
          {words.remove}
        </InlineButton>
      )}
    </Line>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s3};
  justify-items: start;
`;

const Papers = styled.ul`
  display: grid;
  gap: ${space.s2};
  width: 100%;
  padding: 0;
  margin: 0;
  list-style: none;
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};
  align-items: center;
  justify-content: space-between;
`;

const Hint = styled.p`
  ${text.meta}
`;
