import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { renderHook } from "@testing-library/react";
import { readRefusal } from "../refusal";
import { textOfRefusal, useRefusalText } from "./useRefusalText";

const refusedAs = (code: string) =>
  readRefusal(
    new CombinedGraphQLErrors({ errors: [{ message: "This job is held.", extensions: { code } }] }),
  );

describe("the words for a refusal", () => {
  it("are the server's in English, unless the screen has its own for the code", () => {
    const { result } = renderHook(useRefusalText);
    expect(result.current(refusedAs("JOB_HELD"))).toBe("This job is held.");
    expect(result.current(refusedAs("JOB_HELD"), { JOB_HELD: "Wait for an admin." })).toBe(
      "Wait for an admin.",
    );
    expect(result.current(refusedAs("JOB_HELD"), { NOT_FOUND: "It is gone." })).toBe("This job is held.");
  });

  it("come from the screen before the language's catalog", () => {
    const catalog = { JOB_HELD: "Held.", JOB_CHANGED: "Changed." };
    expect(textOfRefusal(refusedAs("JOB_HELD"), { JOB_HELD: "Wait." }, catalog)).toBe("Wait.");
    expect(textOfRefusal(refusedAs("JOB_CHANGED"), { JOB_HELD: "Wait." }, catalog)).toBe("Changed.");
  });

  it("are the message of a newer server whose code the page does not know", () => {
    const refusal = refusedAs("HELD_BY_A_RULE_OF_TOMORROW");
    expect(refusal).toMatchObject({ code: "HELD_BY_A_RULE_OF_TOMORROW", isOutage: false });
    expect(textOfRefusal(refusal, { JOB_HELD: "Wait." })).toBe("This job is held.");
  });

  it("tell of the network where there is none (ERR-22)", () => {
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { result } = renderHook(useRefusalText);
    const text = "You are offline. Please try again once you have a network.";
    expect(result.current(readRefusal(new TypeError("Failed to fetch")))).toBe(text);
    expect(result.current(refusedAs("JOB_HELD"))).toBe("This job is held.");
  });

  it("are none where the call did not reach the server", () => {
    expect(readRefusal(new TypeError("Failed to fetch"))).toMatchObject({ code: null, isOutage: true });
    expect(textOfRefusal(readRefusal(new TypeError("Failed to fetch")), { JOB_HELD: "Wait." })).toBe("");
  });
});
