import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  AddSearchWordDocument,
  IncludableWordsDocument,
  RemoveSearchWordDocument,
  SearchWordProgressDocument,
  TrySearchDocument,
  UpdateSearchWordDocument,
} from "../../features/moderation/search-word/AdminSearchWord.generated";
import { openAsAdmin, press } from "../../test/openAsAdmin";
import { violationsIn } from "../../test/axe";
import { SearchQueriesScreenDocument } from "./SearchQueriesScreen.generated";
import { SearchWordsScreenDocument } from "./SearchWordsScreen.generated";

const often = { maxUsageCount: Number.POSITIVE_INFINITY };
type Variables = Record<string, unknown>;

const included = { __typename: "SearchWord" as const, id: "word-2", code: "maid", name: "House help" };
const word = {
  __typename: "SearchWord" as const,
  id: "word-1",
  code: "office-boy",
  kind: "TRADE" as const,
  name: "Office boy",
  forms: ["office boy", "peon"],
  version: 3,
  isRead: true,
  openJobCount: 12,
  includes: [included],
};
const listAnswer = (onAsk?: (variables: Variables) => void) => ({
  request: { query: SearchWordsScreenDocument, variables: () => true },
  result: (variables: Variables) => {
    onAsk?.(variables);
    const page = { __typename: "SearchWordPage" as const, items: [word], total: 1 };
    return { data: { searchWords: { ...page, isTotalCapped: false, hasNextPage: false } } };
  },
  ...often,
});
const progressAnswer = (jobCount = 0) => ({
  request: { query: SearchWordProgressDocument },
  result: {
    data: {
      searchWordProgress: { __typename: "SearchWordProgress" as const, jobCount, isLooking: false },
    },
  },
  ...often,
});
const open = (answers: object[], address = "/admin/search-words") =>
  openAsAdmin(address, [listAnswer(), progressAnswer(), ...answers]);
const input = {
  kind: "TRADE",
  name: "Office boy",
  forms: ["office boy", "peon", "daftari"],
  includes: ["maid"],
};

async function openForm() {
  await press("Edit Office boy");
  return within(await screen.findByRole("dialog", { name: "Edit ‘Office boy’" }));
}

describe("/admin/search-words", () => {
  it("lists the words with forms, what they include and open jobs, by kind and text (SEEK-01)", async () => {
    const onAsk = jest.fn();
    const { container } = openAsAdmin("/admin/search-words?kind=trade&q=peon", [
      listAnswer(onAsk),
      progressAnswer(),
    ]);
    const row = await screen.findByRole("row", { name: /Office boy/ });
    for (const text of ["office boy, peon", "Trade", "House help", "12"]) expect(row).toHaveTextContent(text);
    expect(onAsk).toHaveBeenCalledWith({ filter: { kind: "TRADE", text: "peon" }, page: 1, pageSize: 20 });
    expect(await violationsIn(container)).toEqual([]);
  });

  it("says how many jobs are still to be read (SEEK-05)", async () => {
    openAsAdmin("/admin/search-words", [listAnswer(), progressAnswer(1240)]);
    expect(await screen.findByText("Reading 1,240 jobs by the changed words.")).toBeInTheDocument();
  });

  it("tries a word before it is saved, and then saves it (SEEK-02, SEEK-04)", async () => {
    const trying = {
      request: {
        query: TrySearchDocument,
        variables: { text: "daftari", word: { code: "office-boy", ...input } },
      },
      result: {
        data: {
          trySearch: {
            __typename: "SearchTrial",
            words: [{ __typename: "FoundSearchWord", text: "daftari", word }],
            ...{ total: 143, isTotalCapped: false, totalBefore: 0, isPartial: false },
            jobs: [
              {
                __typename: "TriedJob",
                id: "job-1",
                title: "Office Peon",
                companyName: "Apna Clinic",
                place: "Pune",
              },
            ],
          },
        },
      },
    };
    const saving = {
      request: { query: UpdateSearchWordDocument, variables: { code: "office-boy", version: 3, input } },
      result: { data: { updateSearchWord: { ...word, forms: input.forms, version: 4 } } },
    };
    open([trying, saving]);
    const form = await openForm();
    await userEvent.type(form.getByLabelText("Forms"), "{enter}daftari");
    const text = form.getByLabelText("What somebody types");
    await userEvent.clear(text);
    await userEvent.type(text, "daftari{enter}");
    expect(await form.findByText("0 jobs now, then 143 jobs")).toBeInTheDocument();
    expect(form.getByText("daftari: Office boy")).toBeInTheDocument();
    expect(form.getByText("Office Peon")).toBeInTheDocument();
    await userEvent.click(form.getByRole("button", { name: "Put in use" }));
    expect(await screen.findByText("‘Office boy’ is in use. Jobs are read by it now.")).toBeInTheDocument();
    expect(screen.queryByRole("dialog", { name: "Edit ‘Office boy’" })).toBeNull();
  });

  it.each([
    [
      { code: "SEARCH_WORD_FORM_TAKEN" },
      "‘daftari’ is a form of ‘Clerk’ already.",
      "‘daftari’ is a form of ‘Clerk’ already.",
    ],
    [
      { code: "BAD_USER_INPUT", fields: [{ field: "input.forms", message: "must not be empty" }] },
      "Some of the input is not right.",
      "Forms must not be empty.",
    ],
  ])(
    "says what stands in the way of saving, and keeps what was typed: %o (SEEK-02)",
    async (extensions, message, said) => {
      const refused = {
        request: { query: UpdateSearchWordDocument, variables: () => true },
        result: { errors: [{ message, extensions }] },
      };
      open([refused]);
      const form = await openForm();
      await userEvent.type(form.getByLabelText("Forms"), "{enter}daftari");
      await userEvent.click(form.getByRole("button", { name: "Put in use" }));
      expect(await form.findByText(said)).toBeInTheDocument();
      expect(form.getByLabelText(/^Forms/)).toHaveValue("office boy\npeon\ndaftari");
    },
  );

  it("adds a word of what people search for, with another that it includes (SEEK-02, SEEK-07)", async () => {
    const adding = {
      request: {
        query: AddSearchWordDocument,
        variables: {
          code: "patang-maker",
          input: { kind: "TRADE", name: "Patang maker", forms: ["patang maker"], includes: ["maid"] },
        },
      },
      result: {
        data: { addSearchWord: { ...word, id: "word-3", code: "patang-maker", name: "Patang maker" } },
      },
    };
    const others = {
      request: { query: IncludableWordsDocument, variables: { text: "house" } },
      result: { data: { searchWords: { __typename: "SearchWordPage", items: [included] } } },
    };
    const { router } = open([adding, others], "/admin/search-words?q=patang+maker&add=yes");
    const form = within(await screen.findByRole("dialog", { name: "Add a search word" }));
    expect(form.getByLabelText("Code")).toHaveValue("patang-maker");
    await userEvent.type(form.getByLabelText(/^Also finds the jobs of/), "house");
    await userEvent.click(await form.findByRole("button", { name: "Add House help" }));
    await userEvent.click(form.getByRole("button", { name: "Put in use" }));
    expect(await screen.findByText("‘Patang maker’ is in use. Jobs are read by it now.")).toBeInTheDocument();
    expect(router.state.location.search).toBe("?q=patang+maker");
  });

  it("takes a word away, from the version that is shown (SEEK-02)", async () => {
    const removing = {
      request: { query: RemoveSearchWordDocument, variables: { code: "office-boy", version: 3 } },
      result: { data: { removeSearchWord: { __typename: "SearchWord", id: "word-1", code: "office-boy" } } },
    };
    open([removing]);
    await press("Actions for Office boy");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Take away" }));
    await press("Take the word away");
    expect(await screen.findByText("‘Office boy’ is no search word any more.")).toBeInTheDocument();
  });
});

describe("/admin/search-words/queries", () => {
  it("shows what people look for, and the way to add it as a word (SEEK-07)", async () => {
    const onAsk = jest.fn();
    const query = {
      __typename: "SearchQuery" as const,
      text: "patang maker",
      ...{ searches: 412, foundNothing: 400, found: 0, clicks: 3, places: ["Delhi", "Pune"] },
      opened: [
        { __typename: "OpenedJob" as const, jobId: "job-1", title: "Kite Artist", clicks: 3, position: 2 },
      ],
    };
    const answer = {
      request: { query: SearchQueriesScreenDocument, variables: () => true },
      result: (variables: Variables) => {
        onAsk(variables);
        const page = { __typename: "SearchQueryPage" as const, items: [query], total: 1 };
        return { data: { searchQueries: { ...page, isTotalCapped: false, hasNextPage: false } } };
      },
      ...often,
    };
    const { container } = openAsAdmin("/admin/search-words/queries?days=30", [answer]);
    const row = await screen.findByRole("row", { name: /patang maker/ });
    for (const text of ["412", "400", "Most in Delhi, Pune", "Kite Artist (place 2)"])
      expect(row).toHaveTextContent(text);
    expect(onAsk).toHaveBeenCalledWith({ kind: "FOUND_NOTHING", days: 30, page: 1, pageSize: 20 });
    expect(screen.getByRole("link", { name: "Add ‘patang maker’ as a word" })).toHaveAttribute(
      "href",
      "/admin/search-words?q=patang+maker&add=yes",
    );
    expect(
      screen.getByText(/^Texts that were searched fewer than 3 times are not shown/),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Kept for 90 days/)).toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });
});
