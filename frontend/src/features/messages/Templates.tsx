import { LayoutTemplate, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import styled from "styled-components";
import {
  color,
  Dialog,
  DialogForm,
  IconButton,
  Menu,
  space,
  text,
  TextArea,
  TextField,
  useToast,
} from "../../design-system";
import { useRefusalText } from "../../shared/language/useRefusalText";
import { readRefusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import {
  MessageTemplatesDocument,
  useDeleteMessageTemplateMutation,
  useMessageTemplatesQuery,
  useSaveMessageTemplateMutation,
  type MessageThread_ThreadFragment,
} from "./Messages.generated";
import { messagesWords } from "./messages.words";

const MOST = 2000;

interface TemplatesProps {
  thread: MessageThread_ThreadFragment;
  /** What is typed so far, which may be kept. */
  text: string;
  onChoose(filled: string): void;
}

/** What the company often writes: one tap puts it into the box, filled as far as the portal knows. */
export function Templates({ thread, text: typed, onChoose }: TemplatesProps) {
  const { composer: words } = useWords(messagesWords);
  const [isSaving, setIsSaving] = useState(false);
  // Most threads are read without any.
  const [isNear, setIsNear] = useState(false);
  const { data, error } = useMessageTemplatesQuery({
    variables: { applicationId: thread.id },
    skip: !isNear,
  });
  const templates = data?.messageTemplates ?? [];
  return (
    <Place onPointerEnter={() => setIsNear(true)} onFocus={() => setIsNear(true)}>
      <Menu
        label={words.templates}
        trigger={
          <Trigger>
            <LayoutTemplate size={18} aria-hidden />
            {words.templates}
          </Trigger>
        }
        header={error && words.templatesFailed}
        entries={[
          ...templates.map(({ title, filled }) => ({
            label: title,
            onSelect: () => onChoose(filled ?? ""),
          })),
          ...(thread.viewerCan.keepTemplates
            ? [
                {
                  label: words.saveTemplate,
                  icon: <Plus size={18} aria-hidden />,
                  onSelect: () => setIsSaving(true),
                },
              ]
            : []),
        ]}
      />
      <SaveTemplateDialog thread={thread} text={typed} isOpen={isSaving} onOpenChange={setIsSaving} />
    </Place>
  );
}

interface SaveTemplateDialogProps extends Pick<TemplatesProps, "thread" | "text"> {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

function SaveTemplateDialog({ isOpen, onOpenChange, ...rest }: SaveTemplateDialogProps) {
  const { template: words } = useWords(messagesWords);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={words.title}>
      {isOpen && <SaveTemplateForm {...rest} onClose={() => onOpenChange(false)} />}
    </Dialog>
  );
}

interface Typed {
  title: string;
  text: string;
}

type SaveTemplateFormProps = Pick<TemplatesProps, "thread" | "text"> & { onClose(): void };

function SaveTemplateForm({ thread, text: typed, onClose }: SaveTemplateFormProps) {
  const { template: words, composer } = useWords(messagesWords);
  const showToast = useToast();
  const textOf = useRefusalText();
  const [save] = useSaveMessageTemplateMutation({
    refetchQueries: [{ query: MessageTemplatesDocument, variables: { applicationId: thread.id } }],
  });
  const { register, handleSubmit, setError, formState } = useForm<Typed>({
    defaultValues: { title: "", text: typed },
  });
  const { errors, isSubmitting } = formState;

  async function handleSave({ title, text: written }: Typed) {
    try {
      const input = { companyId: thread.companyId, title: title.trim(), text: written.trim() };
      await save({ variables: { input } });
    } catch (error) {
      setError("root", { message: textOf(readRefusal(error), words.refusals) || words.failed });
      return;
    }
    onClose();
    showToast({ text: words.saved });
  }

  return (
    <DialogForm
      labels={{ submit: words.save, busy: words.saving, cancel: words.cancel }}
      error={errors.root?.message}
      isBusy={isSubmitting}
      onSubmit={handleSubmit(handleSave)}
      onCancel={onClose}
    >
      <Hint>{words.hint}</Hint>
      <TextField
        label={words.name}
        error={errors.title?.message}
        {...register("title", {
          validate: (title) => (title.trim().length >= 2 && title.trim().length <= 60) || words.nameNeeded,
        })}
      />
      <TextArea
        label={words.text}
        rows={5}
        error={errors.text?.message}
        {...register("text", {
          validate: (written) => written.trim() !== "" || words.textNeeded,
          maxLength: { value: MOST, message: composer.tooLong(MOST) },
        })}
      />
      <OwnTemplates applicationId={thread.id} />
    </DialogForm>
  );
}

/** The company's own so far, each to be deleted. */
function OwnTemplates({ applicationId }: { applicationId: string }) {
  const { template: words } = useWords(messagesWords);
  const showToast = useToast();
  const query = { query: MessageTemplatesDocument, variables: { applicationId } };
  const { data } = useMessageTemplatesQuery({ variables: query.variables });
  const [remove] = useDeleteMessageTemplateMutation({ refetchQueries: [query] });
  const own = data?.messageTemplates.filter(({ isOwn }) => isOwn) ?? [];
  if (own.length === 0) return null;

  async function handleDelete(id: string) {
    try {
      await remove({ variables: { id } });
      showToast({ text: words.deleted });
    } catch {
      showToast({ text: words.deleteFailed, tone: "danger" });
    }
  }

  return (
    <Own aria-label={words.own}>
      {own.map(({ id, title }) => (
        <li key={id}>
          <span>{title}</span>
          <IconButton
            tone="plain"
            label={words.delete(title)}
            icon={<Trash2 size={18} aria-hidden />}
            onClick={() => void handleDelete(id)}
          />
        </li>
      ))}
    </Own>
  );
}

const Own = styled.ul`
  display: grid;
  padding: 0;
  margin: 0;
  list-style: none;

  > li {
    display: flex;
    gap: ${space.s2};
    align-items: center;
    justify-content: space-between;
    overflow-wrap: anywhere;
  }
`;

const Place = styled.div`
  display: flex;
`;

const Trigger = styled.span`
  display: inline-flex;
  gap: ${space.s2};
  align-items: center;
  min-height: 44px;
  padding-inline: ${space.s2};
  color: ${color.brand800};
  ${text.label}
`;

const Hint = styled.p`
  ${text.meta}
`;
