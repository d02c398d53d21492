import { FIRST_WARNING_DAYS, INACTIVE_YEARS, SECOND_WARNING_DAYS } from "@job-portal/protocol/inactivity";
import { STARTING_PLAN } from "../subscriptions/plan-catalogue";

/** Rule 8(2): the second warning is out for so long before the account goes. */
const LAST_CALL_HOURS = 48;
/**
 * The portal looks each hour. If it has not looked for so long since the first or the second warning, people could not
 * come back meanwhile, or came back before the database was set back.
 */
const LONGEST_PAUSE_HOURS = { 1: 7 * 24, 2: 12 } as const;
/** A mail that is not out after so many days never will be: the queue gives up after one. */
const MAIL_DAYS = 7;

/** Why an account goes on, however long nobody uses it (RETN-05); $1 is the moment. */
export const KEPT_FOR = `case
  when account.role = 'admin' then 'admin'
  when account.blocked_at is not null then 'blocked'
  when account.email is null or account.phone_number is not null and account.email_verified_at is null
    then 'unreachable'
  when account.plan <> '${STARTING_PLAN}' then 'plan'
  when exists (
    select from company_members member join jobs job on job.company_id = member.company_id
    where member.account_id = account.id and member.role = 'owner' and job.is_listed and job.open_until > $1
  ) then 'hiring'
  when exists (
    select from company_members own join company_members other on other.company_id = own.company_id
    where own.account_id = account.id and own.role = 'owner' and other.account_id <> own.account_id
      and not exists (
        select from company_members owner
        where owner.company_id = own.company_id and owner.role = 'owner' and owner.account_id <> own.account_id
      )
  ) then 'team'
end`;

/** When an account has been unused for so long that it may go. */
export const GOES_ON = `(account.last_active_on + interval '${INACTIVE_YEARS} years')::date`;

const warned = (step: 1 | 2, name: string) => `
  join inactivity_warnings ${name} on ${name}.account_id = account.id and ${name}.step = ${step}
    and ${name}.inactive_since = account.last_active_on`;

/**
 * The accounts for which each step is due: $1 is the moment, $2 its day in India. Whoever asks adds to the condition. A
 * warning counts once its mail is out, and no earlier (RETN-03).
 */
export const DUE = {
  first: `
    select account.id from accounts account
    where account.last_active_on <= ($2::date + ${FIRST_WARNING_DAYS} - interval '${INACTIVE_YEARS} years')::date
      and (${KEPT_FOR}) is null
      and not exists (select from inactivity_warnings warning where warning.account_id = account.id)`,
  second: `
    select account.id from accounts account ${warned(1, "first")}
    where first.erased_on <= $2::date + ${SECOND_WARNING_DAYS}
      and (first.out_at at time zone 'Asia/Kolkata')::date + ${FIRST_WARNING_DAYS} <= $2::date + ${SECOND_WARNING_DAYS}
      and (${KEPT_FOR}) is null
      and not exists (
        select from inactivity_warnings second where second.account_id = account.id and second.step = 2
      )`,
  erase: `
    select account.id from accounts account ${warned(1, "first")} ${warned(2, "second")}
    where first.out_at <= $1::timestamptz - interval '${FIRST_WARNING_DAYS} days'
      and second.out_at <= $1::timestamptz - interval '${LAST_CALL_HOURS} hours'
      and second.erased_on <= $2::date and (${KEPT_FOR}) is null
      -- Where nobody at all came in since yesterday, people perhaps couldn't.
      and exists (select from accounts somebody where somebody.last_active_on >= $2::date - 1)`,
} as const;

/** Writes down which warnings are out by now. Few are not: the rest is not asked for again. */
export const MARK_OUT = `
  update inactivity_warnings warning set out_at = notices.mailed_at from notices
  where warning.out_at is null and notices.account_id = warning.account_id and notices.kind = 'account.inactive'
    and notices.params ->> 'warningId' = warning.id::text and notices.mailed_at is not null`;

/**
 * Takes back the warnings that hold no more at $1: the account was used or is kept, the mail never went out, or the
 * portal was away while somebody might have come back, or was set back to an earlier day.
 */
export const TAKE_BACK = `
  delete from inactivity_warnings warning using accounts account
  where account.id = warning.account_id and (
    warning.inactive_since <> account.last_active_on
    or (${KEPT_FOR}) is not null
    or warning.seen_at < $1::timestamptz - case warning.step
      when 1 then interval '${LONGEST_PAUSE_HOURS[1]} hours' else interval '${LONGEST_PAUSE_HOURS[2]} hours' end
    or warning.out_at is null and warning.given_at < $1::timestamptz - interval '${MAIL_DAYS} days'
  )`;

/** Gives the account $1 the step $2 at $3, under the id $4, on the day $5; of two at once one gives it. */
export const WARN = `
  insert into inactivity_warnings (account_id, step, id, inactive_since, erased_on, given_at, seen_at)
  select account.id, $2::smallint, $4::uuid, account.last_active_on,
    greatest(${GOES_ON}, $5::date + case $2::smallint when 1 then ${FIRST_WARNING_DAYS} else ${SECOND_WARNING_DAYS} end),
    $3, $3
  from accounts account where account.id = $1
  on conflict (account_id, step) do nothing
  returning erased_on::text as "erasedOn"`;
