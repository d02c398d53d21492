import { Trash2 } from "lucide-react";
import { useForm, useWatch } from "react-hook-form";
import styled from "styled-components";
import { Button, color, IconButton, space, text, TextArea, useToast } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { isAnotherAddress } from "../../../forms/is-another-address";
import { UnsavedChanges } from "../../../forms/UnsavedChanges";
import { PanelSection } from "./CandidateProfile";
import {
  useAddCandidateNoteMutation,
  useDeleteCandidateNoteMutation,
  type CandidateDetail_CandidateFragment,
} from "../candidate/Candidates.generated";
import { candidatesWords } from "../candidate/candidates.words";

const LONGEST_NOTE = 2000;

/** What the company noted about a candidate, newest first, and a field for more. */
export function CandidateNotes({ candidate }: { candidate: CandidateDetail_CandidateFragment }) {
  const { notes: words } = useWords(candidatesWords);
  const { id, notes, viewerCan } = candidate;
  return (
    <PanelSection title={words.title}>
      <Quiet>{words.hint}</Quiet>
      {viewerCan.addNote && <NoteForm candidateId={id} />}
      {notes.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <List>
          {notes.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </List>
      )}
    </PanelSection>
  );
}

function NoteForm({ candidateId }: { candidateId: string }) {
  const { notes: words } = useWords(candidatesWords);
  const showToast = useToast();
  const [addNote] = useAddCandidateNoteMutation({
    // The panel, which is open, reads the notes anew.
    update: (cache) => {
      cache.evict({
        id: cache.identify({ __typename: "Candidate", id: candidateId }),
        fieldName: "notes",
      });
    },
  });
  const { register, handleSubmit, reset, formState, control } = useForm({ defaultValues: { text: "" } });

  async function handleAdd({ text: written }: { text: string }) {
    try {
      await addNote({ variables: { input: { applicationId: candidateId, text: written.trim() } } });
      reset();
    } catch {
      showToast({ tone: "danger", text: words.addFailed });
    }
  }

  const isWritten = useWatch({ control, name: "text" }).trim() !== "";

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(handleAdd)(event)}>
      <TextArea
        label={words.label}
        rows={2}
        error={formState.errors.text?.message}
        {...register("text", {
          validate: (written) => written.trim() !== "" || words.empty,
          maxLength: { value: LONGEST_NOTE, message: words.tooLong },
        })}
      />
      {isWritten && <UnsavedChanges warning={words.unsaved} isLeft={isAnotherAddress} />}
      <div>
        <Button
          type="submit"
          tone="secondary"
          size="sm"
          busy={formState.isSubmitting}
          busyText={words.adding}
        >
          {words.add}
        </Button>
      </div>
    </Form>
  );
}

interface NoteProps {
  note: CandidateDetail_CandidateFragment["notes"][number];
}

function Note({ note }: NoteProps) {
  const { notes: words, time } = useWords(candidatesWords);
  const showToast = useToast();
  const [deleteNote] = useDeleteCandidateNoteMutation({
    // The list that it stood in leaves out what the cache no longer has.
    update: (cache, { data }) => {
      if (data) cache.evict({ id: cache.identify(data.deleteCandidateNote) });
    },
  });

  async function handleDelete() {
    try {
      await deleteNote({ variables: { id: note.id } });
      showToast({ text: words.deleted });
    } catch {
      showToast({ tone: "danger", text: words.deleteFailed });
    }
  }

  return (
    <Item>
      <div>
        <Lines>{note.text}</Lines>
        <Quiet>
          {note.authorName ?? words.nobody} · <time dateTime={note.createdAt}>{time(note.createdAt)}</time>
        </Quiet>
      </div>
      {note.viewerCanDelete && (
        <IconButton
          tone="plain"
          label={words.deleteOf(note.createdAt)}
          icon={<Trash2 size={18} aria-hidden />}
          onClick={() => void handleDelete()}
        />
      )}
    </Item>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.s2};
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s3};
`;

const Item = styled.li`
  display: flex;
  gap: ${space.s2};
  align-items: start;
  justify-content: space-between;
  color: ${color.ink2};
`;

const Lines = styled.p`
  white-space: pre-line;
`;

const Quiet = styled.p`
  ${text.meta}
`;
