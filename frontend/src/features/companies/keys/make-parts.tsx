import { type ComponentType, type ReactNode, useId, useRef, useState } from "react";
import styled from "styled-components";
import {
  Button,
  Checkbox,
  color,
  fontSize,
  Notice,
  radius,
  SectionCard,
  space,
  text,
  useToast,
} from "../../../design-system";

interface SecretWords {
  secretOnce: string;
  secretLost: string;
  copy: string;
  copied: string;
  notCopied: string;
  done: string;
}

interface MakeOrSecretProps {
  words: SecretWords & { makeTitle: string; secretTitle: string };
  companyId: string;
  Form: ComponentType<MakeFormProps>;
}

export interface MakeFormProps {
  companyId: string;
  /** Null: it was told already, and the answer was lost. */
  onMade(secret: string | null): void;
}

/** A form that makes a secret; the secret takes its place, and the focus with it. */
export function MakeOrSecret({ words, companyId, Form }: MakeOrSecretProps) {
  const [made, setMade] = useState<{ secret: string | null } | null>(null);
  const card = useRef<HTMLDivElement>(null);
  function show(next: typeof made) {
    setMade(next);
    card.current?.focus();
  }
  return (
    <div ref={card} tabIndex={-1}>
      <SectionCard title={made ? words.secretTitle : words.makeTitle}>
        {made ? (
          <OnceSecret secret={made.secret} words={words} onDone={() => show(null)} />
        ) : (
          <Form companyId={companyId} onMade={(secret) => show({ secret })} />
        )}
      </SectionCard>
    </div>
  );
}

interface OnceSecretProps {
  /** Null: it was told already, and the answer was lost. */
  secret: string | null;
  words: SecretWords;
  onDone(): void;
}

/** A secret that is shown once, to be copied. */
function OnceSecret({ secret, words, onDone }: OnceSecretProps) {
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
    <MakeForm as="div">
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
    </MakeForm>
  );
}

interface ChoicesProps<Value extends string> {
  legend: string;
  labels: Readonly<Record<Value, string>>;
  values: readonly Value[];
  chosen: readonly Value[];
  /** What is wrong; null where nothing is. */
  error: string | null;
  onChange(chosen: readonly Value[]): void;
}

/** Some of a few, in the order of the table. */
export function Choices<Value extends string>({
  legend,
  labels,
  values,
  chosen,
  error,
  onChange,
}: ChoicesProps<Value>): ReactNode {
  const errorId = useId();
  return (
    <Uses aria-describedby={error === null ? undefined : errorId}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <Checkbox
          key={value}
          label={labels[value]}
          checked={chosen.includes(value)}
          onChange={(isChosen) =>
            onChange(values.filter((one) => (one === value ? isChosen : chosen.includes(one))))
          }
        />
      ))}
      {error !== null && (
        <Missing id={errorId} role="alert">
          {error}
        </Missing>
      )}
    </Uses>
  );
}

export const MakeForm = styled.form`
  display: grid;
  gap: ${space.s4};
`;

export const Hint = styled.p`
  ${text.meta}
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

const Secret = styled.code`
  padding: ${space.s3};
  border: 1px solid ${color.line};
  border-radius: ${radius.rSm};
  overflow-wrap: anywhere;
  user-select: all;
`;
