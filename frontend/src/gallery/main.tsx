import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { GlobalStyle, ToastProvider } from "../design-system";
import { FIRST_LOCALE } from "@job-portal/protocol/locale";
import { LocaleProvider } from "../shared/language/LocaleProvider";
import { Gallery } from "./Gallery";
import { GalleryFrames } from "./GalleryFrames";

// Only the development server serves this page, at /gallery: the production build starts from index.html alone.
const root = document.getElementById("root");
if (!root) throw new Error("gallery.html has no #root.");

const theme = new URLSearchParams(window.location.search).get("theme");
if (theme) document.documentElement.setAttribute("data-theme", theme);

createRoot(root).render(
  <StrictMode>
    <LocaleProvider locale={FIRST_LOCALE}>
      <MemoryRouter>
        <ToastProvider>
          <GlobalStyle />
          {theme ? <Gallery /> : <GalleryFrames />}
        </ToastProvider>
      </MemoryRouter>
    </LocaleProvider>
  </StrictMode>,
);
