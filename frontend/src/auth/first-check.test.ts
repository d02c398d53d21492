import { runInThisContext } from "node:vm";
import { CHECKING } from "../shared/checking";
import { firstCheckScript } from "./first-check";
import { hasStoredSession } from "./stored-session";

const KEY = "a-key";

function runFirstCheck(): boolean {
  document.documentElement.className = "";
  document.body.innerHTML = `<script type="application/json" id="runtime-config">{"firebase":{"apiKey":"${KEY}"}}</script>`;
  runInThisContext(firstCheckScript);
  return document.documentElement.classList.contains(CHECKING);
}

afterEach(() => window.localStorage.clear());

describe("before the body is shown", () => {
  it.each([
    [`firebase:authUser:${KEY}:[DEFAULT]`, true],
    ["firebase:authUser:another-key:[DEFAULT]", false],
    ["something", false],
  ])("%s in the browser's storage says whether a check is to come: %s (AUTH-22)", (name, isChecking) => {
    window.localStorage.setItem(name, "{}");
    expect(runFirstCheck()).toBe(isChecking);
    expect(hasStoredSession(KEY)).toBe(isChecking);
  });

  it("a visitor is known as signed out, also where storage is switched off (AUTH-22)", () => {
    expect(runFirstCheck()).toBe(false);
    jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new Error("Storage is switched off.");
    });
    expect(runFirstCheck()).toBe(false);
  });
});
