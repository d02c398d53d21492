import { FileText, Paperclip, X } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../../design-system";
import { useWords } from "../../shared/words";
import { FileFacts, FileFrame, FileName } from "./file-frame";
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
    <FileFrame $isOnCanvas>
      <FileText size={20} aria-hidden />
      <FileFacts role="status">
        <FileName>{file.name}</FileName>
        {file.id === null ? words.uploading : words.size(file.bytes)}
      </FileFacts>
      <IconButton
        label={words.remove(file.name)}
        tone="plain"
        size="sm"
        icon={<X size={18} aria-hidden />}
        onClick={onRemove}
      />
    </FileFrame>
  );
}
