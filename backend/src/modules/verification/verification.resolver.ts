import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context, ViewerContext } from "../../auth/context";
import { Gate } from "../../auth/gate";
import { Role } from "../../auth/role";
import type { ClientRequest } from "../../database/client-requests";
import { ClientRequestArg } from "../../graphql/client-request";
import { costOfPage, PageArgs } from "../../lists/list-page";
import { Company } from "../companies/company.entity";
import {
  AnswerVerificationArgs,
  AskWorkEmailCodeArgs,
  CompanyCheckSeen,
  CompanyVerification,
  ConfirmWorkEmailArgs,
  DecideVerificationArgs,
  GiveGstinArgs,
  VerificationEvidence,
  VerificationReview,
  VerificationReviewPage,
} from "./verification.inputs";

@Resolver(() => Company)
export class CompanyVerificationResolver {
  @Authorized()
  @Query(() => CompanyVerification, {
    description: "How a company of the viewer's stands on the ladder of trust; else NOT_FOUND.",
  })
  companyVerification(
    @Arg("companyId", () => ID, { description: "The company." }) companyId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyVerification> {
    return services.companyVerification.find(viewer, companyId);
  }

  @Authorized()
  @Mutation(() => CompanyVerification, {
    description:
      "Mails a code to an address at the company's domain. Refused with MAIL_OFF, WEBSITE_MISSING, CODE_LIMIT.",
  })
  async askWorkEmailCode(
    @Args(() => AskWorkEmailCodeArgs) { companyId, email }: AskWorkEmailCodeArgs,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyVerification> {
    await services.workEmails.ask(viewer, companyId, email, request);
    return services.companyVerification.find(viewer, companyId);
  }

  @Authorized()
  @Mutation(() => CompanyVerification, {
    description: "Takes the code that was mailed. Refused with CODE_WRONG, CODE_OVER.",
  })
  async confirmWorkEmail(
    @Args(() => ConfirmWorkEmailArgs) { companyId, code }: ConfirmWorkEmailArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyVerification> {
    await services.workEmails.confirm(viewer, companyId, code);
    return services.companyVerification.find(viewer, companyId);
  }

  @Authorized()
  @Mutation(() => CompanyVerification, {
    description:
      "Makes the token that is to stand on the company's site; the same one once more. Refused with WEBSITE_MISSING.",
  })
  async beginDomainCheck(
    @Arg("companyId", () => ID, { description: "The company." }) companyId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyVerification> {
    await services.siteChecks.begin(viewer, companyId);
    return services.companyVerification.find(viewer, companyId);
  }

  @Authorized()
  @Mutation(() => CompanyVerification, {
    description:
      "Looks now whether the token stands in the DNS or in the file; the portal does so by itself as well.",
  })
  async checkDomain(
    @Arg("companyId", () => ID, { description: "The company." }) companyId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyVerification> {
    await services.siteChecks.check(viewer, companyId);
    return services.companyVerification.find(viewer, companyId);
  }

  @Authorized()
  @Mutation(() => CompanyVerification, {
    description: "Gives the company's GSTIN and legal name, for an admin to look at.",
  })
  async giveGstin(
    @Args(() => GiveGstinArgs) args: GiveGstinArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyVerification> {
    await services.companyVerification.giveGstin(viewer, args);
    return services.companyVerification.find(viewer, args.companyId);
  }

  @Authorized()
  @Mutation(() => CompanyVerification, {
    description:
      "Answers what an admin asked for, and the request waits again. Refused with VERIFICATION_DECIDED where nothing is asked.",
  })
  async answerVerification(
    @Args(() => AnswerVerificationArgs) args: AnswerVerificationArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyVerification> {
    await services.companyVerification.answer(viewer, args);
    return services.companyVerification.find(viewer, args.companyId);
  }

  @Authorized()
  @Mutation(() => CompanyVerification, {
    description:
      "Takes a paper back that no admin has decided about. POST /api/companies/{id}/documents sends one.",
  })
  async removeCompanyDocument(
    @Arg("id", () => ID, { description: "The paper." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<CompanyVerification> {
    const companyId = await services.companyDocuments.remove(viewer, id);
    return services.companyVerification.find(viewer, companyId);
  }

  @FieldResolver(() => [CompanyCheckSeen], {
    description: "What was checked of it and holds today, from the lowest step.",
    complexity: ({ childComplexity }) => 4 * childComplexity,
  })
  async checks(@Root() company: Company, @Ctx() { services, loaders }: Context): Promise<CompanyCheckSeen[]> {
    return services.companyVerification.seen(company, await loaders.passedChecks.load(company.id));
  }
}

@Resolver(() => VerificationReview)
export class VerificationReviewResolver {
  @Authorized(Role.ADMIN)
  @Query(() => VerificationReviewPage, {
    description: "Companies that wait to be verified, the longest first.",
    complexity: costOfPage,
  })
  verificationReviews(
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { services }: Context,
  ): Promise<VerificationReviewPage> {
    return services.verificationReviews.list(args);
  }

  @Authorized(Role.ADMIN)
  @Query(() => VerificationReview, {
    nullable: true,
    description: "One request, decided or not; null where there is none of that id.",
  })
  verificationReview(
    @Arg("id", () => ID, { description: "The request's id." }) id: string,
    @Ctx() { services }: Context,
  ): Promise<VerificationReview | null> {
    return services.verificationReviews.find(id);
  }

  @Authorized<Gate | Role>(Role.ADMIN, Gate.DANGEROUS)
  @Mutation(() => VerificationReview, {
    description:
      "Decides about a company's request. Refused with VERIFICATION_DECIDED, with DOCUMENTS_UNREAD while nobody has opened a paper of it, and with OWN_COMPANY for whoever acts for it.",
  })
  decideVerification(
    @Args(() => DecideVerificationArgs) args: DecideVerificationArgs,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<VerificationReview> {
    return services.verificationReviews.decide(viewer, args, request);
  }

  @FieldResolver(() => VerificationEvidence, {
    description: "What an admin decides by; of one request at a time.",
    complexity: 200,
  })
  evidence(
    @Root() { company }: VerificationReview,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<VerificationEvidence> {
    return services.verificationReviews.evidence(viewer, company);
  }
}
