-- Tells both sides of an interview's changes, and everybody who was offered the slot that is taken or given back. What
-- a company notes of an interview that is over is told to its members alone.
-- Here because a step that ends an application ends its interviews as well, in another domain's statement.

create or replace function interviews_tell() returns trigger language plpgsql as $$
declare
  v_slots uuid[] := array[new.slot_id, case when tg_op = 'UPDATE' then old.slot_id end];
  v_other uuid;
begin
  perform live_tell('interviews', new.application_id, live_side(new.application_id, 'company'));
  if new.status in ('attended', 'missed') then
    return null;
  end if;
  perform live_tell('interviews', new.application_id, live_side(new.application_id, 'applicant'));
  for v_other in
    select distinct interview.application_id
      from interview_offers offer join interviews interview on interview.id = offer.interview_id
      where offer.slot_id = any (v_slots) and interview.id <> new.id
        and interview.status in ('offered', 'scheduled')
  loop
    perform live_tell('interviews', v_other, live_side(v_other, 'applicant') || live_side(v_other, 'company'));
  end loop;
  return null;
end $$;

create or replace trigger interviews_tell after insert or update of status, slot_id, sequence, words, asked_at,
  feedback, changed_at on interviews for each row execute function interviews_tell();
