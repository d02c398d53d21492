import { Notice } from "../../design-system";
import { useWords } from "../../shared/words";
import type { BlockedCompanies_CompanyFragment } from "./BlockedCompanies.generated";
import { companiesWords } from "./companies.words";

/** Says of each of one's companies that is blocked what that means, and why it is. */
export function BlockedCompanies({ companies }: { companies: readonly BlockedCompanies_CompanyFragment[] }) {
  const words = useWords(companiesWords);
  return companies.map(
    ({ id, name, blockReason }) =>
      blockReason !== null && (
        <Notice key={id} tone="warn">
          <p>{words.blocked(name)}</p>
          <p>{words.blockReason(blockReason)}</p>
        </Notice>
      ),
  );
}
