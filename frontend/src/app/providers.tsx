import { ApolloProvider } from "@apollo/client/react";
import type { ReactNode } from "react";
import { ToastProvider } from "../design-system";
import { createApolloClient } from "../shared/apollo-client";
import { RuntimeConfigProvider, type RuntimeConfig } from "../shared/runtime-config";

const apolloClient = createApolloClient();

/** What every screen can ask for: settings and data. */
export function Providers({ config, children }: { config: RuntimeConfig; children: ReactNode }) {
  return (
    <RuntimeConfigProvider value={config}>
      <ApolloProvider client={apolloClient}>
        <ToastProvider>{children}</ToastProvider>
      </ApolloProvider>
    </RuntimeConfigProvider>
  );
}
