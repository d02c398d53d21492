/**
 * Takes the oldest delivery of an endpoint that is due. While one of an application is being sent, or waits to be
 * sent again, none that came after it is taken.
 */
export const CLAIM = `
  update webhook_deliveries delivery set claimed_until = $3, attempts = attempts + 1
  from webhook_endpoints endpoint
  where endpoint.id = delivery.endpoint_id and delivery.id = (
    select head.id from webhook_deliveries head
    where head.endpoint_id = $1 and head.status = 'pending' and head.next_at <= $2
      and (head.claimed_until is null or head.claimed_until <= $2)
      and not exists (
        select from webhook_deliveries earlier
        where earlier.endpoint_id = $1 and earlier.application_id = head.application_id
          and earlier.status = 'pending' and earlier.sequence < head.sequence
      )
      and exists (
        select from webhook_endpoints told
        where told.id = $1 and told.off_at is null and (told.paused_until is null or told.paused_until <= $2)
      )
      and (
        select count(*) from webhook_deliveries sent
        where sent.endpoint_id = $1 and sent.status = 'pending' and sent.claimed_until > $2
      ) < $4::int
    order by head.sequence limit 1 for update of head skip locked
  )
  returning delivery.id, delivery.body, delivery.attempts, delivery.claimed_until as "claimedUntil",
    endpoint.url, endpoint.secret`;

/** Endpoints that something is due for. */
export const DUE = `
  select endpoint.id from webhook_endpoints endpoint
  where endpoint.off_at is null and exists (
    select from webhook_deliveries delivery
    where delivery.endpoint_id = endpoint.id and delivery.status = 'pending' and delivery.next_at <= $1
      and (delivery.claimed_until is null or delivery.claimed_until <= $1)
  )`;

export const NOTE_ATTEMPT = `
  update webhook_deliveries set status = $3, answer_status = $4, problem = $5, next_at = coalesce($6, next_at),
    ended_at = case when $3 <> 'pending' then $7::timestamptz end, claimed_until = null
  where id = $1 and claimed_until = $2`;

export const NOTE_SUCCESS =
  "update webhook_endpoints set failing_since = null, paused_until = null where id = $1 and failing_since is not null";

/** Answers the company of an endpoint that this failure switches off. */
export const NOTE_FAILURE = `
  update webhook_endpoints endpoint set failing_since = coalesce(failing_since, $2), paused_until = $3,
    off_at = case when failing_since < $4 then $2::timestamptz end
  from companies company
  where endpoint.id = $1 and company.id = endpoint.company_id and endpoint.off_at is null
  returning case when endpoint.off_at is not null then company.id end as "companyId", company.name as company`;
