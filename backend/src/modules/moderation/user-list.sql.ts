/**
 * One short range of the index for each combination of role, status and plan that is asked for, 27 at most, each in
 * the order of the list: however rare a combination is, nothing else is read.
 */
const COMBINATION = `account.role = wanted.role and account.status = wanted.status and account.plan = wanted.plan`;
const WANTED = `unnest($1::text[]) role, unnest($2::text[]) status, unnest($3::text[]) plan`;

/** Takes roles, statuses, plans, the id to stay below, and how many. */
export const NEWEST_USERS = `
  select found.id from (select role, status, plan from ${WANTED}) wanted
  cross join lateral (
    select account.id from accounts account where ${COMBINATION} and account.id < $4
    order by account.id desc limit $5
  ) found
  order by found.id desc limit $5`;

/** Takes roles, statuses, plans, and how far to count. */
export const COUNT_USERS = `
  select count(*)::int as counted from (
    select from (select role, status, plan from ${WANTED}) wanted
    cross join lateral (select from accounts account where ${COMBINATION} limit $4) found
    limit $4
  ) counted`;

// Somebody found by two of their words stands where the first of them is.
const FOUND = `account_words found join accounts account on account.id = found.account_id
  where found.word >= $4 and found.word < $5
    and account.role = any($1) and account.status = any($2) and account.plan = any($3)
    and not exists (
      select from account_words earlier
      where earlier.account_id = found.account_id and earlier.word >= $4 and earlier.word < found.word
    )`;

/** Takes roles, statuses, plans, the range of words, the word and id to stay behind, and how many. */
export const USERS_BY_WORD = `
  select found.word, found.account_id as id from ${FOUND} and (found.word, found.account_id) > ($6, $7::uuid)
  order by found.word, found.account_id limit $8`;

/** Takes roles, statuses, plans, the range of words, and how far to count. */
export const COUNT_USERS_BY_WORD = `
  select count(*)::int as counted from (select from ${FOUND} limit $6) counted`;
