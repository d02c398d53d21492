import type { MigrationInterface, QueryRunner } from "typeorm";

/** Interviews about applications, and the times that companies offer for them. */
export class Interviews1768600000000 implements MigrationInterface {
  name = "Interviews1768600000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SLOTS);
    await queryRunner.query(INTERVIEWS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query("drop table interview_offers, interviews, interview_slots");
  }
}

const SLOTS = `
  create table interview_slots (
    id uuid primary key,
    -- Its company is the job's; the slot may be offered to candidates for any job of that company.
    job_id uuid not null references jobs on delete cascade,
    starts_at timestamptz not null,
    minutes int not null check (minutes between 5 and 480),
    way text not null check (way in ('place', 'phone', 'video')),
    place text,
    map_url text,
    phone text,
    video_url text,
    interviewer text,
    note text,
    created_by uuid references accounts on delete set null,
    created_at timestamptz not null
  );
  create index interview_slots_job on interview_slots (job_id, starts_at);
  create index interview_slots_creator on interview_slots (created_by);
`;

const INTERVIEWS = `
  create table interviews (
    id uuid primary key,
    application_id uuid not null references applications on delete cascade,
    status text not null check (status in (
      'offered', 'scheduled', 'declined', 'cancelled', 'attended', 'missed'
    )),
    slot_id uuid references interview_slots,
    -- Of the calendar's event: goes up with each change of it.
    sequence int not null default 0,
    words text,
    words_party text check (words_party in ('applicant', 'company', 'portal')),
    asked_at timestamptz,
    feedback text,
    feedback_by uuid references accounts on delete set null,
    offered_by uuid references accounts on delete set null,
    offered_at timestamptz not null,
    changed_at timestamptz not null,
    day_reminded_at timestamptz,
    hours_reminded_at timestamptz,
    check (slot_id is not null or status not in ('scheduled', 'attended', 'missed'))
  );
  -- A slot is taken once, and an application has one interview that is still to come about.
  create unique index interviews_slot_taken on interviews (slot_id)
    where status in ('scheduled', 'attended', 'missed');
  create unique index interviews_pending on interviews (application_id) where status in ('offered', 'scheduled');
  create index interviews_application on interviews (application_id, offered_at desc);
  create index interviews_slot on interviews (slot_id);
  create index interviews_offerer on interviews (offered_by);
  create index interviews_feedback on interviews (feedback_by);
  create table interview_offers (
    interview_id uuid not null references interviews on delete cascade,
    slot_id uuid not null references interview_slots on delete cascade,
    primary key (interview_id, slot_id)
  );
  create index interview_offers_slot on interview_offers (slot_id);
`;
