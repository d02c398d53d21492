/** SHA-256 of each operation as it is sent, by its name; the generated documents put theirs in. The server knows all. */
export const knownOperations = new Map<string, string>();
