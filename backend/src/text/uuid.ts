const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether PostgreSQL would take it for a uuid; anything else is nobody's id, and asking would be an error. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** Nobody's id, and before every other in their order. */
export const NIL_UUID = "00000000-0000-0000-0000-000000000000";

/** An id that somebody asks for; nobody's where PostgreSQL would not take it for one. */
export const idOrNil = (text: string): string => (isUuid(text) ? text : NIL_UUID);
