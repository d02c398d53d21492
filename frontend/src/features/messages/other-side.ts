import type { MessageLine_ThreadFragment } from "./Messages.generated";

type Named = Pick<MessageLine_ThreadFragment, "viewerSide" | "candidateName" | "companyName">;

/** What the viewer calls the other side: the company, or the candidate. */
export const otherOf = ({ viewerSide, candidateName, companyName }: Named, nameless: string): string =>
  viewerSide === "COMPANY" ? candidateName?.trim() || nameless : companyName;
