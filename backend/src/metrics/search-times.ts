/** Is told how long each search took. */
export interface SearchTimes {
  /**
   * @param asked what was looked for, in one of few words: a class of search
   * @param order how the answer is sorted, "count", "counts" of a filter, or "figures" of a topic
   */
  searched(asked: string, order: string, seconds: number): void;
}
