/** Rupees a year at which pay filters are answered from bits alone. */
const PAY_FLOORS = [
  1, 100_000, 150_000, 200_000, 250_000, 300_000, 400_000, 500_000, 600_000, 700_000, 800_000, 900_000,
  1_000_000, 1_200_000, 1_500_000, 1_800_000, 2_000_000, 2_500_000, 3_000_000, 4_000_000, 5_000_000,
  7_500_000, 10_000_000, 20_000_000,
];
const PAY_CEILINGS = [
  100_000, 200_000, 300_000, 500_000, 800_000, 1_200_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000,
  2_000_000_000,
];

const intArray = (values: number[]) => `'{${values.join(",")}}'::int[]`;
const termArray = (prefix: string, values: number[]) =>
  `'{${values.map((value) => `${prefix}${value}`).join(",")}}'::text[]`;
/** The elements of a text array, each with a prefix; null where there are none. */
const prefixed = (prefix: string, list: string) =>
  `string_to_array('${prefix}' || nullif(array_to_string(${list}, E'\\x01${prefix}'), ''), E'\\x01')`;
const YEARS = Array.from({ length: 31 }, (_, years) => years);

const WORDS = { anywhere: "job.search_document", title: "ts_filter(job.search_document, '{a}')" };

/**
 * The terms of a job, which later migrations make anew with more classes.
 * @param classes expressions over `job`: a term each, or null where the job is not of the class
 * @param words expressions over `job`: the part of its search document that it is found by, and that of its title
 */
export const termsFunction = (classes: readonly string[], words = WORDS) => `
  -- One expression, which PostgreSQL inlines: as a query of its own it took twenty times as long.
  create or replace function job_search_terms(job jobs) returns text[] language sql stable as $$
    select array_remove(array['live', 'type:' || job.type, 'mode:' || job.work_mode,
        ${classes.join(",\n        ")},
        'city:' || lower(job.city), 'locality:' || lower(job.locality),
        'place:' || lower(job.city), 'place:' || lower(job.locality)], null)
      || ${prefixed("w:", `tsvector_to_array(${words.anywhere})`)}
      || ${prefixed("t:", `tsvector_to_array(${words.title})`)}
      || string_to_array(lower(array_to_string(${prefixed("skill:", "job.skills")}, E'\\x01')), E'\\x01')
      || (${termArray("years:", YEARS)})[
        job.experience_min_years + 1 : least(coalesce(job.experience_max_years, 30), 30) + 1]
      || (${termArray("pay>=", PAY_FLOORS)})[1 : width_bucket(job.pay_yearly_max, ${intArray(PAY_FLOORS)})]
      || (${termArray("pay<=", PAY_CEILINGS)})[
        width_bucket(job.pay_yearly_min - 1, ${intArray(PAY_CEILINGS)}) + 1 :]
  $$;
`;

/** Whether an admin has verified the job's company. */
export const VERIFIED = "case when job.is_company_verified then 'verified' end";

/**
 * What a job can be found by, each as a term: its words ("w:" anywhere, "t:" in the title), city, locality,
 * type, work mode, skills, verified company, years of experience that suit, and steps of yearly pay.
 */
export const JOB_SEARCH_TERMS = `
  create function job_search_pay_floors() returns int[] language sql immutable as $$
    select ${intArray(PAY_FLOORS)}
  $$;
  create function job_search_pay_ceilings() returns int[] language sql immutable as $$
    select ${intArray(PAY_CEILINGS)}
  $$;

  -- The steps nearest to a range of pay; what lies between steps is looked up job by job.
  create function job_search_pay_terms(p_from int, p_to int) returns text[] language plpgsql immutable as $$
  begin
    if p_from is null and p_to is null then return '{}'; end if;
    return array_remove(array[
      'pay>=' || (select max(step) from unnest(job_search_pay_floors()) step where step <= greatest(p_from, 1)),
      'pay<=' || (select min(step) from unnest(job_search_pay_ceilings()) step where step >= p_to)
    ], null);
  end $$;

  -- The steps inside a range of pay: who has them needs no look. Null where the range reaches beyond all steps.
  create function job_search_sure_pay_terms(p_from int, p_to int) returns text[] language plpgsql immutable as $$
  declare
    v_floor int := (select min(step) from unnest(job_search_pay_floors()) step where step >= p_from);
    v_ceiling int := (select max(step) from unnest(job_search_pay_ceilings()) step where step <= p_to);
  begin
    if (v_floor is null) <> (p_from is null) or (v_ceiling is null) <> (p_to is null) then return null; end if;
    return array_remove(array['pay>=' || v_floor, 'pay<=' || v_ceiling], null);
  end $$;

  create function job_search_words(text text) returns text[] language plpgsql stable as $$
  begin
    -- A compound is found by its parts: "full-stack" as "full stack".
    return coalesce(tsvector_to_array(to_tsvector('job_words', translate(text, '-', ' '))), '{}');
  end $$;

${termsFunction([VERIFIED])}
  -- Microseconds since 2020 and 12 bits of the id, so that jobs posted together still have an order.
  create function job_search_newest_key(posted_at timestamptz, id uuid) returns bigint
    language sql immutable parallel safe as $$
    select (((extract(epoch from posted_at) - 1577836800) * 1000000)::bigint << 12)
      | ('x' || right(id::text, 3))::bit(12)::int
  $$;

  -- Rupees a year (0 where pay is no figure), then minutes since 2020, then 8 bits of the id.
  create function job_search_pay_key(pay int, posted_at timestamptz, id uuid) returns bigint
    language sql immutable parallel safe as $$
    select (coalesce(pay, 0)::bigint << 33)
      | (greatest((extract(epoch from posted_at) - 1577836800) / 60, 0)::bigint << 8)
      | ('x' || right(id::text, 2))::bit(8)::int
  $$;
`;
