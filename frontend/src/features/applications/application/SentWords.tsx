import styled from "styled-components";
import { color, fontSize, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { useQuestionWords } from "../../jobs/screening/useQuestionWords";
import { answersWords } from "../answers/answers.words";
import { sentOriginalWords } from "../original/sent-original.words";
import { applicationsWords } from "./applications.words";
import { useSentWordsQuery } from "./ApplicationRow.generated";

/** What somebody told a company beside their resume: the note, the file's name and the answers (SEEN-26). */
export function SentWords({ applicationId }: { applicationId: string }) {
  const { apply } = useWords(applicationsWords);
  const { notAnswered } = useWords(answersWords);
  const { choice } = useWords(sentOriginalWords);
  const wordsOf = useQuestionWords();
  const { data } = useSentWordsQuery({ variables: { applicationId } });
  const { note, original, answers = [] } = data?.application ?? {};
  const told = [
    ...(note ? [{ key: "note", label: apply.note, said: note }] : []),
    ...(original?.name ? [{ key: "file", label: choice.label, said: original.name }] : []),
    ...answers.map((given) => {
      const { text: label, answer } = wordsOf(given);
      return {
        key: given.questionId,
        label,
        said: given.values.length > 0 ? answer(given.values) : notAnswered,
      };
    }),
  ];
  if (told.length === 0) return null;
  return (
    <List>
      {told.map(({ key, label, said }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space.s3};
  margin: 0;

  dt {
    ${text.meta}
  }

  dd {
    margin: 0;
    color: ${color.ink};
    font-size: ${fontSize.fs14};
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
