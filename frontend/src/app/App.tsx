import type { ApolloClient } from "@apollo/client";
import type { Locale } from "@job-portal/protocol/locale";
import type { ReactNode } from "react";
import { GlobalStyle, lazyPart } from "../design-system";
import type { RuntimeConfig } from "../shared/runtime-config";
import { AccountLanguage } from "./AccountLanguage";
import { LiveChanges } from "./LiveChanges";
import { Providers } from "./providers";
import { KeptForReading } from "./offline/KeptForReading";
import { PushOwner } from "./PushOwner";
import { SessionGate } from "./SessionGate";

/** Seldom shown, and never to a visitor: their first load goes without it. */
const MissingConfigScreen = lazyPart(
  () => import("./MissingConfigScreen"),
  (module) => module.MissingConfigScreen,
);

interface AppProps {
  config: RuntimeConfig;
  client: ApolloClient;
  /** Its words must be here already. */
  locale: Locale;
  /** The router, which is another one on the node than in browsers. */
  children: ReactNode;
}

/** The whole page; without its settings it only says which are missing (CONF-01). */
export function App({ config, client, locale, children }: AppProps) {
  if (config.missing.length > 0) {
    return (
      <>
        <GlobalStyle />
        <MissingConfigScreen missing={config.missing} />
      </>
    );
  }
  return (
    <Providers config={config} client={client} locale={locale}>
      <GlobalStyle />
      <SessionGate>{children}</SessionGate>
      <LiveChanges />
      <AccountLanguage />
      <PushOwner />
      <KeptForReading />
    </Providers>
  );
}
