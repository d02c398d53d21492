import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { Context, ViewerContext } from "../../auth/context";
import type { ClientRequest } from "../../database/client-requests";
import { ClientRequestArg } from "../../graphql/client-request";
import { costOfList } from "../../lists/list-page";
import { type Language, LanguageArg, localeOfReader } from "../accounts/language";
import { Job } from "../jobs/job/job.entity";
import type { ListedJob } from "../jobs/job/listed-job";
import { JobFilter } from "../jobs/search/job-search.inputs";
import { mayUseAdvancedFilters } from "../jobs/search/job-search.resolver";
import { Alert } from "./alert.entity";
import { reasonsOf } from "./alert-search";
import {
  AlertFind,
  AlertRequest,
  CreateAlertInput,
  RequestAlertInput,
  UpdateAlertInput,
} from "./alert.inputs";

/** An account has some alerts, seldom as many as it may. */
const USUAL_ALERTS = 5;
const FINDS = 3;

@Resolver(() => Alert)
export class AlertResolver {
  @Authorized()
  @Query(() => [Alert], {
    description: "The viewer's alerts, the newest first; those of their verified e-mail address too.",
    complexity: ({ childComplexity }) => costOfList(USUAL_ALERTS, childComplexity),
  })
  alerts(@Ctx() { services, viewer }: ViewerContext): Promise<Alert[]> {
    return services.alerts.list(viewer);
  }

  @Authorized()
  @Query(() => Alert, {
    nullable: true,
    description: "The viewer's alert of a search; null: they keep no such search.",
  })
  alertOf(
    @Arg("filter", () => JobFilter, { description: "The search, as its list asks for it." })
    filter: JobFilter,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Alert | null> {
    return services.alerts.find(viewer, filter);
  }

  @Authorized()
  @Mutation(() => Alert, {
    description:
      "Keeps a search, to tell of new jobs that it finds. The same search again starts its alert again. Refused with ALERT_LIMIT, PLAN_REQUIRED and PLACE_REQUIRED.",
  })
  createAlert(
    @Arg("input", () => CreateAlertInput, { description: "The search, and how often to tell." })
    input: CreateAlertInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() context: ViewerContext,
  ): Promise<Alert> {
    return context.services.alerts.create(context.viewer, input, mayUseAdvancedFilters(context), request);
  }

  @Mutation(() => AlertRequest, {
    description:
      "Asks an e-mail address by mail whether it wants an alert; no account is needed. The answer says nothing of what is known of the address. Refused with RATE_LIMITED, UNAVAILABLE, PLAN_REQUIRED and PLACE_REQUIRED.",
  })
  async requestAlert(
    @Arg("input", () => RequestAlertInput, { description: "The search, and where to." })
    input: RequestAlertInput,
    @Ctx() { services, address }: Context,
  ): Promise<AlertRequest> {
    await services.alertLinks.request(input, services.writeLimits, address);
    return { email: input.email };
  }

  @Authorized()
  @Mutation(() => Alert, { description: "Changes how often an alert tells and by which ways, or pauses it." })
  updateAlert(
    @Arg("input", () => UpdateAlertInput, { description: "Which, and what changes." })
    input: UpdateAlertInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Alert> {
    return services.alerts.update(viewer, input);
  }

  @Authorized()
  @Mutation(() => Alert, { description: "Ends an alert, and answers it as it was; nothing of it stays." })
  endAlert(
    @Arg("id", () => ID, { description: "The alert." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<Alert> {
    return services.alerts.end(viewer, id);
  }

  @FieldResolver(() => String, { description: "The search in words: 'accountant, Pune'." })
  title(@Root() alert: Alert, @LanguageArg() language: Language | null, @Ctx() { viewer }: Context): string {
    return alert.titleIn(localeOfReader(viewer, language));
  }

  @FieldResolver(() => [String], {
    description: "What else it asks for: '₹6 LPA or more', 'Within 10 km'.",
  })
  conditions(
    @Root() alert: Alert,
    @LanguageArg() language: Language | null,
    @Ctx() { viewer }: Context,
  ): string[] {
    return alert.conditionsIn(localeOfReader(viewer, language));
  }

  @FieldResolver(() => Int, {
    description: "How many jobs it has found within seven days that are open; 100 at most.",
  })
  newJobCount(@Root() { id }: Alert, @Ctx() { loaders }: Context): Promise<number> {
    return loaders.newAlertJobCount.load(id);
  }

  @FieldResolver(() => [AlertFind], {
    description: `The newest jobs that it has told of and that are open; ${FINDS} at most.`,
    complexity: ({ childComplexity }) => costOfList(FINDS, childComplexity),
  })
  finds(@Root() alert: Alert, @Ctx() { services }: Context): Promise<AlertFind[]> {
    return services.alerts.finds(alert, FINDS);
  }
}

@Resolver(() => AlertFind)
export class AlertFindResolver {
  @FieldResolver(() => [String], {
    description: "Why it is there, such as 'title' and 'pay': all that was asked for.",
  })
  reasons(
    @Root() { filter, isTitled }: AlertFind,
    @LanguageArg() language: Language | null,
    @Ctx() { viewer }: Context,
  ): string[] {
    return reasonsOf(filter, isTitled, localeOfReader(viewer, language));
  }

  @FieldResolver(() => Job, { description: "The job." })
  job(@Root() { job }: AlertFind): ListedJob {
    return job;
  }
}
