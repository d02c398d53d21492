import { useWords } from "../../../shared/words";
import { moderationWords } from "../report/moderation.words";
import { adminActsWords } from "./admin-acts.words";
import { Meaning } from "./admin-table";

/** Names the rules that held a job or a message, in the question before it is approved (EMPS-07). */
export function HeldBy({ rules }: { rules: readonly string[] }) {
  const { heldBy } = useWords(adminActsWords);
  const { rule: ruleInWords } = useWords(moderationWords);
  return rules.length > 0 && <Meaning>{heldBy(rules.map(ruleInWords))}</Meaning>;
}
