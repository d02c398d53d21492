import { GraphQLDateTimeISO } from "graphql-scalars";
import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { Context, ViewerContext } from "../../auth/context";
import { costOfPage, PageArgs } from "../../lists/list-page";
import { type Language, LanguageArg, localeOfReader } from "../accounts/language";
import { Notice } from "./notice.entity";
import { MarkedNotices, NoticePage } from "./notice.inputs";

const OF_APPLICATION = "Only the notices that opening this application reads; a thread reads its messages.";

@Resolver(() => Notice)
export class NoticeResolver {
  @Authorized()
  @Query(() => NoticePage, {
    description: "What the portal has told the viewer, newest first.",
    complexity: costOfPage,
  })
  myNotices(@Args() args: PageArgs, @Ctx() { services, viewer }: ViewerContext): Promise<NoticePage> {
    return services.notices.find(viewer, args);
  }

  @Authorized()
  @Query(() => Int, { description: "How many of the viewer's notices are unread." })
  unreadNoticeCount(
    @Arg("applicationId", () => ID, { nullable: true, description: OF_APPLICATION })
    applicationId: string | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<number> {
    return services.notices.countUnread(viewer, applicationId ?? null);
  }

  @Authorized()
  @Mutation(() => MarkedNotices, {
    description: "Marks one's notices as read; answers which, and how many are unread still.",
  })
  markNoticesRead(
    @Arg("ids", () => [ID], { nullable: true, description: "Which, at most 50; all when left out." })
    ids: string[] | null,
    @Arg("until", () => GraphQLDateTimeISO, {
      nullable: true,
      description: "The newest `createdAt` that was seen: what was given or counted since stays unread.",
    })
    until: Date | null,
    @Arg("applicationId", () => ID, { nullable: true, description: OF_APPLICATION })
    applicationId: string | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<MarkedNotices> {
    const which = { ids: ids ?? null, until: until ?? null, applicationId: applicationId ?? null };
    return services.notices.markRead(viewer, which);
  }

  @FieldResolver(() => String, { description: "What it says, in one line." })
  title(
    @Root() notice: Notice,
    @LanguageArg() language: Language | null,
    @Ctx() { viewer }: Context,
  ): string {
    return notice.titleIn(localeOfReader(viewer, language));
  }
}
