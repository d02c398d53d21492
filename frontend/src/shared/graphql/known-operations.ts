/** SHA-256 of each operation as it is sent, by its name. Generated documents put theirs in; the server knows all. */
export const knownOperations = new Map<string, string>();
