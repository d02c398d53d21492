import styled from "styled-components";
import { Chip, ChipList, space } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { adminJobsWords } from "./admin-jobs.words";
import { Clamped, Quiet } from "../admin/admin-table";
import type { AdminJob_JobFragment } from "./AdminJob.generated";
import { moderationWords } from "../report/moderation.words";

type Review = NonNullable<AdminJob_JobFragment["review"]>;

/** Comments shown beside a row; all of them stand in the review itself. */
const FEW_COMMENTS = 2;

/** Why a job waits for an admin: its readers' reasons and the rules that matched. */
export function JobReviewFacts({ review, isWhole = false }: { review: Review; isWhole?: boolean }) {
  const words = useWords(adminJobsWords);
  const { reasons, rule: ruleInWords } = useWords(moderationWords);
  const { reportCount, reportReasons, reportComments, rules, reason, answer, poster } = review;
  const likes = review.clientLookAlikes.map(({ name }) => name);
  const isBlocked = review.status === "HELD" && review.heldAt === null;
  if (
    !isWhole &&
    reportCount === 0 &&
    rules.length === 0 &&
    !reason &&
    !answer &&
    !isBlocked &&
    likes.length === 0
  )
    return <Quiet>{words.noReports}</Quiet>;
  return (
    <Facts>
      {reportCount > 0 && <strong>{words.reportCount(reportCount)}</strong>}
      {(reportReasons.length > 0 || rules.length > 0) && (
        <ChipList>
          {reportReasons.map((given) => (
            <li key={given.reason}>
              <Chip>{words.reasonOf(reasons[given.reason], given.count)}</Chip>
            </li>
          ))}
          {rules.map((rule) => (
            <li key={rule}>
              <Chip>{ruleInWords(rule)}</Chip>
            </li>
          ))}
        </ChipList>
      )}
      {likes.length > 0 && <Fact text={words.clientLooksLike(likes.join(", "))} isWhole={isWhole} />}
      {reportComments.slice(0, isWhole ? reportComments.length : FEW_COMMENTS).map((comment, index) => (
        <Fact key={index} text={words.comment(comment)} isWhole={isWhole} />
      ))}
      {isBlocked && <Quiet>{words.blocked}</Quiet>}
      {reason && <Fact text={words.reason(reason)} isWhole={isWhole} />}
      {answer && <Fact text={words.answer(answer)} isWhole={isWhole} />}
      {isWhole && poster && <Quiet>{words.poster(poster.signInName)}</Quiet>}
    </Facts>
  );
}

function Fact({ text, isWhole }: { text: string; isWhole: boolean }) {
  if (isWhole) return <Quiet>{text}</Quiet>;
  return (
    <Clamped $lines={2} title={text}>
      {text}
    </Clamped>
  );
}

const Facts = styled.div`
  display: grid;
  gap: ${space.s1};
  min-width: 0;
  overflow-wrap: anywhere;
`;
