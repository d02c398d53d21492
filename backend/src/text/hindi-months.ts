/** The months in Devanagari, from January on, as sources of regular expressions for composed or parted letters. */
export const HINDI_MONTHS: readonly string[] = [
  ...["जनवरी", "(?:फ\u093c?|\u095e)रवरी", "मार्च", "अप्रैल", "मई", "जून", "जुलाई", "अगस्त"],
  ...["सित(?:म्|ं)बर", "अक्(?:टू|तू)बर", "नव(?:म्|ं)बर", "दिस(?:म्|ं)बर"],
];
