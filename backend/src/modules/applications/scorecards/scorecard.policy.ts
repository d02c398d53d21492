/** Told of members of the candidate's company alone, who may answer candidates. */
export const scorecardPolicy = {
  /** PIPE-05: nobody reads what others found before they have said what they find. */
  readOthers: (hasOwn: boolean): boolean => hasOwn,

  /** The average of one scorecard would tell that scorecard. */
  readAverage: ({ hasOwn, count }: { hasOwn: boolean; count: number }): boolean => hasOwn || count > 1,
};
