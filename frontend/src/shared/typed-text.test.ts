import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { isInUse, leaveUnasked, watchTyping, wouldLoseText } from "./typed-text";

const show = (html: string) => (document.body.innerHTML = html);
const box = () => screen.getByRole<HTMLInputElement>("textbox");

describe("typed text", () => {
  let endWatching: () => void;
  beforeEach(() => (endWatching = watchTyping()));
  afterEach(() => {
    endWatching();
    document.body.replaceChildren();
  });

  it("would be lost from any form that has not been sent (LANG-06)", async () => {
    show("<form><input /></form>");
    expect(wouldLoseText()).toBe(false);
    await userEvent.type(box(), "Asha");
    expect(wouldLoseText()).toBe(true);
    await userEvent.clear(box());
    expect(wouldLoseText()).toBe(false);
  });

  it("is held where its form was refused, and not lost once it is gone", async () => {
    show("<form><input /></form>");
    await userEvent.type(box(), "Asha");
    box().form?.dispatchEvent(new Event("submit", { bubbles: true }));
    expect(wouldLoseText()).toBe(true);
    document.body.replaceChildren();
    expect(wouldLoseText()).toBe(false);
  });

  it.each(['<form role="search"><input /></form>', "<form data-keeps><input /></form>"])(
    "comes back by itself in %s, which is in use all the same",
    async (form) => {
      show(form);
      await userEvent.type(box(), "Asha");
      expect(wouldLoseText()).toBe(false);
      expect(isInUse()).toBe(true);
    },
  );

  it("is not all that can be lost: what asks before the tab ends is asked too (LANG-06)", () => {
    const hold = (event: Event) => event.preventDefault();
    window.addEventListener("beforeunload", hold);
    expect(wouldLoseText()).toBe(true);
    leaveUnasked();
    expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
    window.removeEventListener("beforeunload", hold);
  });
});
