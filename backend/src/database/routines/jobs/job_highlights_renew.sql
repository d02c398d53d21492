-- Says anew which jobs of some companies are highlighted, and until when (HLGT-01, HLGT-03). A company has as many as
-- its owners' best plan says, those that it highlighted first. Plan and verification hold until their end; what they
-- don't hold any more is taken off.
-- Here because plans, owners and verifications change on many paths, and no path may forget what was paid for.
-- The companies are locked, so that of two who highlight at once the second counts the first.

create or replace function job_highlights_renew(p_companies uuid[]) returns void language plpgsql as $$
begin
  perform from companies where id = any (p_companies) order by id for no key update;
  with allowed as (
    select member.company_id, held_plan.highlighted_jobs as most, held.changes_at,
      case when held.next_plan is null then held_plan.highlighted_jobs else next_plan.highlighted_jobs end as most_after
    from company_members member
      left join subscriptions held on held.account_id = member.account_id
      join plans held_plan on held_plan.code = coalesce(held.plan, starting_plan())
      left join plans next_plan on next_plan.code = held.next_plan
    where member.company_id = any (p_companies) and member.role = 'owner'
  ), highlighted as (
    select job.id, job.company_id, company.verified_until,
      company.verified_at is not null and job.open_until > now() as may_be,
      row_number() over (
        partition by job.company_id, job.open_until > now() order by job.highlighted_at, job.id
      ) as place
    from jobs job join companies company on company.id = job.company_id
    where job.company_id = any (p_companies) and job.highlighted_at is not null
  ), renewed as (
    select id, case when may_be then least(verified_until, (
        select max(case when place <= least(most, most_after) then timestamptz '9999-12-31'
          when place <= most then changes_at end)
        from allowed where allowed.company_id = highlighted.company_id and place <= most
      )) end as until,
      may_be and exists (
        select from allowed where allowed.company_id = highlighted.company_id and place <= most
      ) as stays
    from highlighted
  )
  update jobs set highlighted_at = case when stays then highlighted_at end,
      highlighted_until = case when stays then until end
    from renewed
    where jobs.id = renewed.id
      and (not stays or highlighted_until is distinct from until);
end $$;
