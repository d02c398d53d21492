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
  select count(*)::int as counted, count(*)::int as read from (
    select from (select role, status, plan from ${WANTED}) wanted
    cross join lateral (select from accounts account where ${COMBINATION} limit $4) found
    limit $4
  ) counted`;

const WORD = `word.role = wanted.role and word.status = wanted.status and word.plan = wanted.plan and word.word < $5`;

/**
 * Takes roles, statuses, plans, the range of words, the word and id to stay behind, and how many. Somebody found by
 * two of their words stands where the first of them is. The range begins with one condition: of two, the index would
 * begin with either.
 */
export const USERS_BY_WORD = `
  select found.word, found.account_id as id from (select role, status, plan from ${WANTED}) wanted
  cross join lateral (
    select word.word, word.account_id from account_words word
    where ${WORD} and (word.word, word.account_id) > (greatest($4 collate "C", $6 collate "C"), $7::uuid) and not exists (
      select from account_words earlier
      where earlier.account_id = word.account_id and earlier.word >= $4 and earlier.word < word.word
    )
    order by word.word, word.account_id limit $8
  ) found
  order by found.word, found.account_id limit $8`;

/**
 * Takes roles, statuses, plans, the range of words, and how many words to read: what finds most people by several of
 * theirs is counted less far, and never beyond what it is.
 */
export const COUNT_USERS_BY_WORD = `
  select count(distinct account_id)::int as counted, count(*)::int as read from (
    select found.account_id from (select role, status, plan from ${WANTED}) wanted
    cross join lateral (select word.account_id from account_words word where ${WORD} and word.word >= $4 limit $6) found
    limit $6
  ) found`;
