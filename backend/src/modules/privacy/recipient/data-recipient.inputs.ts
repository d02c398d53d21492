import { ArgsType, Field, Int } from "type-graphql";
import { Page, PageOf } from "../../../lists/page";
import { wholeNumber } from "../../../text/number.rules";
import { Follows } from "../../../text/follows";
import { anyText } from "../../../text/text.rules";
import { DataRecipient } from "./data-recipient";

const MAX_PAGE_SIZE = 50;

@ArgsType()
export class DataRecipientsArgs {
  @Field(() => Int, { defaultValue: 20, description: `How many at once, from 1 to ${MAX_PAGE_SIZE}.` })
  @Follows(wholeNumber(1, MAX_PAGE_SIZE))
  first: number;

  @Field(() => String, {
    nullable: true,
    description: "`nextCursor` of the page before; else INVALID_CURSOR.",
  })
  @Follows(anyText(200))
  after?: string | null;
}

@PageOf(DataRecipient, "A page of those who saw data of the viewer's, the latest first.")
export class DataRecipientPage extends Page<DataRecipient> {}
