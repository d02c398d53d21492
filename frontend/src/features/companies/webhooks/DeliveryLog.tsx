import styled from "styled-components";
import { Button, space, text } from "../../../design-system";
import { useAct } from "../../../forms/useAct";
import { useWords } from "../../../shared/words";
import { useReplayWebhookDeliveryMutation, type Webhooks_WebhooksFragment } from "./Webhooks.generated";
import { webhookWords } from "./webhooks.words";

type Delivery = Webhooks_WebhooksFragment["webhooks"][number]["deliveries"][number];

/** What a webhook was told last, to be sent again. */
export function DeliveryLog({ deliveries }: { deliveries: readonly Delivery[] }) {
  const words = useWords(webhookWords);
  return (
    <Log>
      <summary>{words.log(deliveries.length)}</summary>
      <ul>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} />
        ))}
      </ul>
    </Log>
  );
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const words = useWords(webhookWords);
  const act = useAct(words);
  const [replay, { loading }] = useReplayWebhookDeliveryMutation();
  const { id, event, body, createdAt, status, attempts, answerStatus, problem } = delivery;
  const came = [
    words.statuses[status],
    words.tries(attempts),
    answerStatus == null ? problem : words.answered(answerStatus),
  ];
  return (
    <Row>
      <div>
        <span>{words.events[event]}</span>
        <Meta>{came.filter(Boolean).join(" · ")}</Meta>
        <code>{body}</code>
      </div>
      {status !== "PENDING" && (
        <Button
          tone="text"
          size="sm"
          busy={loading}
          aria-label={words.replayEvent(words.events[event], createdAt)}
          onClick={() => void act(() => replay({ variables: { id } }), words.replayed)}
        >
          {words.replay}
        </Button>
      )}
    </Row>
  );
}

const Log = styled.details`
  grid-column: 1 / -1;

  > summary {
    cursor: pointer;
  }

  > ul {
    display: grid;
    gap: ${space.s3};
    padding: 0;
    margin: ${space.s3} 0 0;
    list-style: none;
  }
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s3};
  align-items: start;

  > div {
    display: grid;
    gap: 2px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Meta = styled.span`
  ${text.meta}
`;
