import { RouterProvider } from "react-router-dom";
import { GlobalStyle } from "../design-system";
import type { RuntimeConfig } from "../shared/runtime-config";
import { MissingConfigScreen } from "./MissingConfigScreen";
import { Providers } from "./providers";
import { createRouter } from "./router";
import { SessionGate } from "./SessionGate";

const router = createRouter();

/** The whole page; without its settings it only says which are missing (CONF-01). */
export function App({ config }: { config: RuntimeConfig }) {
  if (config.missing.length > 0) {
    return (
      <>
        <GlobalStyle />
        <MissingConfigScreen missing={config.missing} />
      </>
    );
  }
  return (
    <Providers config={config}>
      <GlobalStyle />
      <SessionGate>
        <RouterProvider router={router} />
      </SessionGate>
    </Providers>
  );
}
