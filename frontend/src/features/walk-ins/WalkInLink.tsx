import { Ticket } from "lucide-react";
import { paths } from "@job-portal/protocol/paths";
import { useAccountUser } from "../../auth/session";
import { ButtonLink, Notice } from "../../design-system";
import { useWords } from "../../shared/words";
import { useJobWalkInQuery } from "./WalkIns.generated";
import { walkInsWords } from "./walk-ins.words";

/** The way from a job to a number for its walk-in, or to the number that the viewer has (WALK-15). */
export function WalkInLink({ jobId }: { jobId: string }) {
  const words = useWords(walkInsWords);
  const user = useAccountUser();
  const { data, loading } = useJobWalkInQuery({
    variables: { jobId },
    skip: !user,
    // A number may have been taken, moved or called off since this page was last open.
    fetchPolicy: "cache-and-network",
  });
  const pass = data?.walkIn?.pass;
  if (loading && !data) return null;
  if (!pass)
    return (
      <Notice action={<WayToNumber jobId={jobId} label={words.link} />}>
        <strong>{words.linkTitle}</strong> {words.linkHint}
      </Notice>
    );
  const isOff = pass.turn === "OFF";
  return (
    <Notice tone={isOff ? "warn" : "info"} action={<WayToNumber jobId={jobId} label={words.own.link} />}>
      <strong>{words.own.numberOn(pass.number, pass.day)}</strong> {isOff ? words.pass.off : words.own.hint}
    </Notice>
  );
}

const WayToNumber = ({ jobId, label }: { jobId: string; label: string }) => (
  <ButtonLink tone="secondary" to={paths.walkIn(jobId)} icon={<Ticket size={18} aria-hidden />}>
    {label}
  </ButtonLink>
);
