import { ApolloProvider } from "@apollo/client/react";
import type { ReactNode } from "react";
import { SessionProvider } from "../auth/SessionProvider";
import { ToastProvider } from "../design-system";
import { createApolloClient } from "../shared/apollo-client";
import { RuntimeConfigProvider, type RuntimeConfig } from "../shared/runtime-config";

const apolloClient = createApolloClient();

/** What every screen can ask for: settings, data, who is signed in. */
export function Providers({ config, children }: { config: RuntimeConfig; children: ReactNode }) {
  return (
    <RuntimeConfigProvider value={config}>
      <ApolloProvider client={apolloClient}>
        <SessionProvider>
          <ToastProvider>{children}</ToastProvider>
        </SessionProvider>
      </ApolloProvider>
    </RuntimeConfigProvider>
  );
}
