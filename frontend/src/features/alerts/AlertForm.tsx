import { useState } from "react";
import { useController, useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { type SessionUser, useSession } from "../../auth/session";
import {
  Button,
  ButtonLink,
  color,
  DialogActions,
  DialogForm,
  RadioGroup,
  space,
  text,
  TextField,
  useToast,
} from "../../design-system";
import { formatsIn } from "../../shared/language/formats";
import { useLanguage } from "../../shared/language/locale";
import { useRefusalText } from "../../shared/language/useRefusalText";
import { readRefusal } from "../../shared/refusal";
import type { AlertFrequency, JobFilter } from "../../shared/schema.generated";
import { useWords } from "../../shared/words";
import {
  AlertOfDocument,
  type KeptAlert_AlertFragment,
  useAlertExpectationQuery,
  useCreateAlertMutation,
  useRequestAlertMutation,
} from "./Alerts.generated";
import { PushAsk, useOfferedPush } from "../notices/push/PushAsk";
import { alertsWords } from "./alerts.words";
import { ToldOnPage } from "./ToldOnPage";

const format = formatsIn("en");
const RHYTHMS: readonly AlertFrequency[] = ["INSTANT", "DAILY", "WEEKLY"];
const DAYS_A_WEEK = 7;
/** The server decides; this catches what was typed in haste. */
const EMAIL = /^\S+@\S+\.\S+$/;

interface AlertFormProps {
  filter: JobFilter;
  search: string;
  /** The alert of this search that is paused; null: there is none. */
  kept: KeptAlert_AlertFragment | null;
  onClose(): void;
}

interface Wanted {
  frequency: AlertFrequency;
  email: string;
}

/** What is kept, how often it tells, and for those without an account where to. */
export function AlertForm({ filter, search, kept, onClose }: AlertFormProps) {
  const words = useWords(alertsWords);
  const session = useSession();
  const account = session.status === "signed-in" && session.account === "registered" ? session.user : null;
  const isRegistered = account !== null;
  const hasEmail = account?.email !== null;
  const { run, failure, askedEmail, setTitle } = useSetAlert({ filter, kept, account, onClose });
  const { register, handleSubmit, control, formState } = useForm<Wanted>({
    defaultValues: { frequency: "DAILY", email: "" },
    ...(kept && {
      values: { frequency: kept.frequency, email: "" },
      resetOptions: { keepDirtyValues: true },
    }),
  });
  const { field: rhythm } = useController({ control, name: "frequency" });
  if (askedEmail !== null) return <AskedToConfirm email={askedEmail} onClose={onClose} />;
  if (setTitle !== null) return <AlertIsSet title={setTitle} hasEmail={hasEmail} onClose={onClose} />;
  return (
    <DialogForm
      labels={{ submit: words.set, busy: words.setting, cancel: words.cancel }}
      error={failure}
      isBusy={formState.isSubmitting}
      onSubmit={handleSubmit(run)}
      onCancel={onClose}
    >
      <p>{words.dialogMeaning}</p>
      <Search filter={filter} search={search || words.allJobs} />
      <RadioGroup
        label={words.howOften}
        layout="list"
        options={RHYTHMS.map((value) => ({
          value,
          label: words.rhythm[value],
          count: words.rhythmHint[value],
        }))}
        value={rhythm.value}
        onChange={rhythm.onChange}
      />
      {!isRegistered && (
        <TextField
          label={words.email}
          type="email"
          autoComplete="email"
          hint={words.emailHint}
          error={formState.errors.email?.message}
          {...register("email", {
            required: words.emailNeeded,
            validate: (email) => EMAIL.test(email.trim()) || words.emailWrong,
          })}
        />
      )}
      <Foot>
        {hasEmail ? words.oneTap : <ToldOnPage />}{" "}
        {isRegistered && <Link to={paths.alerts}>{words.seeAlerts}</Link>}
      </Foot>
    </DialogForm>
  );
}

function AskedToConfirm({ email, onClose }: { email: string; onClose(): void }) {
  const words = useWords(alertsWords);
  return (
    <>
      <p role="status">{words.mailSent(email)}</p>
      <DialogActions>
        <Button onClick={onClose}>{words.done}</Button>
      </DialogActions>
    </>
  );
}

/** In place of the toast where there is more to say: how it tells, or that this device can tell too (PUSH-08). */
function AlertIsSet({ title, hasEmail, onClose }: { title: string; hasEmail: boolean; onClose(): void }) {
  const words = useWords(alertsWords);
  return (
    <>
      <Told role="status">{words.isSet(title)}</Told>
      {!hasEmail && (
        <Told>
          <ToldOnPage />
        </Told>
      )}
      <PushAsk />
      <DialogActions>
        <ButtonLink to={paths.alerts} tone="secondary">
          {words.seeAlerts}
        </ButtonLink>
        <Button onClick={onClose}>{words.done}</Button>
      </DialogActions>
    </>
  );
}

/** Sets the alert of an account at once; for an address it has a mail sent. */
function useSetAlert({
  filter,
  kept,
  account,
  onClose,
}: Omit<AlertFormProps, "search"> & { account: SessionUser | null }) {
  const words = useWords(alertsWords);
  const showToast = useToast();
  const navigate = useNavigate();
  const textOf = useRefusalText();
  const language = useLanguage();
  const [failure, setFailure] = useState<string | null>(null);
  const [askedEmail, setAskedEmail] = useState<string | null>(null);
  const [setTitle, setSetTitle] = useState<string | null>(null);
  const isPushOffered = useOfferedPush(account !== null) !== null;
  const [create] = useCreateAlertMutation({
    update: (cache, { data }) => {
      cache.modify({ fields: { alerts: (_, { DELETE }) => DELETE as unknown } });
      const alertOf = data?.createAlert;
      if (alertOf) cache.writeQuery({ query: AlertOfDocument, variables: { filter }, data: { alertOf } });
    },
  });
  const [request] = useRequestAlertMutation();

  async function run({ frequency, email }: Wanted) {
    setFailure(null);
    try {
      if (!account) {
        await request({ variables: { input: { filter, frequency, email: email.trim(), language } } });
        setAskedEmail(email.trim());
        return;
      }
      const { data } = await create({
        variables: { input: { filter, frequency, isMailed: kept?.isMailed ?? true }, language },
      });
      const title = data?.createAlert.title ?? "";
      if (isPushOffered || account.email === null) {
        setSetTitle(title);
        return;
      }
      onClose();
      showToast({
        text: words.isSet(title),
        action: { label: words.seeAlerts, onSelect: () => void navigate(paths.alerts) },
      });
    } catch (error) {
      setFailure(textOf(readRefusal(error), words.failures) || words.notSet);
    }
  }
  return { run, failure, askedEmail, setTitle };
}

/** The search, and how many jobs a week it finds, by the week that is past. */
function Search({ filter, search }: { filter: JobFilter; search: string }) {
  const words = useWords(alertsWords);
  const { data } = useAlertExpectationQuery({
    variables: { filter: { ...filter, postedWithinDays: DAYS_A_WEEK } },
  });
  const { total = 0, isTotalCapped = false } = data?.jobs ?? {};
  return (
    <Kept>
      <SearchText>{search}</SearchText>
      {data && <p>{words.expected(`${format.count(total)}${isTotalCapped ? "+" : ""}`, total)}</p>}
    </Kept>
  );
}

const Kept = styled.div`
  display: grid;
  gap: ${space.s1};
  min-height: 56px;
  padding: ${space.s3} ${space.s4};
  border: 1px solid ${color.line};
  border-radius: 10px;
  color: ${color.muted};
  overflow-wrap: anywhere;
`;

const SearchText = styled.p`
  ${text.label}
  color: ${color.ink};
`;

const Told = styled.p`
  margin-bottom: ${space.s4};
`;

const Foot = styled.p`
  ${text.meta}
`;
