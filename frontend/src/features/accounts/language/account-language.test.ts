import { ApolloClient, ApolloLink, InMemoryCache } from "@apollo/client";
import { localeOf } from "@job-portal/protocol/locale";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { of } from "rxjs";
import { watchTyping } from "../../../shared/typed-text";
import type { Language } from "../../../shared/schema.generated";
import { agreeOnLanguage, forgetAccountLanguage } from "./account-language";

/** A client of an account that keeps a language, and what it was told to keep. */
function clientOf(kept: Language | null) {
  const told: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    const account = { __typename: "Account", id: "1" };
    if (operationName === "AccountLanguage") return of({ data: { me: { ...account, language: kept } } });
    told.push(variables.language);
    return of({ data: { chooseLanguage: { ...account, language: variables.language as string } } });
  });
  return { client: new ApolloClient({ link, cache: new InMemoryCache() }), told };
}

describe("device and account", () => {
  afterEach(() => {
    document.cookie = "language=; max-age=0; path=/";
    document.cookie = "account-language=; max-age=0; path=/";
  });

  it("agree on the account's language, in which the page is loaded again (LANG-03)", async () => {
    const { client } = clientOf("HI");
    expect(await agreeOnLanguage(client, "en")).toBe(true);
    expect(document.cookie).toBe("account-language=hi");
    expect(await agreeOnLanguage(client, "hi")).toBe(false);
    await agreeOnLanguage(clientOf("TA").client, "hi");
    expect(document.cookie).toBe("account-language=ta");
  });

  it("leave a page as it is into which somebody types, until its next load (LANG-06)", async () => {
    const endWatching = watchTyping();
    document.body.innerHTML = '<form role="search"><input /></form>';
    await userEvent.type(screen.getByRole("textbox"), "nurse");
    const { client } = clientOf("HI");
    expect(await agreeOnLanguage(client, "en")).toBe(false);
    expect(document.cookie).toBe("account-language=hi");
    document.body.replaceChildren();
    endWatching();
  });

  it("leave a page alone whose words did not come, though the device knows the account's language", async () => {
    document.cookie = "account-language=hi; path=/";
    const { client } = clientOf("HI");
    expect(await agreeOnLanguage(client, "en")).toBe(false);
  });

  it("leave an account without a choice as it is, which reads in the device's language (LANG-07)", async () => {
    document.cookie = "language=hi; path=/";
    const { client, told } = clientOf(null);
    expect(await agreeOnLanguage(client, "hi")).toBe(false);
    expect(told).toEqual([]);
  });

  it("part at the sign-out: the device is back at its own language (LANG-07)", async () => {
    document.cookie = "language=en; path=/";
    await agreeOnLanguage(clientOf("HI").client, "en");
    expect(localeOf("/", document.cookie)).toBe("hi");
    forgetAccountLanguage();
    expect(document.cookie).toBe("language=en");
  });

  it("leave an account alone whose person has never chosen", async () => {
    const { client, told } = clientOf(null);
    expect(await agreeOnLanguage(client, "en")).toBe(false);
    expect(told).toEqual([]);
    expect(document.cookie).toBe("");
  });
});
