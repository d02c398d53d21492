/** The class of the document's element while the first auth check of a stored session runs (AUTH-22). */
export const CHECKING = "is-checking";
