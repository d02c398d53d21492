import { Pencil, Trash2 } from "lucide-react";
import { useContext } from "react";
import styled from "styled-components";
import { fontSize, IconButton, RowHeadingContext, space, text, useToast } from "../../../design-system";
import { focusPage } from "../../../shared/focus-page";
import { useWords } from "../../../shared/words";
import {
  useCreateCoverLetterMutation,
  useDeleteCoverLetterMutation,
  type CoverLetter_LetterFragment,
} from "./CoverLetter.generated";
import { coverLettersWords } from "./cover-letters.words";
import { forgetLetters } from "./forget-letters";

interface CoverLetterRowProps {
  letter: CoverLetter_LetterFragment;
  onEdit(): void;
}

/** A letter by its title and first words, to be changed or deleted. */
export function CoverLetterRow({ letter, onEdit }: CoverLetterRowProps) {
  const words = useWords(coverLettersWords);
  const remove = useRemoval(letter);
  return (
    <Row>
      <Text>
        <Title as={useContext(RowHeadingContext)}>{letter.title}</Title>
        <Beginning>{letter.text}</Beginning>
        <Fact>
          <time dateTime={letter.updatedAt}>{words.updated(letter.updatedAt)}</time>
        </Fact>
      </Text>
      <Acts>
        <IconButton
          tone="plain"
          label={words.edit(letter.title)}
          icon={<Pencil size={18} aria-hidden />}
          onClick={onEdit}
        />
        <IconButton
          tone="plain"
          label={words.deleteOf(letter.title)}
          icon={<Trash2 size={18} aria-hidden />}
          onClick={() => void remove()}
        />
      </Acts>
    </Row>
  );
}

/** At once, with a way back that writes it anew. */
function useRemoval({ id, title, text: written }: CoverLetter_LetterFragment) {
  const words = useWords(coverLettersWords);
  const showToast = useToast();
  const [deleteLetter] = useDeleteCoverLetterMutation({ update: forgetLetters });
  const [create] = useCreateCoverLetterMutation({ update: forgetLetters });

  async function restore() {
    const variables = { input: { title, text: written }, clientRequestId: crypto.randomUUID() };
    await create({ variables }).catch(() => showToast({ tone: "danger", text: words.restoreFailed }));
  }

  return async () => {
    try {
      await deleteLetter({ variables: { id } });
    } catch {
      showToast({ tone: "danger", text: words.deleteFailed });
      return;
    }
    focusPage();
    const undo = { label: words.undo, onSelect: () => void restore() };
    showToast({ text: words.deleted(title), action: undo });
  };
}

const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s3};
  align-items: center;
`;

const Text = styled.div`
  min-width: 0;
`;

const Title = styled.h3`
  ${text.label}
  font-size: ${fontSize.fs16};
  overflow-wrap: anywhere;
`;

const Beginning = styled.p`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Fact = styled.p`
  ${text.meta}
`;

const Acts = styled.div`
  display: flex;
  align-items: center;
`;
