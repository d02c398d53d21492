import { Rss } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import styled from "styled-components";
import {
  Button,
  Dialog,
  DialogForm,
  EmptyState,
  Notice,
  SectionCard,
  space,
  StatusPill,
} from "../../../design-system";
import { useAct } from "../../../forms/useAct";
import { useWords } from "../../../shared/words";
import { About, Meta, Row, Rows } from "../../companies/keys/list-parts";
import { FeedImportRuns } from "./FeedImportRuns";
import {
  type FeedImports_FeedsFragment,
  useConfirmFeedImportClosingMutation,
  useDeleteFeedImportMutation,
  useReadFeedImportMutation,
} from "./FeedImports.generated";
import { feedImportWords } from "./feed-import.words";

/** The feeds of a company, each with the report on its last readings (FDIN-08). */
export function FeedImportList({ feeds: { feeds } }: { feeds: FeedImports_FeedsFragment }) {
  const words = useWords(feedImportWords);
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1}>
      <SectionCard title={words.feeds}>
        {feeds.length === 0 ? (
          <EmptyState seed="feeds" icon={<Rss size={32} aria-hidden />} title={words.none} scale="section">
            {words.noneHint}
          </EmptyState>
        ) : (
          <Rows>
            {feeds.map((seen) => (
              <FeedRow key={seen.id} seen={seen} list={list} />
            ))}
          </Rows>
        )}
      </SectionCard>
    </div>
  );
}

interface RowProps {
  seen: FeedImports_FeedsFragment["feeds"][number];
  /** Takes the focus once the feed is gone. */
  list: RefObject<HTMLElement | null>;
}

function FeedRow({ seen: { id, feed, runs }, list }: RowProps) {
  const words = useWords(feedImportWords);
  const act = useAct(words);
  const [isAsked, setIsAsked] = useState(false);
  const [readNow, { loading }] = useReadFeedImportMutation();
  const { url, schedule, nextAt, failingSince, offAt, closingAskedAt } = feed;
  return (
    <Row>
      <About>
        <strong>{url}</strong>
        <Meta>
          {[words.schedules[schedule], offAt == null ? words.nextAt(nextAt) : null]
            .filter(Boolean)
            .join(" · ")}
        </Meta>
        {offAt != null && <StatusPill tone="danger">{words.off(offAt)}</StatusPill>}
        {offAt == null && failingSince != null && (
          <StatusPill tone="waiting">{words.failing(failingSince)}</StatusPill>
        )}
      </About>
      <Acts>
        <Button
          tone="secondary"
          size="sm"
          busy={loading}
          onClick={() => void act(() => readNow({ variables: { id } }), words.reading)}
        >
          {offAt == null ? words.readNow : words.switchOn}
        </Button>
        <Button tone="text" size="sm" aria-label={words.deleteUrl(url)} onClick={() => setIsAsked(true)}>
          {words.delete}
        </Button>
      </Acts>
      {closingAskedAt != null && <ClosingQuestion id={id} count={missingOf(runs)} />}
      {runs.length > 0 && <FeedImportRuns runs={runs} />}
      <DeleteDialog id={id} list={list} isOpen={isAsked} onOpenChange={setIsAsked} />
    </Row>
  );
}

/** As the last reading that found any has it. */
const missingOf = (runs: RowProps["seen"]["runs"]): number =>
  runs.find(({ missingCount }) => missingCount > 0)?.missingCount ?? 0;

function ClosingQuestion({ id, count }: { id: string; count: number }) {
  const words = useWords(feedImportWords);
  const act = useAct(words);
  const [isOpen, setIsOpen] = useState(false);
  const [confirm, { loading }] = useConfirmFeedImportClosingMutation();
  async function handleClose() {
    await act(() => confirm({ variables: { id } }), words.closed);
    setIsOpen(false);
  }
  return (
    <Question>
      <Notice tone="warn">{words.asks(count)}</Notice>
      <Button tone="secondary" size="sm" onClick={() => setIsOpen(true)}>
        {words.close(count)}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={words.closeTitle(count)}>
        <DialogForm
          labels={{ submit: words.close(count), busy: words.closing, cancel: words.cancel }}
          tone="danger"
          isBusy={loading}
          onSubmit={() => void handleClose()}
          onCancel={() => setIsOpen(false)}
        >
          <p>{words.closeText}</p>
        </DialogForm>
      </Dialog>
    </Question>
  );
}

interface DeleteProps {
  id: string;
  list: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

function DeleteDialog({ id, list, isOpen, onOpenChange }: DeleteProps) {
  const words = useWords(feedImportWords);
  const act = useAct(words);
  const [remove, { loading }] = useDeleteFeedImportMutation();
  async function handleDelete() {
    await act(() => remove({ variables: { id } }), words.deleted);
    onOpenChange(false);
  }
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={words.deleteTitle} fallbackFocus={list}>
      <DialogForm
        labels={{ submit: words.delete, busy: words.deleting, cancel: words.cancel }}
        tone="danger"
        isBusy={loading}
        onSubmit={() => void handleDelete()}
        onCancel={() => onOpenChange(false)}
      >
        <p>{words.deleteText}</p>
      </DialogForm>
    </Dialog>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  justify-content: flex-end;
`;

const Question = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${space.s3};
  justify-items: start;
`;
