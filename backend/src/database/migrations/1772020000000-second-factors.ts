import type { MigrationInterface, QueryRunner } from "typeorm";

/** Second factors of accounts, their recovery codes, and what proves that a code was given. */
export class SecondFactors1772020000000 implements MigrationInterface {
  name = "SecondFactors1772020000000";

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SECOND_FACTORS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table second_factor_proofs;
      drop table second_factor_recovery_codes;
      drop table second_factors;
    `);
  }
}

/** The last period only goes up, so that no code works twice. Codes and proofs stand as hashes of SHA-256. */
const SECOND_FACTORS = `
  create table second_factors (
    account_id uuid primary key references accounts on delete cascade,
    sealed_secret text not null,
    begun_at timestamptz not null,
    confirmed_at timestamptz,
    last_period integer,
    constraint second_factors_confirmed check ((confirmed_at is null) = (last_period is null))
  );
  create table second_factor_recovery_codes (
    account_id uuid not null references second_factors on delete cascade,
    code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
    used_at timestamptz,
    primary key (account_id, code_hash)
  );
  create table second_factor_proofs (
    secret_hash text primary key check (secret_hash ~ '^[0-9a-f]{64}$'),
    account_id uuid not null references second_factors on delete cascade,
    passed_at timestamptz not null
  );
  create index second_factor_proofs_account on second_factor_proofs (account_id);
  create index second_factor_proofs_time on second_factor_proofs (passed_at);
`;
