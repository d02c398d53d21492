import { paths } from "@job-portal/protocol/paths";
import { useState } from "react";
import styled from "styled-components";
import { ButtonLink, Card, color, InlineButton, Notice, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { AnswerForm } from "./AnswerForm";
import { DocumentsStep } from "./DocumentsStep";
import { GstinStep } from "./GstinStep";
import { SiteStep } from "./SiteStep";
import { StepCard } from "./StepCard";
import type { Verification_StandingFragment } from "./Verification.generated";
import { verificationWords } from "./verification.words";
import { WorkEmailStep } from "./WorkEmailStep";

interface VerificationLadderProps {
  standing: Verification_StandingFragment;
  onSent(): Promise<unknown>;
}

/** All steps of the ladder, from the lowest, and how the company's request stands. */
export function VerificationLadder({ standing, onSent }: VerificationLadderProps) {
  const words = useWords(verificationWords);
  const { company, domain, steps } = standing;
  return (
    <Stack>
      <div>
        <Lead>{words.lead(company.name)}</Lead>
        <Hint>{words.hint}</Hint>
      </div>
      <RequestNotice standing={standing} />
      {domain === null && (
        <Notice
          tone="warn"
          action={
            <ButtonLink tone="secondary" size="sm" to={paths.editCompany(company.id)}>
              {words.addWebsite}
            </ButtonLink>
          }
        >
          {words.noWebsite}
        </Notice>
      )}
      <Card>
        <Steps>
          {steps.map((step, index) => (
            <StepCard
              key={step.kind}
              number={index + 1}
              step={step}
              hint={domain === null && index < 2 ? words.noWebsite : words.stepHints[step.kind](domain ?? "")}
            >
              <StepBody kind={step.kind} standing={standing} onSent={onSent} />
            </StepCard>
          ))}
        </Steps>
      </Card>
      <Notice>{words.rule}</Notice>
    </Stack>
  );
}

interface StepBodyProps extends VerificationLadderProps {
  kind: Verification_StandingFragment["steps"][number]["kind"];
}

/** A step that holds is closed until somebody wants to renew it. */
function StepBody(props: StepBodyProps) {
  const words = useWords(verificationWords);
  const [isOpen, setIsOpen] = useState(false);
  const step = props.standing.steps.find(({ kind }) => kind === props.kind);
  if (!step || isOpen || step.holdsUntil === null || step.state === "PENDING") return <OpenStep {...props} />;
  return (
    <InlineButton aria-label={words.againOf(words.steps[props.kind])} onClick={() => setIsOpen(true)}>
      {words.again}
    </InlineButton>
  );
}

function OpenStep({ kind, standing, onSent }: StepBodyProps) {
  switch (kind) {
    case "WORK_EMAIL":
      return <WorkEmailStep standing={standing} />;
    case "DOMAIN":
      return <SiteStep standing={standing} />;
    case "GSTIN":
      return <GstinStep standing={standing} />;
    case "DOCUMENTS":
      return <DocumentsStep standing={standing} onSent={onSent} />;
  }
}

function RequestNotice({
  standing: { request, company, steps },
}: {
  standing: Verification_StandingFragment;
}) {
  const words = useWords(verificationWords);
  if (!request) return null;
  if (request.status === "VERIFIED" && company.isVerified)
    return company.verifiedUntil ? <Notice tone="ok">{words.renew(company.verifiedUntil)}</Notice> : null;
  if (request.status === "VERIFIED")
    return (
      <Notice tone="warn">
        {steps.some(({ state }) => state === "WITHDRAWN") ? words.takenBack : words.ended}
      </Notice>
    );
  const isStopped = request.status !== "WAITING";
  return (
    <Notice tone={isStopped ? "warn" : "info"}>
      {words.status[request.status]}
      {isStopped && request.message && <Said>{words.message(request.message)}</Said>}
      {request.status === "MORE_ASKED" && <AnswerForm companyId={company.id} />}
    </Notice>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
`;

const Lead = styled.h2`
  ${text.cardTitle}
`;

const Hint = styled.p`
  color: ${color.ink2};
`;

const Steps = styled.ol`
  padding: 0;
  margin: 0;
  list-style: none;
`;

const Said = styled.span`
  display: block;
  margin-top: ${space.s1};
  white-space: pre-line;
`;
