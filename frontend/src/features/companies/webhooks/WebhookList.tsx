import { Webhook } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import styled from "styled-components";
import {
  Button,
  Dialog,
  DialogForm,
  EmptyState,
  SectionCard,
  space,
  StatusPill,
} from "../../../design-system";
import { useAct } from "../../../forms/useAct";
import { useWords } from "../../../shared/words";
import { About, Meta, Row, Rows } from "../keys/list-parts";
import { DeliveryLog } from "./DeliveryLog";
import {
  useDeleteWebhookMutation,
  useSwitchWebhookOnMutation,
  type Webhooks_WebhooksFragment,
} from "./Webhooks.generated";
import { webhookWords } from "./webhooks.words";

/** Where a company is told of events, and what it was told (HOOK-08). */
export function WebhookList({ webhooks: { webhooks } }: { webhooks: Webhooks_WebhooksFragment }) {
  const words = useWords(webhookWords);
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1}>
      <SectionCard title={words.webhooks}>
        {webhooks.length === 0 ? (
          <EmptyState
            seed="webhooks"
            icon={<Webhook size={32} aria-hidden />}
            title={words.none}
            scale="section"
          >
            {words.noneHint}
          </EmptyState>
        ) : (
          <Rows>
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} list={list} />
            ))}
          </Rows>
        )}
      </SectionCard>
    </div>
  );
}

type SeenWebhook = Webhooks_WebhooksFragment["webhooks"][number];

interface RowProps {
  webhook: SeenWebhook;
  /** Takes the focus once the webhook is gone. */
  list: RefObject<HTMLElement | null>;
}

function WebhookRow({ webhook: { id, endpoint, deliveries }, list }: RowProps) {
  const words = useWords(webhookWords);
  const act = useAct(words);
  const [isAsked, setIsAsked] = useState(false);
  const [switchOn, { loading }] = useSwitchWebhookOnMutation();
  const { url, events, failingSince, offAt } = endpoint;
  return (
    <Row>
      <About>
        <strong>{url}</strong>
        <Meta>{events.map((event) => words.events[event]).join(" · ")}</Meta>
        {offAt != null && <StatusPill tone="danger">{words.off(offAt)}</StatusPill>}
        {offAt == null && failingSince != null && (
          <StatusPill tone="waiting">{words.failing(failingSince)}</StatusPill>
        )}
      </About>
      <Acts>
        {offAt != null && (
          <Button
            tone="secondary"
            size="sm"
            busy={loading}
            onClick={() => void act(() => switchOn({ variables: { id } }), words.switchedOn)}
          >
            {words.switchOn}
          </Button>
        )}
        <Button tone="text" size="sm" aria-label={words.deleteUrl(url)} onClick={() => setIsAsked(true)}>
          {words.delete}
        </Button>
      </Acts>
      {deliveries.length > 0 && <DeliveryLog deliveries={deliveries} />}
      <DeleteDialog id={id} list={list} isOpen={isAsked} onOpenChange={setIsAsked} />
    </Row>
  );
}

interface DeleteProps {
  id: string;
  list: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

function DeleteDialog({ id, list, isOpen, onOpenChange }: DeleteProps) {
  const words = useWords(webhookWords);
  const act = useAct(words);
  const [remove, { loading }] = useDeleteWebhookMutation();
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
