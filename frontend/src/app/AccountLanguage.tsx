import { useApolloClient } from "@apollo/client/react";
import { accountLocale } from "@job-portal/protocol/locale";
import { useEffect } from "react";
import { useSession } from "../auth/session";
import { importAgain } from "../shared/import-again";
import { useLocale } from "../shared/language/locale";
import { watchTyping } from "../shared/typed-text";

const importLanguage = importAgain(() => import("../features/accounts/language/account-language"));

/**
 * Has somebody who signs in read the portal in the language that their account keeps. Whoever types already does so
 * from the next load on.
 */
export function AccountLanguage() {
  const client = useApolloClient();
  const session = useSession();
  const shown = useLocale();
  const isRegistered = session.status === "signed-in" && session.account === "registered";
  useEffect(watchTyping, []);
  // A provider that is silent has signed nobody out.
  const isOver = session.status === "signed-out" && !session.isPresumed;
  useEffect(() => {
    if (!isRegistered && !(isOver && accountLocale(document.cookie))) return;
    importLanguage()
      .then(async ({ agreeOnLanguage, forgetAccountLanguage }) => {
        if (isOver) forgetAccountLanguage();
        else if (await agreeOnLanguage(client, shown)) window.location.reload();
      })
      // The next page asks again.
      .catch(() => undefined);
  }, [client, isRegistered, isOver, shown]);
  return null;
}
