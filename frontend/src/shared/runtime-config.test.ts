import { buildRuntimeConfig } from "../test/factories";
import { readRuntimeConfig } from "./runtime-config";

function pageWith(text: string): Document {
  const page = document.implementation.createHTMLDocument();
  const script = page.createElement("script");
  script.id = "runtime-config";
  script.type = "application/json";
  script.textContent = text;
  page.head.append(script);
  return page;
}

describe("readRuntimeConfig", () => {
  it("reads what the server wrote", () => {
    const config = buildRuntimeConfig({ authEmulatorUrl: "http://127.0.0.1:9099" });
    expect(readRuntimeConfig(pageWith(JSON.stringify(config)))).toEqual(config);
  });

  it("takes absent values as empty, for the server to name as missing", () => {
    const config = readRuntimeConfig(pageWith('{"missing":["FIREBASE_API_KEY"]}'));
    expect(config.missing).toEqual(["FIREBASE_API_KEY"]);
    expect(config.firebase.apiKey).toBe("");
    expect(config.social.x).toBeNull();
  });

  it("refuses a page without configuration", () => {
    expect(() => readRuntimeConfig(document.implementation.createHTMLDocument())).toThrow(
      "no runtime configuration",
    );
  });
});
