import { KeyRound } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { Button, Dialog, DialogForm, EmptyState, SectionCard } from "../../../design-system";
import { useAct } from "../../../forms/useAct";
import { useWords } from "../../../shared/words";
import { type ApiKeys_KeysFragment, useRevokeApiKeyMutation } from "./ApiKeys.generated";
import { apiKeyWords } from "./api-keys.words";
import { About, Meta, Row, Rows } from "./list-parts";

/** The keys that a company has made, the last one first. */
export function ApiKeyList({ keys: { keys } }: { keys: ApiKeys_KeysFragment }) {
  const words = useWords(apiKeyWords);
  if (keys.length === 0)
    return (
      <SectionCard title={words.keys(0)}>
        <EmptyState
          seed="api-keys"
          icon={<KeyRound size={32} aria-hidden />}
          title={words.none}
          scale="section"
        >
          {words.noneHint}
        </EmptyState>
      </SectionCard>
    );
  return (
    <SectionCard title={words.keys(keys.length)}>
      <Rows>
        {keys.map((seen) => (
          <KeyRow key={seen.id} seen={seen} />
        ))}
      </Rows>
    </SectionCard>
  );
}

type SeenKey = ApiKeys_KeysFragment["keys"][number];

function KeyRow({ seen: { key, creatorName, isWorking } }: { seen: SeenKey }) {
  const words = useWords(apiKeyWords);
  const [isAsked, setIsAsked] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { id, name, hint, scopes, createdAt, expiresAt, lastUsedAt, revokedAt } = key;
  return (
    <Row ref={row} tabIndex={-1}>
      <About>
        <strong>{name}</strong>
        <code>{words.begins(hint)}</code>
        <span>{scopes.map((scope) => words.scopes[scope]).join(" · ")}</span>
        <Meta>{words.made(creatorName ?? null, createdAt)}</Meta>
        <Meta>
          {words.used(lastUsedAt ?? null)} ·{" "}
          {isWorking ? words.until(expiresAt) : words.ended(revokedAt ?? expiresAt, revokedAt != null)}
        </Meta>
      </About>
      {isWorking && (
        <Button tone="text" size="sm" aria-label={words.revokeKey(name)} onClick={() => setIsAsked(true)}>
          {words.revoke}
        </Button>
      )}
      <RevokeDialog id={id} name={name} row={row} isOpen={isAsked} onOpenChange={setIsAsked} />
    </Row>
  );
}

interface RevokeProps {
  id: string;
  name: string;
  /** Takes the focus once the key's button is gone. */
  row: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

function RevokeDialog({ id, name, row, isOpen, onOpenChange }: RevokeProps) {
  const words = useWords(apiKeyWords);
  const act = useAct(words);
  const [revoke, { loading }] = useRevokeApiKeyMutation();
  async function handleRevoke() {
    await act(() => revoke({ variables: { id } }), words.revoked(name));
    onOpenChange(false);
  }
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={words.revokeTitle(name)} fallbackFocus={row}>
      <DialogForm
        labels={{ submit: words.revoke, busy: words.revoking, cancel: words.cancel }}
        tone="danger"
        isBusy={loading}
        onSubmit={() => void handleRevoke()}
        onCancel={() => onOpenChange(false)}
      >
        <p>{words.revokeText}</p>
      </DialogForm>
    </Dialog>
  );
}
