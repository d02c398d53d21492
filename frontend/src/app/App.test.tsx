import { render, screen } from "@testing-library/react";
import { buildRuntimeConfig } from "../test/factories";
import { App } from "./App";

describe("App", () => {
  it("names every missing setting and no other (CONF-01, CONF-02)", () => {
    render(<App config={buildRuntimeConfig({ missing: ["FIREBASE_API_KEY", "FIREBASE_APP_ID"] })} />);
    expect(
      screen.getByRole("heading", { name: "Missing required environment variables" }),
    ).toBeInTheDocument();
    const names = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(names).toEqual(["FIREBASE_API_KEY", "FIREBASE_APP_ID"]);
  });
});
