/** Is told how long each search took. */
export interface SearchTimes {
  /**
   * @param asked what was looked for, in one of few words: a class of search
   * @param order how the answer is sorted, "count", or "counts" of a filter
   */
  searched(asked: string, order: string, seconds: number): void;
}
