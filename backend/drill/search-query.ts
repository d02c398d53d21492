/** What a visitor's first page of a search asks; `bench:api` measures the same. */
export const SEARCH = JSON.stringify({
  query: `query Jobs($filter: JobFilter) { jobs(filter: $filter) {
    total isTotalCapped page pageCount
    items {
      id title type workMode location pay { text } experience skills postedAt
      company { name slug isVerified }
    }
  } }`,
  variables: { filter: { q: "software" } },
});
