import type { ReactNode, SubmitEvent } from "react";
import styled from "styled-components";
import { Button } from "../Button/Button";
import type { ButtonTone } from "../Button/buttonSkin";
import { FormFailure } from "../Notice/FormFailure";
import { color, space } from "../tokens";
import { DialogActions } from "./DialogActions";

interface DialogFormProps {
  labels: {
    submit: string;
    /** Stands on the button while busy, such as 'Saving…'. */
    busy?: string;
    cancel: string;
  };
  tone?: ButtonTone;
  isBusy: boolean;
  /** Whether there is anything to do as the form stands; left out, there is. */
  canSubmit?: boolean;
  /** Why the whole of it was not done; what is wrong with a field stands there. */
  error?: string | null;
  /** What to know before the button is pressed. */
  notice?: ReactNode;
  onSubmit(event: SubmitEvent<HTMLFormElement>): unknown;
  onCancel(): void;
  /** Its fields; without any it is a question. */
  children: ReactNode;
}

/** What a Dialog asks, with its two buttons. What is under way can't be called off, so Cancel waits for its end. */
export function DialogForm({
  labels,
  tone,
  isBusy,
  canSubmit = true,
  error,
  notice,
  onSubmit,
  onCancel,
  children,
}: DialogFormProps) {
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // React hands it on to the form that the dialog was opened in, which is not meant.
    event.stopPropagation();
    onSubmit(event);
  }
  return (
    <Form noValidate onSubmit={handleSubmit}>
      {children}
      <DialogActions>
        {error && <FormFailure>{error}</FormFailure>}
        {notice}
        <Button tone="secondary" disabled={isBusy} onClick={onCancel}>
          {labels.cancel}
        </Button>
        <Button type="submit" tone={tone} busy={isBusy} busyText={labels.busy} disabled={!canSubmit}>
          {labels.submit}
        </Button>
      </DialogActions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  margin-top: ${space.s3};
  color: ${color.ink2};
`;
