import { FileText, Paperclip, X } from "lucide-react";
import { useRef } from "react";
import styled from "styled-components";
import { color, IconButton, radius, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { messagesWords } from "./messages.words";
import type { Attachment } from "./useAttachment";

const ACCEPT = ".pdf,.docx,.jpg,.jpeg,.png";

/** Opens the system's file picker. */
export function AttachButton({ onPick }: { onPick(file: File): void }) {
  const { file: words } = useWords(messagesWords);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={words.attach}
        tone="plain"
        icon={<Paperclip size={20} aria-hidden />}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        aria-label={words.attach}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPick(file);
          // The same file may be picked again after a failure.
          target.value = "";
        }}
      />
    </>
  );
}

interface AttachedFileProps {
  file: Attachment;
  onRemove(): void;
}

/** What goes with the next message. */
export function AttachedFile({ file, onRemove }: AttachedFileProps) {
  const { file: words } = useWords(messagesWords);
  return (
    <Chosen>
      <FileText size={20} aria-hidden />
      <Facts role="status">
        <Name>{file.name}</Name>
        {file.id === null ? words.uploading : words.size(file.bytes)}
      </Facts>
      <IconButton
        label={words.remove(file.name)}
        tone="plain"
        size="sm"
        icon={<X size={18} aria-hidden />}
        onClick={onRemove}
      />
    </Chosen>
  );
}

const Chosen = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  padding: ${space.s1} ${space.s1} ${space.s1} ${space.s3};
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
  background: ${color.canvas};

  > svg {
    flex: none;
    color: ${color.brand700};
  }
`;

const Facts = styled.span`
  flex: 1;
  min-width: 0;
  ${text.meta}
`;

const Name = styled.span`
  display: block;
  color: ${color.ink};
  font-weight: 600;
  overflow-wrap: anywhere;
`;
