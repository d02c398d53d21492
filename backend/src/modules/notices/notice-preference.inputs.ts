import { NoticeChannel, NoticeGroup } from "@job-portal/protocol/notice-groups";
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { z } from "zod";
import { Follows } from "../../text/follows";

registerEnumType(NoticeGroup, {
  name: "NoticeGroup",
  description: "What notices are about, as people choose which of them they get.",
  valuesConfig: {
    APPLICATIONS: { description: "Steps of one's own applications." },
    CANDIDATES: { description: "Applications to one's jobs." },
    INTERVIEWS: { description: "Interviews of either side." },
    OFFERS: { description: "Offers of either side." },
    MESSAGES: { description: "Messages of either side." },
    INVITATIONS: { description: "Invitations to jobs, and answers to them." },
    ALERTS: { description: "Jobs that one's alerts find. Each alert says itself whether it mails." },
    FILES: { description: "Files of jobs on their way in." },
    REVIEWS: { description: "Decisions about one's jobs and companies; they can't be turned off." },
    DATA: { description: "Answers to what one asked about one's data; they can't be turned off." },
    PLAN: { description: "One's plan; they can't be turned off." },
  },
});

registerEnumType(NoticeChannel, {
  name: "NoticeChannel",
  description: "A way by which notices reach somebody.",
  valuesConfig: {
    PAGE: { description: "In the list of the bell." },
    PUSH: { description: "Pushed to the browsers that one has named." },
    SMS: { description: "By SMS, to the number that one signs in by. Off until somebody turns it on." },
    MAIL: { description: "By mail, each by itself or in a daily summary." },
  },
});

@ObjectType({ description: "How the notices of one group reach an account." })
export class NoticeGroupPreference {
  @Field(() => NoticeGroup, { description: "What they are about." })
  group: NoticeGroup;

  @Field({ description: "Whether they stand in the list of the bell." })
  isShown: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether they go out by mail; null where that is chosen elsewhere, as for alerts.",
  })
  isMailed: boolean | null;

  @Field({ description: "Whether they are pushed to the browsers that the account has named." })
  isPushed: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether those of them that can't wait go out by SMS; null where none do: the portal sends none, or the account has no confirmed number.",
  })
  isTexted: boolean | null;

  @Field({ description: "Whether they always come: nobody can turn them off." })
  isNeeded: boolean;
}

@ObjectType({ description: "How notices reach an account." })
export class NoticePreferences {
  @Field(() => ID, { description: "The account's key." })
  id: string;

  @Field(() => [NoticeGroupPreference], { description: "Each group that the account's role may get." })
  groups: NoticeGroupPreference[];

  @Field({
    description: "Whether one mail at 8 in the morning in India takes the place of single ones.",
  })
  isDaily: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      "From this hour in India no mail and no push goes out that can wait; null: there are no quiet hours.",
  })
  quietFrom: number | null;

  @Field(() => Int, { nullable: true, description: "Until this hour in India." })
  quietTo: number | null;
}

const hour = z.int("must be a whole hour").min(0, "must be from 0 to 23").max(23, "must be from 0 to 23");

@InputType({ description: "When mails and pushes go out; all of it is set." })
export class NoticeTimingInput {
  @Field({ description: "One mail in the morning in place of single ones." })
  isDaily: boolean;

  @Field(() => Int, { nullable: true, description: "Quiet hours from this hour in India; both or neither." })
  @Follows(hour.nullish())
  quietFrom?: number | null;

  @Field(() => Int, { nullable: true, description: "Until this hour in India, another one." })
  @Follows(hour.nullish())
  quietTo?: number | null;
}
