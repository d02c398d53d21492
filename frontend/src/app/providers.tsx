import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import type { Locale } from "@job-portal/protocol/locale";
import type { ReactNode } from "react";
import { SessionProvider } from "../auth/SessionProvider";
import { ToastProvider } from "../design-system";
import { LocaleProvider } from "../shared/language/LocaleProvider";
import { RuntimeConfigProvider, type RuntimeConfig } from "../shared/runtime-config";

interface ProvidersProps {
  config: RuntimeConfig;
  client: ApolloClient;
  locale: Locale;
  children: ReactNode;
}

/** What every screen can ask for: language, settings, data, who is signed in. */
export function Providers({ config, client, locale, children }: ProvidersProps) {
  return (
    <LocaleProvider locale={locale}>
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
