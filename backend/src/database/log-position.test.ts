import { endOfRecord } from "./log-position";

it.each([
  ["behind the head of a page", 3n * 8192n + 24n, 3n * 8192n],
  ["behind the head of a file", 16_777_216n + 40n, 16_777_216n],
  ["within a page", 3n * 8192n + 48n, 3n * 8192n + 48n],
  ["at a page's beginning", 8192n, 8192n],
])("%s the last record ends where a standby says so", (_, position, end) => {
  expect(endOfRecord(position)).toBe(end);
});
