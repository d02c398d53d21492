import { Download } from "lucide-react";
import styled from "styled-components";
import { Button, color, radius, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { originalsWords } from "../../resumes/original/originals.words";
import { sentOriginalWords } from "./sent-original.words";
import type { SentOriginal_OriginalFragment } from "./SentOriginal.generated";
import { useSentOriginal } from "./useSentOriginal";
import { SentPages } from "./SentPages";

interface SentOriginalProps {
  applicationId: string;
  original: SentOriginal_OriginalFragment;
}

/** The file that somebody sent: its pages and the file itself where it is open, else its text (KEPT-05, KEPT-06). */
export function SentOriginal({ applicationId, original }: SentOriginalProps) {
  const { sent: words } = useWords(sentOriginalWords);
  const { facts } = useWords(originalsWords);
  const { name, kind, bytes, pageCount, texts, isOpen } = original;
  const hasText = texts.some((page) => page.trim() !== "");
  return (
    <Stack>
      <Quiet>{[name, facts(kind, bytes)].filter(Boolean).join(" · ")}</Quiet>
      {isOpen && <DownloadButton applicationId={applicationId} />}
      {isOpen && pageCount > 0 && <SentPages {...{ applicationId, pageCount }} />}
      {isOpen && pageCount === 0 && !hasText && <p>{words.unreadable}</p>}
      {!isOpen && <p>{hasText ? words.closed : words.closedScan}</p>}
      {hasText && isOpen && pageCount > 0 && (
        <details>
          <Summary>{words.text}</Summary>
          <Texts texts={texts} />
        </details>
      )}
      {hasText && (!isOpen || pageCount === 0) && <Texts texts={texts} />}
    </Stack>
  );
}

function DownloadButton({ applicationId }: { applicationId: string }) {
  const { sent: words } = useWords(sentOriginalWords);
  const downloadSent = useSentOriginal();
  return (
    <div>
      <Button
        tone="secondary"
        size="sm"
        icon={<Download size={18} aria-hidden />}
        onClick={() => void downloadSent(applicationId)}
      >
        {words.download}
      </Button>
    </div>
  );
}

function Texts({ texts }: { texts: readonly string[] }) {
  return (
    <Pages>
      {texts.map((page, index) => (
        // A page has no other name, and the file never changes.
        <Page key={index}>{page}</Page>
      ))}
    </Pages>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s3};
`;

const Quiet = styled.p`
  ${text.meta}
`;

const Summary = styled.summary`
  color: ${color.brand800};
  font-weight: 600;
  cursor: pointer;
`;

const Pages = styled.div`
  display: grid;
  gap: ${space.s3};
  padding: ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.rSm};
  background: ${color.canvas};
`;

const Page = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
