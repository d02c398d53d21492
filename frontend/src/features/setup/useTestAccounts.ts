import { useTestAccountsQuery } from "./TestAccounts.generated";
import { useRefusalText } from "../../shared/language/useRefusalText";
import { readRefusal } from "../../shared/refusal";
import { isTestUsersDisabled } from "./useSetupSteps";

/** The test accounts; `disabledReason` is the server's word that it has none, because no emulator is in use. */
export function useTestAccounts() {
  const textOf = useRefusalText();
  const { data, loading, error, refetch } = useTestAccountsQuery();
  return {
    accounts: data?.testAccounts,
    disabledReason: isTestUsersDisabled(error) ? textOf(readRefusal(error)) : undefined,
    isLoading: loading,
    refetch,
  };
}
