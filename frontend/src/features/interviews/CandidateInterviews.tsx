import { Button } from "../../design-system";
import { useBackCloses } from "../../forms/useBackCloses";
import { useWords } from "../../shared/words";
import { PanelRecords } from "../applications/panel/PanelRecords";
import { CandidateInterviewActs } from "./CandidateInterviewActs";
import { CandidateInterviewStanding } from "./CandidateInterviewStanding";
import { useApplicationInterviewsQuery, type Interview_InterviewFragment } from "./Interviews.generated";
import { interviewsWords } from "./interviews.words";
import { OfferTimesDialog } from "./OfferTimesDialog";

interface CandidateInterviewsProps {
  /** The application. */
  candidate: { id: string; name: string | null; status: string };
  isOffering: boolean;
  onOfferingChange(isOffering: boolean): void;
}

/** Statuses at which there may be an interview. */
const WITH_INTERVIEWS = ["INTERVIEW", "OFFERED", "HIRED", "NOT_SELECTED", "WITHDRAWN"];

/** The interviews with a candidate as the company sees them: the last one in full, and the way to offer one. */
export function CandidateInterviews({ candidate, isOffering, onOfferingChange }: CandidateInterviewsProps) {
  const { status } = candidate;
  return (
    <>
      {WITH_INTERVIEWS.includes(status) && (
        <Interviews candidate={candidate} onOffer={() => onOfferingChange(true)} />
      )}
      <OfferTimesDialog
        addressees={[candidate]}
        interviewId={null}
        isOpen={isOffering}
        onOpenChange={onOfferingChange}
      />
    </>
  );
}

interface InterviewsProps extends Pick<CandidateInterviewsProps, "candidate"> {
  onOffer(): void;
}

function Interviews({ candidate: { id, status }, onOffer }: InterviewsProps) {
  const words = useWords(interviewsWords);
  const { data, loading, refetch } = useApplicationInterviewsQuery({
    variables: { applicationId: id },
    fetchPolicy: "cache-and-network",
  });
  const isOpen = status === "INTERVIEW";
  const [last, ...earlier] = data?.interviews ?? [];
  if (data && !last && !isOpen) return null;
  return (
    <PanelRecords
      title={words.title}
      waiting={data ? null : { isLoading: loading, failure: words.loadFailed, onRetry: () => void refetch() }}
      earlier={{
        title: words.company.earlier,
        items: earlier,
        show: (interview) => <CandidateInterviewStanding interview={interview} />,
      }}
    >
      {last && <Last interview={last} isOpen={isOpen} onOffer={onOffer} />}
      {data && !last && <Offer onOffer={onOffer} />}
    </PanelRecords>
  );
}

function Offer({ onOffer }: { onOffer(): void }) {
  const { company: words } = useWords(interviewsWords);
  return (
    <>
      <p>{words.none}</p>
      <div>
        <Button size="sm" onClick={onOffer}>
          {words.offer}
        </Button>
      </div>
    </>
  );
}

interface LastProps {
  interview: Interview_InterviewFragment;
  /** Whether the application is at an interview, and another may be offered. */
  isOpen: boolean;
  onOffer(): void;
}

function Last({ interview, isOpen, onOffer }: LastProps) {
  const { isOpen: isMoving, onOpenChange: setIsMoving } = useBackCloses();
  const isPending = interview.status === "OFFERED" || interview.status === "SCHEDULED";
  const slot = interview.slot ?? interview.offeredSlots[0];
  return (
    <>
      <CandidateInterviewStanding interview={interview} />
      <CandidateInterviewActs
        interview={interview}
        onMove={() => setIsMoving(true)}
        onOffer={isOpen && !isPending ? onOffer : null}
      />
      <OfferTimesDialog
        addressees={[{ id: interview.applicationId, name: interview.candidateName }]}
        interviewId={interview.id}
        isAsked={interview.askedAt !== null}
        initial={slot && wayOf(slot)}
        isOpen={isMoving}
        onOpenChange={setIsMoving}
      />
    </>
  );
}

/** What other times begin with: how one was to meet. */
const wayOf = (slot: NonNullable<Interview_InterviewFragment["slot"]>) => ({
  way: slot.way,
  place: slot.place ?? "",
  mapUrl: slot.mapUrl ?? "",
  phone: slot.phone ?? "",
  videoUrl: slot.videoUrl ?? "",
  minutes: String(slot.minutes),
  interviewer: slot.interviewer ?? "",
  note: slot.note ?? "",
});
