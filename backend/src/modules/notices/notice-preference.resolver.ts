import { NoticeChannel, NoticeGroup } from "@job-portal/protocol/notice-groups";
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ViewerContext } from "../../auth/context";
import { NoticePreferences, NoticeTimingInput } from "./notice-preference.inputs";

@Resolver(() => NoticePreferences)
export class NoticePreferenceResolver {
  @Authorized()
  @Query(() => NoticePreferences, { description: "Which notices the viewer gets, by which way, and when." })
  noticePreferences(@Ctx() { services, viewer }: ViewerContext): Promise<NoticePreferences> {
    return services.noticePreferences.find(viewer);
  }

  @Authorized()
  @Mutation(() => NoticePreferences, {
    description:
      "Turns one way of one group of notices on or off. Refused with NOTICE_NEEDED where they always come, or are mailed by a choice of their own.",
  })
  setNoticeWay(
    @Arg("group", () => NoticeGroup, { description: "What they are about." }) group: NoticeGroup,
    @Arg("channel", () => NoticeChannel, { description: "By which way." }) channel: NoticeChannel,
    @Arg("isOn", { description: "Whether they come." }) isOn: boolean,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<NoticePreferences> {
    return services.noticePreferences.setWay(viewer, group, channel, isOn);
  }

  @Authorized()
  @Mutation(() => NoticePreferences, { description: "Sets when mails and pushes of notices go out." })
  setNoticeTiming(
    @Arg("input", () => NoticeTimingInput, { description: "A daily summary, and quiet hours." })
    input: NoticeTimingInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<NoticePreferences> {
    return services.noticePreferences.setTiming(viewer, input);
  }
}
