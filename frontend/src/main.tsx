import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App";
import { endFirstPaintWith } from "./app/first-paint";
import { readRuntimeConfig } from "./shared/runtime-config";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

endFirstPaintWith(root);
createRoot(root).render(
  <StrictMode>
    <App config={readRuntimeConfig()} />
  </StrictMode>,
);
