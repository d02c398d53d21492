import { Download, FileText, Image } from "lucide-react";
import styled from "styled-components";
import { color, IconButton, radius, space, text, useToast } from "../../design-system";
import { useWords } from "../../shared/words";
import { downloadFile } from "../../auth/server-files";
import type { MessageFile_FileFragment } from "./Messages.generated";
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
    <Frame>
      <Icon size={20} aria-hidden />
      <Facts>
        <Name>{name}</Name>
        {words.size(bytes)}
      </Facts>
      <IconButton
        label={words.download(name)}
        tone="plain"
        icon={<Download size={20} aria-hidden />}
        onClick={() => void handleDownload()}
      />
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  padding: ${space.s1} ${space.s1} ${space.s1} ${space.s3};
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
  background: ${color.surface};

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
