import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import styled from "styled-components";
import {
  Button,
  Checkbox,
  color,
  fontSize,
  Notice,
  radius,
  SectionCard,
  Select,
  space,
  text,
  TextField,
  useToast,
} from "../../../design-system";
import { useAct } from "../../../forms/useAct";
import type { ApiKeyScope } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { useCreateApiKeyMutation } from "./ApiKeys.generated";
import { apiKeyWords } from "./api-keys.words";

/** Makes a key, and shows it once. */
export function MakeApiKey({ companyId }: { companyId: string }) {
  const words = useWords(apiKeyWords);
  const [made, setMade] = useState<{ secret: string | null } | null>(null);
  const card = useRef<HTMLDivElement>(null);

  /** One card takes the other's place, and the focus with it. */
  function show(next: typeof made) {
    setMade(next);
    card.current?.focus();
  }

  return (
    <div ref={card} tabIndex={-1}>
      {made ? (
        <SectionCard title={words.secretTitle}>
          <NewKey secret={made.secret} onDone={() => show(null)} />
        </SectionCard>
      ) : (
        <SectionCard title={words.makeTitle}>
          <MakeForm companyId={companyId} onMade={(secret) => show({ secret })} />
        </SectionCard>
      )}
    </div>
  );
}

interface KeyFields {
  name: string;
  days: "30" | "90" | "365";
  scopes: ApiKeyScope[];
}

const EMPTY: KeyFields = { name: "", days: "90", scopes: [] };
const SCOPES: ApiKeyScope[] = ["JOBS_READ", "JOBS_WRITE", "CANDIDATES_READ", "CANDIDATES_WRITE"];

interface MakeProps {
  companyId: string;
  onMade(secret: string | null): void;
}

function MakeForm({ companyId, onMade }: MakeProps) {
  const words = useWords(apiKeyWords);
  const act = useAct(words);
  const [create, { loading }] = useCreateApiKeyMutation();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: EMPTY });
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>([]);
  const [isScopeMissing, setIsScopeMissing] = useState(false);

  const noticeScopes = () => setIsScopeMissing(scopes.length === 0);

  async function handleMake({ name, days }: KeyFields) {
    noticeScopes();
    if (scopes.length === 0) return;
    const input = { companyId, name: name.trim(), scopes: [...scopes], days: Number(days) };
    const refusal = await act(async () => {
      const { data } = await create({ variables: { input } });
      if (data) onMade(data.createApiKey.secret ?? null);
    }, null);
    if (refusal && refusal.fields.length > 0)
      setError("name", { message: words.nameWrong }, { shouldFocus: true });
  }

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(handleMake, noticeScopes)(event)}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        autoComplete="off"
        maxLength={60}
        error={formState.errors.name?.message}
        {...register("name", { validate: (typed) => typed.trim() !== "" || words.nameRequired })}
      />
      <Uses aria-describedby={isScopeMissing ? "api-key-scopes-missing" : undefined}>
        <legend>{words.uses}</legend>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            label={words.scopes[scope]}
            checked={scopes.includes(scope)}
            onChange={(isChosen) =>
              setScopes(isChosen ? [...scopes, scope] : scopes.filter((one) => one !== scope))
            }
          />
        ))}
        {isScopeMissing && (
          <Missing id="api-key-scopes-missing" role="alert">
            {words.scopeRequired}
          </Missing>
        )}
      </Uses>
      <Select
        label={words.days}
        options={Object.entries(words.daysOptions).map(([value, label]) => ({ value, label }))}
        {...register("days")}
      />
      <Button type="submit" fullWidth="always" busy={loading} busyText={words.making}>
        {words.make}
      </Button>
      <Hint>{words.limits}</Hint>
    </Form>
  );
}

function NewKey({ secret, onDone }: { secret: string | null; onDone(): void }) {
  const words = useWords(apiKeyWords);
  const showToast = useToast();
  async function handleCopy(key: string) {
    try {
      await navigator.clipboard.writeText(key);
      showToast({ text: words.copied });
    } catch {
      showToast({ text: words.notCopied, tone: "danger" });
    }
  }
  return (
    <Form as="div">
      <Notice tone="info">{secret === null ? words.secretLost : words.secretOnce}</Notice>
      {secret !== null && (
        <>
          <Secret>{secret}</Secret>
          <Button fullWidth="always" onClick={() => void handleCopy(secret)}>
            {words.copy}
          </Button>
        </>
      )}
      <Button tone="secondary" fullWidth="always" onClick={onDone}>
        {words.done}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.s4};
`;

const Uses = styled.fieldset`
  display: grid;
  gap: ${space.s2};
  padding: 0;
  margin: 0;
  border: 0;

  > legend {
    padding: 0;
    margin-bottom: ${space.s2};
    font-weight: 600;
  }
`;

const Missing = styled.p`
  color: ${color.danger};
  font-size: ${fontSize.fs14};
`;

const Hint = styled.p`
  ${text.meta}
`;

const Secret = styled.code`
  padding: ${space.s3};
  border: 1px solid ${color.line};
  border-radius: ${radius.rSm};
  overflow-wrap: anywhere;
  user-select: all;
`;
