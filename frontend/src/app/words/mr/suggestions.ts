import type { SeekerWords } from "../seeker-words";

export const words: SeekerWords["suggestions"] = {
  found: (count) =>
    count === 0 ? "" : `${count} ${count === 1 ? "सुचवणी" : "सुचवण्या"}, निवडण्यासाठी खालचा बाण दाबा`,
};
