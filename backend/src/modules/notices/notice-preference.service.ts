import { NOTICE_GROUPS, NoticeChannel, NoticeGroup, TEXTED_GROUPS } from "@job-portal/protocol/notice-groups";
import type { DataSource, EntityManager } from "typeorm";
import { Role } from "../../auth/role";
import { BadInputError } from "../../errors/errors";
import type { Account } from "../accounts/account.entity";
import { ALL_GROUPS, preferenceOf } from "./notice-link";
import { NoticePreference } from "./notice-preference.entity";
import type { NoticePreferences, NoticeTimingInput } from "./notice-preference.inputs";
import { type ChosenWays, USUAL_WAYS } from "./notice-way";

const COLUMNS = {
  [NoticeChannel.PAGE]: "page_off",
  [NoticeChannel.MAIL]: "mail_off",
  [NoticeChannel.PUSH]: "push_off",
  [NoticeChannel.SMS]: "sms_on",
} as const;

/** Groups that a role may get, in the order of the page. */
const groupsFor = (role: Role): NoticeGroup[] =>
  Object.values(NoticeGroup).filter((group) => {
    const { isFor } = NOTICE_GROUPS[group];
    if (isFor === "all") return true;
    return role === Role.JOBSEEKER ? isFor === "seekers" : isFor === "employers";
  });

const mayTurnMailOff = (group: NoticeGroup): boolean => {
  const { isNeeded = false, hasOwnMails = false } = NOTICE_GROUPS[group];
  return !isNeeded && !hasOwnMails;
};

/** Groups whose mails a link turns off; none where it names no such group. */
const groupsOfLink = (name: string): NoticeGroup[] =>
  Object.values(NoticeGroup).filter(
    (group) => mayTurnMailOff(group) && (name === ALL_GROUPS || name === group.toLowerCase()),
  );

/** Which notices people get, by which way, and when (PREF-01). */
export class NoticePreferenceService {
  /** @param isTexting whether this portal sends SMS */
  constructor(
    private readonly dataSource: DataSource,
    private readonly isTexting: boolean,
  ) {}

  async find(viewer: Account): Promise<NoticePreferences> {
    const { id: accountId } = viewer;
    const chosen = await this.dataSource.getRepository(NoticePreference).findOneBy({ accountId });
    return this.shown(viewer, chosen ?? USUAL_WAYS);
  }

  /** Turns one way of one group on or off. @throws BadInputError NOTICE_NEEDED */
  async setWay(
    viewer: Account,
    group: NoticeGroup,
    channel: NoticeChannel,
    isOn: boolean,
  ): Promise<NoticePreferences> {
    if (!this.maySet(viewer, group, channel))
      throw new BadInputError("NOTICE_NEEDED", "These notices can't be turned on or off here.");
    return await this.change(viewer, (manager) =>
      // The column has what is off, and of SMS what is on.
      turn(manager, viewer.id, COLUMNS[channel], [group], channel === NoticeChannel.SMS ? !isOn : isOn),
    );
  }

  private maySet(viewer: Account, group: NoticeGroup, channel: NoticeChannel): boolean {
    if (channel === NoticeChannel.SMS) return this.isTexted(viewer, group);
    return channel === NoticeChannel.MAIL ? mayTurnMailOff(group) : !NOTICE_GROUPS[group].isNeeded;
  }

  /** SMSD-02: those who look for work get them, by a number that is confirmed. */
  private isTexted({ role, phoneNumber }: Account, group: NoticeGroup): boolean {
    return this.isTexting && role === Role.JOBSEEKER && phoneNumber !== null && TEXTED_GROUPS.has(group);
  }

  /** @throws BadInputError where quiet hours have one end alone, or last all day */
  async setTiming(viewer: Account, input: NoticeTimingInput): Promise<NoticePreferences> {
    const { isDaily, quietFrom = null, quietTo = null } = input;
    if ((quietFrom === null) !== (quietTo === null) || (quietFrom !== null && quietFrom === quietTo))
      throw new BadInputError("BAD_USER_INPUT", "Quiet hours begin and end at two different hours.");
    const { id: accountId } = viewer;
    return await this.change(viewer, async (manager) => {
      await manager.update(NoticePreference, { accountId }, { isDaily, quietFrom, quietTo });
    });
  }

  /** How many of a mail's link's groups are mailed still; null where there is no such link. */
  async mailedOf(secret: string, name: string): Promise<number | null> {
    const chosen = await this.dataSource.getRepository(NoticePreference).findOneBy({ secret });
    const groups = groupsOfLink(name);
    if (!chosen || groups.length === 0) return null;
    return groups.filter((group) => !chosen.mailOff.includes(group)).length;
  }

  /** Turns the mails of a link's groups off or on; a second time changes nothing (PREF-07). */
  async turnMails(secret: string, name: string, isOn: boolean): Promise<void> {
    const chosen = await this.dataSource.getRepository(NoticePreference).findOneBy({ secret });
    if (chosen) await turn(this.dataSource.manager, chosen.accountId, "mail_off", groupsOfLink(name), isOn);
  }

  private shown(viewer: Account, chosen: ChosenWays): NoticePreferences {
    const { pageOff, mailOff, pushOff, smsOn, isDaily, quietFrom, quietTo } = chosen;
    const groups = groupsFor(viewer.role).map((group) => {
      const { isNeeded = false, hasOwnMails = false } = NOTICE_GROUPS[group];
      return {
        group,
        isNeeded,
        isShown: isNeeded || !pageOff.includes(group),
        isTexted: this.isTexted(viewer, group) ? smsOn.includes(group) : null,
        isPushed: isNeeded || !pushOff.includes(group),
        isMailed: hasOwnMails ? null : isNeeded || !mailOff.includes(group),
      };
    });
    return { id: viewer.id, groups, isDaily, quietFrom, quietTo };
  }

  private async change(
    viewer: Account,
    change: (manager: EntityManager) => Promise<void>,
  ): Promise<NoticePreferences> {
    return await this.dataSource.transaction(async (manager) => {
      await preferenceOf(manager, viewer.id);
      await change(manager);
      return this.shown(viewer, await preferenceOf(manager, viewer.id));
    });
  }
}

/** In one statement, so that two presses at once both count. */
async function turn(
  manager: EntityManager,
  accountId: string,
  column: (typeof COLUMNS)[NoticeChannel],
  groups: readonly NoticeGroup[],
  isOn: boolean,
): Promise<void> {
  const others = `array(select unnest(${column}) except select unnest($2::text[]))`;
  await manager.query(
    `update notice_preferences set ${column} = ${isOn ? others : `${others} || $2::text[]`} where account_id = $1`,
    [accountId, groups],
  );
}
