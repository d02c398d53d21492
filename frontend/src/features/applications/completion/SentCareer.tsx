import styled from "styled-components";
import { Checkbox, color, fontSize, space } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { toldFacts } from "../../career-profiles/career-facts";
import { careerProfileWords } from "../../career-profiles/career-profile.words";
import type { CareerProfile_ProfileFragment } from "../../career-profiles/CareerProfile.generated";
import { jobsWords } from "../../jobs/job/jobs.words";
import { completionWords } from "./completion.words";
import type { AskedFieldsState } from "./useAskedFields";

interface SentCareerProps {
  career: CareerProfile_ProfileFragment;
  fields: Pick<AskedFieldsState, "isHelpSent" | "setIsHelpSent">;
}

/** What of the work profile goes with an application, in a line (ASK-03). */
export function SentCareer({ career: { facts, sent }, fields }: SentCareerProps) {
  const words = useWords(completionWords);
  const careers = useWords(careerProfileWords);
  const jobs = useWords(jobsWords);
  const told = toldFacts(sent, { careers, jobs });
  return (
    <>
      {told.length > 0 && (
        <Line>
          <strong>{words.alsoSent}</strong>{" "}
          {told.map(({ name, text }) => (name === "expectedPay" ? careers.expects(text) : text)).join(" · ")}
        </Line>
      )}
      {facts.helpAtWork && (
        <Checkbox label={words.sendHelp} checked={fields.isHelpSent} onChange={fields.setIsHelpSent} />
      )}
    </>
  );
}

const Line = styled.p`
  padding-inline: ${space.s4};
  color: ${color.ink2};
  font-size: ${fontSize.fs14};
  overflow-wrap: anywhere;

  strong {
    color: ${color.ink};
    font-weight: 600;
  }
`;
