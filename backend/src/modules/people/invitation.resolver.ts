import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { ViewerContext } from "../../auth/context";
import type { ClientRequest } from "../../database/client-requests";
import { ClientRequestArg } from "../../graphql/client-request";
import { costOfList } from "../../lists/list-page";
import { SeenInvitation } from "./invitation";
import { InvitePersonInput } from "./invitation.inputs";

const USUAL = 20;
const complexity = ({ childComplexity }: { childComplexity: number }) => costOfList(USUAL, childComplexity);

@Resolver(() => SeenInvitation)
export class InvitationResolver {
  @Authorized()
  @Query(() => [SeenInvitation], {
    description: "Companies' invitations of the viewer to their jobs, the last 100, newest first.",
    complexity,
  })
  receivedInvitations(@Ctx() { services, viewer }: ViewerContext): Promise<SeenInvitation[]> {
    return services.invitations.received(viewer);
  }

  @Authorized()
  @Query(() => [SeenInvitation], {
    description: "Invitations of people to jobs of a company of the viewer's, the last 100, newest first.",
    complexity,
  })
  sentInvitations(
    @Arg("companyId", () => ID, { description: "The company." }) companyId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenInvitation[]> {
    return services.invitations.sent(viewer, companyId);
  }

  @Authorized()
  @Mutation(() => SeenInvitation, {
    description:
      "Invites somebody to a job. ALREADY_INVITED: to this job; INVITED_RECENTLY: they said no within 30 days; INVITATION_LIMIT: the company has invited 20 people today.",
  })
  invitePerson(
    @Arg("input", () => InvitePersonInput, { description: "Whom, and to which job." })
    input: InvitePersonInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenInvitation> {
    return services.invitations.invite(viewer, input, request);
  }

  @Authorized()
  @Mutation(() => SeenInvitation, {
    description:
      "Answers an invitation to the viewer. A yes tells the company their name, e-mail and phone; a no tells nothing. INVITATION_STATE: it is answered, has expired, or the job is closed.",
  })
  answerInvitation(
    @Arg("id", () => ID, { description: "The invitation." }) id: string,
    @Arg("isAccepted", { description: "Whether the answer is yes." }) isAccepted: boolean,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenInvitation> {
    return services.invitations.answer(viewer, id, isAccepted);
  }
}
