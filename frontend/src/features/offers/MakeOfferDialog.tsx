import { useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import styled from "styled-components";
import {
  Dialog,
  DialogForm,
  LoadFailure,
  media,
  Skeleton,
  SkeletonGroup,
  space,
  TextField,
} from "../../design-system";
import { indianDay, useFormats } from "../../shared/language/formats";
import { useProblemText } from "../../shared/language/useProblemText";
import { useMountedAt } from "../../shared/page-view";
import { useWords } from "../../shared/words";
import { LetterFields } from "./LetterFields";
import { fieldOf, inputOf, newOffer, type EarlierOffer, type OfferValues } from "./offer-form";
import {
  useApplicationOffersQuery,
  useMakeOfferMutation,
  useOfferTemplateQuery,
  type OfferTemplateQuery,
} from "./Offers.generated";
import { offersWords } from "./offers.words";
import { OfferPay } from "./OfferPay";
import { useOfferAct } from "./useOfferAct";

interface MakeOfferDialogProps {
  applicationId: string;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/** Asks for pay, days and the letter of an offer; a sheet on phones (OFFR-01, OFFR-02). */
export function MakeOfferDialog({ applicationId, isOpen, onOpenChange }: MakeOfferDialogProps) {
  const { form: words } = useWords(offersWords);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={words.title}>
      {isOpen && <Template applicationId={applicationId} onClose={() => onOpenChange(false)} />}
    </Dialog>
  );
}

interface FormProps {
  applicationId: string;
  onClose(): void;
}

/** The form begins with the portal's letter. */
function Template(props: FormProps) {
  const { form: words } = useWords(offersWords);
  const { applicationId } = props;
  const { data, loading, refetch } = useOfferTemplateQuery({ variables: { applicationId } });
  if (data) return <OfferForm {...props} template={data.offerTemplate} />;
  if (!loading) return <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />;
  return (
    <SkeletonGroup>
      <Skeleton width="100%" height={320} />
    </SkeletonGroup>
  );
}

/** The candidate's last offer, where it is shown already; without one nothing is asked. */
function useEarlierOffer(applicationId: string): EarlierOffer | undefined {
  const format = useFormats();
  const today = indianDay(useMountedAt());
  const { data } = useApplicationOffersQuery({ variables: { applicationId }, fetchPolicy: "cache-only" });
  const [last] = data?.offers ?? [];
  if (!last) return undefined;
  const { pay, joinsOn } = last;
  return {
    pay: { amount: format.count(pay.amount), unit: pay.unit },
    joinsOn: joinsOn >= today ? joinsOn : "",
  };
}

interface OfferFormProps extends FormProps {
  template: OfferTemplateQuery["offerTemplate"];
}

function OfferForm({ applicationId, template, onClose }: OfferFormProps) {
  const { form: words } = useWords(offersWords);
  const form = useForm<OfferValues>({
    defaultValues: newOffer(template.text, template.advertisedPay?.unit, useEarlierOffer(applicationId)),
  });
  const [letterId, setLetterId] = useState<string | null>(null);
  const [make] = useMakeOfferMutation();
  const act = useOfferAct();
  const textOfProblem = useProblemText();

  async function handleSend(values: OfferValues) {
    if (values.way === "FILE" && letterId === null) {
      form.setError("letter", { message: words.fileNeeded });
      return;
    }
    const input = inputOf(applicationId, values, letterId);
    if (!input) return;
    const refusal = await act(() => make({ variables: { input } }), words.sent);
    if (!refusal) onClose();
    else
      for (const problem of refusal.fields)
        form.setError(fieldOf(problem.field), { message: textOfProblem(problem) });
  }

  return (
    <DialogForm
      labels={{ submit: words.send, busy: words.sending, cancel: words.close }}
      isBusy={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(handleSend)}
      onCancel={onClose}
    >
      <Terms form={form} template={template} />
      <LetterFields
        form={form}
        places={template.places}
        applicationId={applicationId}
        onUploaded={setLetterId}
      />
    </DialogForm>
  );
}

function Terms({ form, template }: { form: UseFormReturn<OfferValues> } & Pick<OfferFormProps, "template">) {
  const { form: words } = useWords(offersWords);
  const { register, formState } = form;
  return (
    <>
      <OfferPay form={form} template={template} />
      <Pair>
        <TextField
          label={words.joins}
          type="date"
          error={formState.errors.joinsOn?.message}
          {...register("joinsOn", { required: words.joinsNeeded })}
        />
        <TextField
          label={words.replyBy}
          type="date"
          hint={words.replyByHint}
          error={formState.errors.replyBy?.message}
          {...register("replyBy", {
            required: words.replyByNeeded,
            validate: (day, { joinsOn }) => joinsOn === "" || day <= joinsOn || words.replyByLate,
          })}
        />
      </Pair>
    </>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s3};
  align-items: start;

  ${media.phone} {
    grid-template-columns: 1fr;
  }
`;
