import { ApolloProvider } from "@apollo/client/react";
import type { ReactNode } from "react";
import { SessionProvider } from "../auth/SessionProvider";
import { ToastProvider } from "../design-system";
import { createApolloClient } from "../shared/apollo-client";
import { FIRST_LOCALE } from "../shared/language/locale";
import { LocaleProvider } from "../shared/language/LocaleProvider";
import { RuntimeConfigProvider, type RuntimeConfig } from "../shared/runtime-config";

const apolloClient = createApolloClient();

/** What every screen can ask for: language, settings, data, who is signed in. */
export function Providers({ config, children }: { config: RuntimeConfig; children: ReactNode }) {
  return (
    <LocaleProvider locale={FIRST_LOCALE}>
      <RuntimeConfigProvider value={config}>
        <ApolloProvider client={apolloClient}>
          <SessionProvider>
            <ToastProvider>{children}</ToastProvider>
          </SessionProvider>
        </ApolloProvider>
      </RuntimeConfigProvider>
    </LocaleProvider>
  );
}
