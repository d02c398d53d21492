import { render, screen } from "@testing-library/react";
import { RouterProvider } from "react-router-dom";
import { createApolloClient } from "../shared/graphql/apollo-client";
import type { RuntimeConfig } from "../shared/runtime-config";
import { buildRuntimeConfig } from "../test/factories";
import { App } from "./App";
import { createRouter } from "./router";

const SETTINGS = [
  "FIREBASE_API_KEY",
  "FIREBASE_AUTH_DOMAIN",
  "FIREBASE_PROJECT_ID",
  "FIREBASE_STORAGE_BUCKET",
  "FIREBASE_MESSAGING_SENDER_ID",
  "FIREBASE_APP_ID",
];

/** What the page consists of, in its order. */
const partsOf = (container: HTMLElement) =>
  [...container.querySelectorAll("h1, li, p, a, button, input")].map((part) => part.textContent);

const show = (config: RuntimeConfig) =>
  render(
    <App config={config} client={createApolloClient()} locale="en">
      <RouterProvider router={createRouter()} />
    </App>,
  );

describe("App", () => {
  it.each(SETTINGS)("shows that %s is missing, and no page (CONF-01, CONF-02)", (name) => {
    const { container } = show(buildRuntimeConfig({ missing: [name] }));
    expect(partsOf(container)).toEqual(["Missing required environment variables", name]);
    expect(document.title).toBe("Missing required environment variables · JobPortal");
  });

  it("names every missing setting and no other (CONF-01, CONF-02)", () => {
    show(buildRuntimeConfig({ missing: SETTINGS }));
    expect(
      screen.getByRole("heading", { level: 1, name: "Missing required environment variables" }),
    ).toBeVisible();
    const names = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(names).toEqual(SETTINGS);
  });

  it("shows the page where none is missing (CONF-01)", async () => {
    show(buildRuntimeConfig());
    expect(await screen.findByRole("main")).toBeVisible();
    expect(screen.queryByText("Missing required environment variables")).not.toBeInTheDocument();
  });
});
