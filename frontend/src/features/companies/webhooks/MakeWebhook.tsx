import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button, TextField } from "../../../design-system";
import { useAct } from "../../../forms/useAct";
import type { WebhookEvent } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { useRecentSignIn } from "../../accounts/confirm/useRecentSignIn";
import { Choices, Hint, MakeForm, type MakeFormProps, MakeOrSecret } from "../keys/make-parts";
import {
  useCreateWebhookMutation,
  WebhookAddressDocument,
  type WebhookAddressQueryVariables,
} from "./Webhooks.generated";
import { webhookWords } from "./webhooks.words";

/** Makes a webhook, and shows its secret once. */
export function MakeWebhook({ companyId }: { companyId: string }) {
  const words = useWords(webhookWords);
  return <MakeOrSecret words={words} companyId={companyId} Form={WebhookForm} />;
}

const EVENTS: WebhookEvent[] = [
  ...(["APPLICATION_RECEIVED", "APPLICATION_MOVED", "MESSAGE_RECEIVED"] as const),
  ...(["INTERVIEW_CHANGED", "OFFER_CHANGED"] as const),
];

/** Asks the server whether nothing can be sent to an address. */
function useWrongAddress() {
  const client = useApolloClient();
  return async (variables: WebhookAddressQueryVariables): Promise<boolean> => {
    const options = { query: WebhookAddressDocument, variables, fetchPolicy: "no-cache" } as const;
    const { data } = await client.query(options);
    return data?.webhookAddress.problem != null;
  };
}

function WebhookForm({ companyId, onMade }: MakeFormProps) {
  const words = useWords(webhookWords);
  const act = useAct(words);
  const { withRecentSignIn, confirmation } = useRecentSignIn();
  const isWrong = useWrongAddress();
  const [create, { loading }] = useCreateWebhookMutation();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { url: "" } });
  const [events, setEvents] = useState<readonly WebhookEvent[]>([]);
  const [isEventMissing, setIsEventMissing] = useState(false);

  const noticeEvents = () => setIsEventMissing(events.length === 0);
  const tellWrong = () => setError("url", { message: words.urlWrong }, { shouldFocus: true });

  async function handleMake({ url: typed }: { url: string }) {
    noticeEvents();
    if (events.length === 0) return;
    const url = typed.trim();
    const input = { companyId, url, events: [...events] };
    const refusal = await act(async () => {
      // A wrong address is told of before a password or a code is asked for (HEED-12).
      if (await isWrong({ companyId, url })) {
        tellWrong();
        return;
      }
      const made = await withRecentSignIn(() => create({ variables: { input } }));
      if (made?.data) onMade(made.data.createWebhook.secret ?? null);
    }, null);
    if (refusal && refusal.fields.length > 0) tellWrong();
  }

  return (
    <>
      <MakeForm noValidate onSubmit={(event) => void handleSubmit(handleMake, noticeEvents)(event)}>
        <TextField
          label={words.url}
          hint={words.urlHint}
          type="url"
          autoComplete="off"
          error={formState.errors.url?.message}
          {...register("url", { validate: (typed) => typed.trim() !== "" || words.urlRequired })}
        />
        <Choices
          legend={words.tells}
          labels={words.events}
          values={EVENTS}
          chosen={events}
          error={isEventMissing ? words.eventRequired : null}
          onChange={setEvents}
        />
        <Button
          type="submit"
          fullWidth="always"
          busy={formState.isSubmitting || loading}
          busyText={words.making}
        >
          {words.make}
        </Button>
        <Hint>{words.carries}</Hint>
      </MakeForm>
      {confirmation}
    </>
  );
}
