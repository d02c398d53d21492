import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { ReactNode } from "react";
import { SessionProvider } from "../auth/SessionProvider";
import { ToastProvider } from "../design-system";
import { FIRST_LOCALE } from "../shared/language/locale";
import { LocaleProvider } from "../shared/language/LocaleProvider";
import { RuntimeConfigProvider, type RuntimeConfig } from "../shared/runtime-config";

interface ProvidersProps {
  config: RuntimeConfig;
  client: ApolloClient;
  children: ReactNode;
}

/** What every screen can ask for: language, settings, data, who is signed in. */
export function Providers({ config, client, children }: ProvidersProps) {
  return (
    <LocaleProvider locale={FIRST_LOCALE}>
      <RuntimeConfigProvider value={config}>
        <ApolloProvider client={client}>
          <SessionProvider>
            <ToastProvider>{children}</ToastProvider>
          </SessionProvider>
        </ApolloProvider>
      </RuntimeConfigProvider>
    </LocaleProvider>
  );
}
