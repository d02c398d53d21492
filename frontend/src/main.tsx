import type { Locale } from "@job-portal/protocol/locale";
import type { PageState } from "@job-portal/protocol/served-page";
import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { App } from "./app/App";
import { endFirstPaint, endFirstPaintWith } from "./app/first-paint";
import { loadChosenLanguage, loadWords } from "./app/language";
import { readPageState } from "./app/page-state";
import { createRouter, loadScreenAt } from "./app/router";
import { hasStoredSession } from "./auth/stored-session";
import { createApolloClient } from "./shared/graphql/apollo-client";
import { PageViewProvider, ServedView } from "./shared/page-view";
import { readRuntimeConfig } from "./shared/runtime-config";

const found = document.getElementById("root");
if (!found) throw new Error("index.html has no #root.");
const root = found;

const config = readRuntimeConfig();
// A served page is a visitor's: whoever has a session waits for their own (AUTH-22).
const served = hasStoredSession(config.firebase.apiKey) ? null : readPageState();
const view = served && new ServedView(served, "browser");

function buildPage(locale: Locale) {
  return (
    <StrictMode>
      <PageViewProvider value={view}>
        <App config={config} client={createApolloClient(served?.data)} locale={locale}>
          <RouterProvider router={createRouter()} />
        </App>
      </PageViewProvider>
    </StrictMode>
  );
}

/** Says when the page has become the web app's own. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    view?.endTakeover();
    endFirstPaint();
  }, []);
  return children;
}

async function render(): Promise<void> {
  const locale = await loadChosenLanguage();
  root.replaceChildren();
  endFirstPaintWith(root);
  createRoot(root).render(buildPage(locale));
}

/** Makes the served page the web app's own (PAGE-02). It stands as it is if its code does not come. */
async function hydrate({ locale }: PageState): Promise<void> {
  await Promise.all([loadScreenAt(window.location), loadWords(locale)]);
  // A transition is worked off in slices, between which the page scrolls and answers.
  startTransition(() => void hydrateRoot(root, <Hydrated>{buildPage(locale)}</Hydrated>));
}

if (served)
  hydrate(served).catch((error: unknown) => console.error("The page's code could not be loaded.", error));
else void render();
