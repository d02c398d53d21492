import { InvitationStatus } from "./invitation.entity";

/** An invitation as one side meets it. */
export interface MetInvitation {
  /** Whether the viewer is the one who is invited. */
  isOwn: boolean;
  standing: InvitationStatus;
  isJobOpen: boolean;
}

const isWaiting = ({ isOwn, standing }: MetInvitation) => isOwn && standing === InvitationStatus.SENT;

/** Who may do what with an invitation, as it stands. */
export const invitationPolicy = {
  /** A yes to a job that nobody is hired for any more would tell for nothing. */
  accept: (met: MetInvitation): boolean => isWaiting(met) && met.isJobOpen,
  decline: isWaiting,
};

export type InvitationAct = keyof typeof invitationPolicy;
