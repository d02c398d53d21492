import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button, Select, TextField } from "../../../design-system";
import { useAct } from "../../../forms/useAct";
import type { ApiKeyScope } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { useRecentSignIn } from "../../accounts/confirm/useRecentSignIn";
import { useCreateApiKeyMutation } from "./ApiKeys.generated";
import { apiKeyWords } from "./api-keys.words";
import { Choices, Hint, MakeForm, type MakeFormProps, MakeOrSecret } from "./make-parts";

/** Makes a key, and shows it once. */
export function MakeApiKey({ companyId }: { companyId: string }) {
  const words = useWords(apiKeyWords);
  return <MakeOrSecret words={words} companyId={companyId} Form={KeyForm} />;
}

interface KeyFields {
  name: string;
  days: "30" | "90" | "365";
  scopes: ApiKeyScope[];
}

const EMPTY: KeyFields = { name: "", days: "90", scopes: [] };
const SCOPES: ApiKeyScope[] = ["JOBS_READ", "JOBS_WRITE", "CANDIDATES_READ", "CANDIDATES_WRITE"];

function KeyForm({ companyId, onMade }: MakeFormProps) {
  const words = useWords(apiKeyWords);
  const act = useAct(words);
  const { withRecentSignIn, confirmation } = useRecentSignIn();
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
      const made = await withRecentSignIn(() => create({ variables: { input } }));
      if (made?.data) onMade(made.data.createApiKey.secret ?? null);
    }, null);
    if (refusal && refusal.fields.length > 0)
      setError("name", { message: words.nameWrong }, { shouldFocus: true });
  }

  return (
    <>
      <MakeForm noValidate onSubmit={(event) => void handleSubmit(handleMake, noticeScopes)(event)}>
        <TextField
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          maxLength={60}
          error={formState.errors.name?.message}
          {...register("name", { validate: (typed) => typed.trim() !== "" || words.nameRequired })}
        />
        <Choices
          legend={words.uses}
          labels={words.scopes}
          values={SCOPES}
          chosen={scopes}
          error={isScopeMissing ? words.scopeRequired : null}
          onChange={setScopes}
        />
        <Select
          label={words.days}
          options={Object.entries(words.daysOptions).map(([value, label]) => ({ value, label }))}
          {...register("days")}
        />
        <Button type="submit" fullWidth="always" busy={loading} busyText={words.making}>
          {words.make}
        </Button>
        <Hint>{words.limits}</Hint>
      </MakeForm>
      {confirmation}
    </>
  );
}
