-- Spells out what PostgreSQL's parser would lose or part: "C++", "C#" and ".NET" become words of their own, "Node.js"
-- its parts, and spellings that people mix become one. A hyphen is left to the parser, which takes a compound whole
-- and apart.
-- Here because jobs and searches must be spelt alike. A change of it asks for new search documents and
-- job_search_rebuild().
-- Each regular expression goes through the whole text, and descriptions are long: most of them have none of what the
-- first one finds, and are spared the others.

create or replace function job_search_spelt_out(text text) returns text language sql immutable parallel safe as $$
  select regexp_replace(translate(
    case when text ~* '(front|back|full|dev|e|tele)[ -](end|stack|ops|commerce|call)|js\M|\.net\M|\+\+|\w#' then
      regexp_replace(regexp_replace(regexp_replace(translate(regexp_replace(regexp_replace(regexp_replace(
        regexp_replace(regexp_replace(regexp_replace(text,
      '\m(front|back)[ -]end\M', '\1end', 'gi'),
      '\mfull[ -]stack\M', 'fullstack', 'gi'),
      '\m(dev)[ -](ops)\M', '\1\2', 'gi'),
      '\me-commerce\M', 'ecommerce', 'gi'),
      '\mtele[ -]call', 'telecall', 'gi'),
      '\m(node|react|vue|next|nest|express|angular)js\M', '\1 js', 'gi'),
      '/', ' '),
      '\.net\M', ' dotnet', 'gi'),
      '\m(\w)\+\+', '\1plusplus ', 'gi'),
      '\m(\w)#', '\1sharp ', 'gi')
    else text end,
    '/', ' '), '\.(?=[[:alpha:]])', ' ', 'g')
$$;
