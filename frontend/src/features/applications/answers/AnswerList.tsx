import { Check, Minus, X } from "lucide-react";
import styled from "styled-components";
import { color, fontSize, space, StatusPill, text as type } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { useQuestionWords } from "../../jobs/screening/useQuestionWords";
import type { Answer_AnswerFragment } from "./Answers.generated";
import { answersWords } from "./answers.words";

/** A candidate's answers beside the questions as they were asked, with what the company asked for. */
export function AnswerList({ answers }: { answers: readonly Answer_AnswerFragment[] }) {
  const words = useWords(answersWords);
  const asked = answers.filter(({ wanted }) => wanted);
  const met = asked.filter(({ outcome }) => outcome === "AS_WANTED");
  return (
    <section aria-label={words.title}>
      <Head>
        <h3>{words.title}</h3>
        {asked.length > 0 && <span>{words.matched(met.length, asked.length)}</span>}
      </Head>
      <List>
        {answers.map((answer) => (
          <Answer key={answer.questionId} {...answer} />
        ))}
      </List>
    </section>
  );
}

function Answer(given: Answer_AnswerFragment) {
  const { values, outcome, wanted } = given;
  const words = useWords(answersWords);
  const { text, answer, wanted: need } = useQuestionWords()(given);
  return (
    <div>
      <dt>{text}</dt>
      <dd>
        <Said>{values.length > 0 ? answer(values) : words.notAnswered}</Said>
        {outcome === "AS_WANTED" && (
          <StatusPill tone="good" icon={Check}>
            {words.outcomes.AS_WANTED}
          </StatusPill>
        )}
        {outcome === "DIFFERS" && (
          <StatusPill tone="waiting" icon={X}>
            {words.outcomes.DIFFERS}
          </StatusPill>
        )}
        {outcome === "NOT_ANSWERED" && wanted && (
          <StatusPill tone="dashed" icon={Minus}>
            {words.outcomes.NOT_ANSWERED}
          </StatusPill>
        )}
        {wanted && outcome !== "AS_WANTED" && <Quiet>{words.youAsked(need)}</Quiet>}
      </dd>
    </div>
  );
}

const Head = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: baseline;
  justify-content: space-between;

  > h3 {
    ${type.cardTitle}
  }

  > span {
    ${type.meta}
  }
`;

const List = styled.dl`
  display: grid;
  gap: ${space.s3};
  margin: ${space.s3} 0 0;

  dt {
    ${type.meta}
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s1} ${space.s2};
    align-items: center;
    margin: 0;
  }
`;

const Said = styled.span`
  color: ${color.ink};
  font-size: ${fontSize.fs14};
  font-weight: 500;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Quiet = styled.span`
  flex-basis: 100%;
  ${type.meta}
`;
