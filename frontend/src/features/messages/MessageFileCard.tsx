import { Download, FileText, Image } from "lucide-react";
import { IconButton, useToast } from "../../design-system";
import { useWords } from "../../shared/words";
import { downloadFile } from "../../auth/server-files";
import type { MessageFile_FileFragment } from "./Messages.generated";
import { FileFacts, FileFrame, FileName } from "./file-frame";
import { messagesWords } from "./messages.words";

interface MessageFileCardProps {
  file: MessageFile_FileFragment;
}

/** A message's file, to be saved (MSGF-01). */
export function MessageFileCard({ file: { id, name, type, bytes } }: MessageFileCardProps) {
  const { file: words } = useWords(messagesWords);
  const showToast = useToast();
  const Icon = type.startsWith("image/") ? Image : FileText;
  async function handleDownload() {
    try {
      await downloadFile(`/api/message-files/${id}`);
    } catch {
      showToast({ tone: "danger", text: words.downloadFailed });
    }
  }
  return (
    <FileFrame>
      <Icon size={20} aria-hidden />
      <FileFacts>
        <FileName>{name}</FileName>
        {words.size(bytes)}
      </FileFacts>
      <IconButton
        label={words.download(name)}
        tone="plain"
        icon={<Download size={20} aria-hidden />}
        onClick={() => void handleDownload()}
      />
    </FileFrame>
  );
}
