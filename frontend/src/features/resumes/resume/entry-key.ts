let keys = 0;
/** Unlike any other of this page or of one before it, whose entries may have been kept through a reload. */
export const newKey = (): string => `${Date.now().toString(36)}-${(keys += 1)}`;
