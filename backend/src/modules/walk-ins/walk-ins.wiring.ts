import type { ServiceParts } from "../../auth/context";
import type { AccountService } from "../accounts/account.service";
import type { NoticeService } from "../notices/notice.service";
import { WalkInCalendarService } from "./walk-in-calendar.service";
import { WalkInChangeService } from "./walk-in-change.service";
import { WalkInDeskService } from "./walk-in-desk.service";
import { WalkInReminderService } from "./walk-in-reminder.service";
import { WalkInService } from "./walk-in.service";

declare module "../../auth/context" {
  interface Services extends WalkInServices {}
}

type WalkInServices = ReturnType<typeof createWalkInServices>;

export const createWalkInServices = (
  { dataSource, clock, env }: ServiceParts,
  { accounts, notices }: { accounts: AccountService; notices: NoticeService },
) => ({
  walkIns: new WalkInService(dataSource, clock, accounts),
  walkInCalendars: new WalkInCalendarService(dataSource, clock, env),
  walkInDesk: new WalkInDeskService(dataSource, clock, notices),
  walkInChanges: new WalkInChangeService(dataSource, clock, notices),
  walkInReminders: new WalkInReminderService(dataSource, clock, notices),
});
