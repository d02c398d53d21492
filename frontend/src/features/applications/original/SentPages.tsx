import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef, useState } from "react";
import styled from "styled-components";
import { Button, color, Notice, radius, Skeleton, SkeletonGroup, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { sentOriginalWords } from "./sent-original.words";
import { usePagePicture } from "./usePagePicture";

interface SentPagesProps {
  applicationId: string;
  pageCount: number;
}

/** A PDF that was sent, page by page as the server draws it: nothing of the file itself comes to the browser. */
export function SentPages({ applicationId, pageCount }: SentPagesProps) {
  const { sent: words } = useWords(sentOriginalWords);
  const [page, setPage] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const address = usePagePicture(applicationId, page, attempt);
  const place = words.page(page, pageCount);
  const where = useRef<HTMLParagraphElement>(null);

  function turn(to: number) {
    setPage(to);
    // The pressed button rests at either end, and can't hold the focus.
    if (to === 1 || to === pageCount) where.current?.focus();
  }

  return (
    <Stack>
      {pageCount > 1 && (
        <Turning>
          <Button
            tone="secondary"
            size="sm"
            icon={<ChevronLeft size={18} aria-hidden />}
            disabled={page === 1}
            onClick={() => turn(page - 1)}
          >
            {words.previous}
          </Button>
          <Place ref={where} tabIndex={-1} aria-live="polite">
            {place}
          </Place>
          <Button
            tone="secondary"
            size="sm"
            icon={<ChevronRight size={18} aria-hidden />}
            disabled={page === pageCount}
            onClick={() => turn(page + 1)}
          >
            {words.next}
          </Button>
        </Turning>
      )}
      {address === undefined && (
        <SkeletonGroup>
          <Skeleton width="100%" height={480} />
        </SkeletonGroup>
      )}
      {address === null && (
        <Notice
          tone="warn"
          action={
            <Button tone="text" size="sm" onClick={() => setAttempt(attempt + 1)}>
              {words.retry}
            </Button>
          }
        >
          {words.pageFailed}
        </Notice>
      )}
      {address && <Picture src={address} alt={place} />}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s2};
`;

const Turning = styled.div`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  justify-content: space-between;

  /* On phones the place takes two lines, and each button one. */
  > button {
    flex: none;
  }
`;

const Place = styled.p`
  ${text.meta}
  text-align: center;
`;

const Picture = styled.img`
  width: 100%;
  height: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.rSm};
`;
