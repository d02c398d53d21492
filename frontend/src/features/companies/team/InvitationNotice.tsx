import { Notice } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { useInvitationNoticeQuery } from "./InvitationNotice.generated";
import { teamWords } from "./team.words";

/** At the entrances: who invites to which company's team, and which address to go on with (HEED-13). */
export function InvitationNotice({ secret }: { secret: string }) {
  const words = useWords(teamWords);
  const { data } = useInvitationNoticeQuery({ variables: { secret }, fetchPolicy: "cache-first" });
  const inviting = data?.invitingCompany;
  if (data && !inviting)
    return (
      <Notice tone="warn">
        <p>{words.overTitle}</p>
        <p>{words.over}</p>
      </Notice>
    );
  return (
    <Notice>
      {inviting && <p>{words.invitesYou(inviting.companyName, inviting.invitedBy ?? null)}</p>}
      <p>{words.invitedAddress}</p>
    </Notice>
  );
}
