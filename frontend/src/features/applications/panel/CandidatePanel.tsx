import { useEffect, useRef, useState, type ComponentType, type KeyboardEvent, type RefObject } from "react";
import { useNavigate } from "react-router-dom";
import styled from "styled-components";
import {
  color,
  fontSize,
  LoadFailure,
  media,
  navHeight,
  Notice,
  radius,
  Skeleton,
  SkeletonGroup,
  space,
  text,
} from "../../../design-system";
import { useBackCloses } from "../../../forms/useBackCloses";
import { readRefusal } from "../../../shared/refusal";
import type { ApplicationStatus } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { CandidateWait } from "../candidate/CandidateWait";
import { CandidateStatusChip, EndedOffer, PriorityTag } from "../candidate/CandidateChips";
import { CandidateCall } from "./CandidateCall";
import { CandidateCareer } from "./CandidateCareer";
import { StageName } from "../stages/StageName";
import { CandidateMoves, type CandidateMovesProps } from "./CandidateMoves";
import { CandidateHistory } from "./CandidateHistory";
import { CandidateMark } from "../candidate/CandidateMark";
import { CandidateOriginal } from "./CandidateOriginal";
import { CandidateNotes } from "./CandidateNotes";
import { CandidatePanelBar, type CandidatePlace } from "./CandidatePanelBar";
import { CandidateProfile, PanelSection, Passage } from "./CandidateProfile";
import {
  useCandidatePanelQuery,
  useOpenApplicationMutation,
  type CandidateDetail_CandidateFragment,
} from "../candidate/Candidates.generated";
import { candidatesWords } from "../candidate/candidates.words";
import { AnswerList } from "../answers/AnswerList";
import { MatchExplanation } from "../match/MatchExplanation";
import { CandidateScorecards, hasScorecards } from "../scorecards/CandidateScorecards";
import { scorecardsWords } from "../scorecards/scorecards.words";

interface CandidatePanelProps {
  /** The application. Give the panel this as its key too. */
  id: string;
  closeHref: string;
  /** Among those shown; null where the candidate is not one of them. */
  place: CandidatePlace | null;
  /** What a later feature shows of the candidate's interviews, and asks where one is to be offered. */
  Interviews?: ComponentType<OfferingProps>;
  /** The same of the offers to them. */
  Offers?: ComponentType<OfferingProps>;
  /** What a later feature shows of what is written to the candidate. */
  Messages?: ComponentType<{ candidate: CandidateDetail_CandidateFragment }>;
}

/** What `Interviews` and `Offers` are told. */
interface OfferingProps {
  candidate: CandidateDetail_CandidateFragment;
  isOffering: boolean;
  onOfferingChange(isOffering: boolean): void;
}

/** Where the job names criteria, or once did. */
function Scorecards({ candidate }: { candidate: CandidateDetail_CandidateFragment }) {
  const { title } = useWords(scorecardsWords);
  return hasScorecards(candidate) ? (
    <PanelSection title={title}>
      <CandidateScorecards candidate={candidate} />
    </PanelSection>
  ) : null;
}

/** What the application holds, and then what both sides wrote. */
function WhatWasSent({
  candidate,
  Messages,
}: { candidate: CandidateDetail_CandidateFragment } & Pick<CandidatePanelProps, "Messages">) {
  const { figureless } = useWords(candidatesWords);
  const fileInstead = { title: figureless.file, hint: figureless.fileHint };
  return (
    <>
      {candidate.match && (
        <Part>
          <MatchExplanation
            match={candidate.match}
            instead={candidate.match.saysTooLittle && candidate.hasOriginal ? fileInstead : undefined}
          />
        </Part>
      )}
      {candidate.answers.length > 0 && (
        <Part>
          <AnswerList answers={candidate.answers} />
        </Part>
      )}
      {candidate.original && <CandidateOriginal id={candidate.id} original={candidate.original} />}
      <CandidateCareer career={candidate.career} />
      <CandidateProfile candidate={candidate} />
      {Messages && (
        <Part>
          <Messages candidate={candidate} />
        </Part>
      )}
    </>
  );
}

/** One candidate in full; to open it marks the application as viewed. */
export function CandidatePanel({ id, closeHref, place, Messages, ...later }: CandidatePanelProps) {
  const { panel: words } = useWords(candidatesWords);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, previousData, error, loading, refetch } = useCandidatePanelQuery({
    variables: { id },
  });
  const [openApplication] = useOpenApplicationMutation({ refetchQueries: ["CandidateCounts"] });
  const candidate = (data ?? previousData)?.candidate;
  const isUnopened = candidate?.status === "SUBMITTED";
  const isThere = candidate !== undefined;

  useEffect(() => {
    // If this fails, the application stays new, and the next visit marks it.
    if (isUnopened) openApplication({ variables: { id } }).catch(() => undefined);
  }, [isUnopened, id, openApplication]);
  useEffect(() => {
    if (isThere) heading.current?.focus();
  }, [isThere]);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    // A dialog or menu above the panel keeps its keys for itself, though React passes them on.
    if (event.key !== "Escape" || event.defaultPrevented || !(event.target instanceof Node)) return;
    if (event.currentTarget.contains(event.target)) void navigate(closeHref, { preventScrollReset: true });
  }

  return (
    <Frame aria-label={words.label} onKeyDown={handleKeyDown}>
      <CandidatePanelBar closeHref={closeHref} place={place} />
      {candidate ? (
        <>
          <Top candidate={candidate} heading={heading} {...later} />
          <WhatWasSent candidate={candidate} Messages={Messages} />
          <Scorecards candidate={candidate} />
          <CandidateNotes candidate={candidate} />
          <CandidateHistory candidate={candidate} />
        </>
      ) : loading ? (
        <Part>
          <SkeletonGroup>
            <Skeleton width="100%" height={320} />
          </SkeletonGroup>
        </Part>
      ) : readRefusal(error).code === "NOT_FOUND" ? (
        <Part>
          <p>{words.notFound}</p>
        </Part>
      ) : (
        <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />
      )}
    </Frame>
  );
}

interface TopProps extends Pick<CandidatePanelProps, "Interviews" | "Offers"> {
  candidate: CandidateDetail_CandidateFragment;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Who it is, the interviews with them, and the offers to them. */
function Top({ candidate, heading, Interviews, Offers }: TopProps) {
  const [asked, setAsked] = useState<ApplicationStatus | null>(null);
  const { isOpen: isAsking, onOpenChange: setIsAsking } = useBackCloses();
  const parts = [
    { to: "INTERVIEW", Asking: Interviews },
    { to: "OFFERED", Asking: Offers },
  ] as const;
  const asking = parts
    .filter(({ to, Asking }) => Asking && (to !== "OFFERED" || candidate.viewerMakesOffers))
    .map(({ to }) => to);

  function handleAsk(to: ApplicationStatus) {
    setAsked(to);
    setIsAsking(true);
  }

  return (
    <>
      <Head candidate={candidate} heading={heading} asking={asking} onAsk={handleAsk} />
      {parts.map(
        ({ to, Asking }) =>
          Asking && (
            <Part key={to}>
              <Asking
                candidate={candidate}
                isOffering={isAsking && asked === to}
                onOfferingChange={(isOffering) => (isOffering ? handleAsk(to) : setIsAsking(false))}
              />
            </Part>
          ),
      )}
    </>
  );
}

type HeadProps = Pick<TopProps, "heading"> & CandidateMovesProps;

function Head({ candidate, heading, ...asks }: HeadProps) {
  const words = useWords(candidatesWords);
  const { name, title, location, status, isPriority, appliedAt, job, hiddenUntil, message } = candidate;
  return (
    <Part>
      <Who>
        <CandidateMark name={name ?? ""} size={48} />
        <div>
          <Name ref={heading} tabIndex={-1}>
            {name || words.nameless}
          </Name>
          <p>{[title || words.noTitle, location].filter(Boolean).join(" · ")}</p>
          <Quiet>
            {words.appliedTo(`${job.title} · ${job.placesInShort}`)} ·{" "}
            <time dateTime={appliedAt}>{words.day(appliedAt)}</time>
          </Quiet>
        </div>
      </Who>
      <Row>
        <CandidateStatusChip status={status} />
        <EndedOffer status={candidate.endedOffer} />
        <StageName stageId={candidate.stageId} />
        {isPriority && <PriorityTag />}
        <CandidateWait candidate={candidate} />
      </Row>
      {hiddenUntil && <Notice tone="info">{words.panel.hiddenUntil(hiddenUntil)}</Notice>}
      <CandidateMoves candidate={candidate} {...asks} />
      <CandidateCall candidate={candidate} />
      {message && <Passage title={words.panel.message}>{message}</Passage>}
    </Part>
  );
}

/* Below the shell's bar, which stays. */
const Frame = styled.aside`
  position: sticky;
  top: calc(64px + ${space.s4});
  align-self: start;
  max-height: calc(100vh - 96px);
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.rLg};
  background: ${color.surface};

  ${media.belowDesktop} {
    position: static;
    max-height: none;
  }
`;

const Part = styled.div`
  display: grid;
  gap: ${space.s3};
  padding: 20px;
  color: ${color.ink2};

  & + & {
    border-top: 1px solid ${color.line};
  }

  &:empty {
    display: none;
  }
`;

const Who = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: start;
  font-size: ${fontSize.fs14};
`;

const Name = styled.h2`
  ${text.heading}
  font-size: ${fontSize.fs20};
  overflow-wrap: anywhere;

  /* The focus, which it takes, brings the panel's top into sight. */
  ${media.belowDesktop} {
    scroll-margin-top: calc(${navHeight} + 100px);
  }
`;

const Quiet = styled.p`
  ${text.meta}
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
`;
