import { NOTICE_GROUPS, NOTICE_RULES } from "@job-portal/protocol/notice-groups";
import { paths } from "@job-portal/protocol/paths";
import type { WholeLocale } from "@job-portal/protocol/locale";
import type { EntityManager } from "typeorm";
import { linkIn } from "../../mail/site-url";
import type { Notice } from "./notice.entity";
import { NoticePreference } from "./notice-preference.entity";

/** What the link of a mail names in place of a group: all that one may turn off. */
export const ALL_GROUPS = "all";

/** The account's row, made where there is none. */
export async function preferenceOf(manager: EntityManager, accountId: string): Promise<NoticePreference> {
  await manager.query("insert into notice_preferences (account_id) values ($1) on conflict do nothing", [
    accountId,
  ]);
  return await manager.findOneByOrFail(NoticePreference, { accountId });
}

/** Where a mail program turns the mails of a notice's group off by one call; undefined where nobody can (PREF-07). */
export async function unsubscribeUrlOf(
  manager: EntityManager,
  { accountId, kind }: Notice,
  siteUrl: string,
  locale: WholeLocale,
): Promise<string | undefined> {
  const { group } = NOTICE_RULES[kind];
  if (NOTICE_GROUPS[group].isNeeded) return undefined;
  const { secret } = await preferenceOf(manager, accountId);
  return `${linkIn(locale, siteUrl, paths.noticeLink(secret, group.toLowerCase()))}/off`;
}
