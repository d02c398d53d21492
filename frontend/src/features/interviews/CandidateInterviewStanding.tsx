import { UserCheck, UserX } from "lucide-react";
import styled from "styled-components";
import { Notice, space, StatusPill, text } from "../../design-system";
import { useWords } from "../../shared/words";
import type { Interview_InterviewFragment } from "./Interviews.generated";
import { interviewsWords } from "./interviews.words";
import { SlotFacts } from "./SlotFacts";
import { SlotTime } from "./SlotTime";

interface StandingProps {
  interview: Interview_InterviewFragment;
}

/** Where an interview stands for the company. */
export function CandidateInterviewStanding({ interview }: StandingProps) {
  const words = useWords(interviewsWords);
  const { status, slot, offeredSlots, candidatePhone } = interview;
  const isOff = status === "CANCELLED";
  return (
    <Stack>
      {slot && <SlotTime slot={slot} isOff={isOff} />}
      <Said interview={interview} />
      {slot && !isOff && <SlotFacts slot={slot} candidatePhone={candidatePhone} />}
      <Outcome interview={interview} />
      {offeredSlots.length > 0 && (
        <div>
          <Quiet>{words.company.offered}</Quiet>
          <Times>
            {offeredSlots.map(({ id, startsAt, endsAt, isTaken, way }) => (
              <li key={id}>
                {isTaken ? <s>{words.when(startsAt, endsAt)}</s> : words.when(startsAt, endsAt)} ·{" "}
                {isTaken ? words.taken : words.ways[way]}
              </li>
            ))}
          </Times>
        </div>
      )}
    </Stack>
  );
}

/** What is said about it in a line, and the words of either side. */
function Said({ interview }: StandingProps) {
  const words = useWords(interviewsWords);
  const { status, askedAt, words: said, wordsParty, offeredSlots } = interview;
  const name = interview.candidateName || words.company.candidate;
  const who = wordsParty === "COMPANY" ? interview.companyName : name;
  const quote = said === null ? null : words.quote(said);
  if (status === "CANCELLED")
    return (
      <p>
        {wordsParty === "PORTAL" ? words.ended : `${words.cancelled}.`} {said && words.saidBy(who, said)}
      </p>
    );
  if (status === "DECLINED")
    return (
      <p>
        {words.company.declined(name)} {quote}
      </p>
    );
  if (askedAt !== null)
    return (
      <Notice tone="warn">
        {words.company.asked(name)} {quote}
      </Notice>
    );
  if (status === "OFFERED") return <p>{words.company.waiting(name)}</p>;
  return offeredSlots.length > 0 && <p>{words.company.moving}</p>;
}

function Outcome({ interview: { status, feedback } }: StandingProps) {
  const { company: words } = useWords(interviewsWords);
  if (status !== "ATTENDED" && status !== "MISSED") return null;
  const came = status === "ATTENDED";
  return (
    <>
      <div>
        <StatusPill tone={came ? "good" : "waiting"} icon={came ? UserCheck : UserX}>
          {came ? words.attended : words.missed}
        </StatusPill>
      </div>
      {feedback !== null && <Lines>{feedback}</Lines>}
    </>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s3};
`;

const Quiet = styled.p`
  ${text.meta}
`;

const Times = styled.ul`
  display: grid;
  gap: ${space.s1};
  padding: 0;
  margin: ${space.s1} 0 0;
  font-variant-numeric: tabular-nums;
  list-style: none;
`;

const Lines = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
