import { Field, Int, ObjectType } from "type-graphql";
import { NumberedPage, PageOf } from "../../lists/page";
import { Notice } from "./notice.entity";

export const MAX_MARKED = 50;

@PageOf(Notice, "A page of notices, newest first.")
export class NoticePage extends NumberedPage<Notice> {}

@ObjectType({ description: "What marking notices as read came to." })
export class MarkedNotices {
  @Field(() => [Notice], {
    description: `Those that were asked for, as they stand now; the newest ${MAX_MARKED} where all were.`,
  })
  notices: Notice[];

  @Field(() => Int, { description: "How many of the viewer's notices are unread still." })
  unreadCount: number;
}
