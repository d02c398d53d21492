import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context, ViewerContext } from "../../auth/context";
import type { ClientRequest } from "../../database/client-requests";
import { ClientRequestArg } from "../../graphql/client-request";
import { costOfList } from "../../lists/list-page";
import { idOrNil } from "../../text/uuid";
import { Application } from "../applications/application/application.entity";
import { ApplicationStatus } from "../applications/application/application-pipeline";
import { Candidate } from "../applications/candidate/candidate";
import { CompanyAct } from "../companies/member-role";
import { OfferTemplate, SeenOffer } from "./offer";
import { OfferStatus } from "./offer.enums";
import { MakeOfferInput, OfferWordsArgs } from "./offer.inputs";

@Resolver(() => SeenOffer)
export class OfferResolver {
  @Authorized()
  @Query(() => [SeenOffer], {
    description:
      "Offers about an application of the viewer's own or to a company of theirs, newest first; none of any other.",
    complexity: ({ childComplexity }) => costOfList(5, childComplexity),
  })
  offers(
    @Arg("applicationId", () => ID, { description: "The application." }) applicationId: string,
    @Ctx() { loaders }: ViewerContext,
  ): Promise<SeenOffer[]> {
    return loaders.applicationOffers.load(idOrNil(applicationId).toLowerCase());
  }

  @Authorized()
  @Query(() => OfferTemplate, {
    description: "What the letter of an offer to an applicant of the viewer's company may begin with.",
  })
  offerTemplate(
    @Arg("applicationId", () => ID, { description: "The application." }) applicationId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<OfferTemplate> {
    return services.offers.template(viewer, applicationId);
  }

  @Authorized()
  @Mutation(() => SeenOffer, {
    description:
      "Makes an applicant an offer, and moves them to OFFERED. Refused with MOVE_NOT_ALLOWED where they are neither shortlisted nor further, or hired; and with OFFER_EXISTS while another offer is open.",
  })
  makeOffer(
    @Arg("input", () => MakeOfferInput, { description: "Whom, and what." }) input: MakeOfferInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenOffer> {
    return services.offers.make(viewer, input, request);
  }

  @Authorized()
  @Mutation(() => SeenOffer, {
    description:
      "Accepts an offer to the viewer, which hires them. OFFER_STATE: it was withdrawn, has expired, or is answered.",
  })
  acceptOffer(
    @Arg("id", () => ID, { description: "The offer." }) id: string,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenOffer> {
    return services.offers.accept(viewer, id, request);
  }

  @Authorized()
  @Mutation(() => SeenOffer, {
    description: "Declines an offer to the viewer; the application stays. Else OFFER_STATE.",
  })
  declineOffer(
    @Args(() => OfferWordsArgs) { id, words }: OfferWordsArgs,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenOffer> {
    return services.offers.decline(viewer, { id, words: words ?? null }, request);
  }

  @Authorized()
  @Mutation(() => SeenOffer, {
    description: "Takes an open offer of the viewer's company back; the application stays. Else OFFER_STATE.",
  })
  withdrawOffer(
    @Args(() => OfferWordsArgs) { id, words }: OfferWordsArgs,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenOffer> {
    return services.offers.withdraw(viewer, { id, words: words ?? null }, request);
  }
}

const ENDED: readonly OfferStatus[] = [OfferStatus.DECLINED, OfferStatus.WITHDRAWN, OfferStatus.EXPIRED];

@Resolver(() => Candidate)
export class CandidateOfferResolver {
  @FieldResolver(() => Boolean, {
    description: "Whether the viewer's role lets them make offers to this candidate.",
  })
  async viewerMakesOffers(@Root() { application }: Candidate, @Ctx() { loaders }: Context): Promise<boolean> {
    const { jobId: id, companyId } = application;
    return (await loaders.jobActs.load({ id, companyId })).includes(CompanyAct.MAKE_OFFERS);
  }

  @FieldResolver(() => OfferStatus, {
    nullable: true,
    // One query answers it for all of a list.
    complexity: 0,
    description:
      "How the last offer to somebody who stands at OFFERED ended; null: it is open or accepted, or none was made.",
  })
  async endedOffer(
    @Root() { application }: Candidate,
    @Ctx() { loaders }: Context,
  ): Promise<OfferStatus | null> {
    if (application.status !== ApplicationStatus.OFFERED) return null;
    const standing = await loaders.lastOfferStanding.load(application.id);
    return standing && ENDED.includes(standing) ? standing : null;
  }
}

@Resolver(() => Application)
export class ApplicationOfferResolver {
  @FieldResolver(() => [SeenOffer], { description: "Offers about it, the last one first." })
  offers(@Root() { id }: Application, @Ctx() { loaders }: Context): Promise<SeenOffer[]> {
    return loaders.applicationOffers.load(id);
  }
}
