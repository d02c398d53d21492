-- What companies answered to applications, and when: each step beyond opening that stands, and each message that
-- reached the applicant. Invitations to interviews and offers are steps.
-- Here because the reply rate, the figures and the clock of 'No reply' must count the same (OFFR-10).

create view application_replies as
  select event.application_id, event.at
  from application_events event
  where event.party = 'company' and event.status <> 'viewed' and not event.is_undo
    and not (event.move_id is not null and exists (
      select from application_events undo
      where undo.application_id = event.application_id and undo.move_id = event.move_id and undo.is_undo
    ))
  union all
  select message.application_id, message.sent_at
  from messages message
  where message.party = 'company' and message.state = 'delivered';
