import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import {
  RemoveCompanyLogoDocument,
  UpdateCompanyDocument,
} from "../../features/companies/CompanyForm.generated";
import { buildSession } from "../../test/factories";
import { inHindi, loadHindi } from "../../test/inHindi";
import { renderRoutes } from "../../test/renderRoutes";
import { companyAnswer, editCompanyAnswer, savedCompany } from "./companies.factories";
import { violationsIn } from "../../test/axe";

type Mocks = NonNullable<NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"]>;

const updating = (change: object, result: object) => ({
  request: { query: UpdateCompanyDocument, variables: { input: { id: "company-1", ...change } } },
  result,
});
const refused = (code: string, fields: object[] = []) => ({
  errors: [new GraphQLError("No.", { extensions: { code, fields } })],
});

async function open(mocks: Mocks = [], answer = editCompanyAnswer()) {
  const opened = renderRoutes("/companies/company-1/edit", {
    session: buildSession({ role: "employer" }),
    mocks: [answer, ...mocks],
  });
  await screen.findByRole("textbox", { name: "About (optional)" });
  return opened;
}

const field = (name: string) => screen.getByRole("textbox", { name: `${name} (optional)` });
async function retype(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
}
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("editing a company's page", () => {
  it("sends what was changed alone, and goes to the page", async () => {
    const saved = { data: { updateCompany: savedCompany({ about: "Looms.", website: null }) } };
    const { router, container } = await open([
      updating({ about: "Looms.", website: "" }, saved),
      companyAnswer({ canEdit: true }),
    ]);
    expect(screen.getByRole("heading", { level: 1, name: "Edit Company Page" })).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
    await retype("About", "Looms.");
    await retype("Website", "");
    await press("Save Changes");
    expect(await screen.findByText("Company page saved.")).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.pathname).toBe("/companies/company-1"));
    expect(screen.queryByRole("dialog", { name: "Leave without saving?" })).not.toBeInTheDocument();
  });

  it("asks before a change that takes the mark away (VERI-15)", async () => {
    const website = "https://kaveri.in";
    const saved = { data: { updateCompany: savedCompany({ website }) } };
    await open(
      [updating({ website }, saved), companyAnswer({ canEdit: true })],
      editCompanyAnswer({ company: { isVerified: true, website: "https://www.kaveri.example/about" } }),
    );
    await retype("Website", website);
    await press("Save Changes");
    expect(await screen.findByRole("dialog", { name: "Give up your ‘Verified’ badge?" })).toHaveTextContent(
      "Your career page goes offline",
    );
    await press("Keep Editing");
    await press("Save Changes");
    await press("Save Anyway");
    expect(await screen.findByText("Company page saved.")).toBeInTheDocument();
  });

  it("changes the name for owners alone (TEAM-08)", async () => {
    const saved = { data: { updateCompany: savedCompany({ name: "Kaveri Mills" }) } };
    await open(
      [updating({ name: "Kaveri Mills" }, saved), companyAnswer({ canEdit: true })],
      editCompanyAnswer({ canRename: true }),
    );
    const name = screen.getByRole("textbox", { name: "Name" });
    await userEvent.clear(name);
    await press("Save Changes");
    expect(await screen.findByText("Enter a name of 2 to 120 characters.")).toBeVisible();
    await userEvent.type(name, "Kaveri Mills");
    await press("Save Changes");
    expect(await screen.findByText("Company page saved.")).toBeInTheDocument();
  });

  it("shows no name to recruiters (TEAM-08)", async () => {
    await open();
    expect(screen.queryByRole("textbox", { name: "Name" })).not.toBeInTheDocument();
  });

  it.each(["javascript:alert(1)", "kaveri", "asha@kaveri.example", "https://kaveri"])(
    "refuses %s as a site before anything is sent",
    async (address) => {
      await open();
      await retype("Website", address);
      await press("Save Changes");
      expect(await screen.findByText(/^Enter the site’s whole address/)).toBeVisible();
      expect(field("Website")).toHaveFocus();
    },
  );

  it("puts https:// before a site's address that was typed without", async () => {
    const website = "https://ramesh.in";
    const saved = { data: { updateCompany: savedCompany({ website }) } };
    await open([updating({ website }, saved), companyAnswer({ canEdit: true })]);
    await retype("Website", "ramesh.in");
    await press("Save Changes");
    expect(await screen.findByText("Company page saved.")).toBeInTheDocument();
  });

  it("puts what the server finds wrong at its field, which gets the focus", async () => {
    const problem = { field: "website", message: "must be a web address" };
    await open([updating({ website: "https://kaveri.example" }, refused("BAD_USER_INPUT", [problem]))]);
    await retype("Website", "https://kaveri.example");
    await press("Save Changes");
    expect(await screen.findByText("Website must be a web address.")).toBeVisible();
    expect(field("Website")).toHaveFocus();
  });

  it.each([
    ["website", "वेबसाइट", "must be a web address", "NO_ADDRESS", "पूरा वेब पता लिखें, जैसे https://example.in"],
    [
      "industry",
      "किस तरह का काम",
      "holds an invisible character",
      "INVISIBLE",
      /^इसमें कोई अक्षर है जो दिखता नहीं/,
    ],
  ])("says in Hindi what is wrong with its %s (LANG-20)", async (name, label, message, rule, told) => {
    await loadHindi();
    const value = "https://kaveri.example";
    renderRoutes("/companies/company-1/edit", {
      session: buildSession({ role: "employer" }),
      mocks: [
        editCompanyAnswer(),
        updating({ [name]: value }, refused("BAD_USER_INPUT", [{ field: name, message, rule }])),
      ],
      around: inHindi,
    });
    const box = await screen.findByRole("textbox", { name: new RegExp(`^${label}`) });
    await userEvent.clear(box);
    await userEvent.type(box, value);
    await press("बदलाव सेव करें");
    expect(await screen.findByText(told)).toBeVisible();
  });

  it.each([
    ["NOT_FOUND", "You no longer act for this company."],
    ["MEMBER_ROLE", "No."],
    ["UNAVAILABLE", "The company page could not be saved. Please try again."],
  ])("keeps what was typed when it is refused with %s, and says why", async (code, message) => {
    await open([updating({ industry: "Textiles" }, refused(code))]);
    await retype("Industry", "Textiles");
    await press("Save Changes");
    expect(await screen.findByText(message)).toBeVisible();
    expect(field("Industry")).toHaveValue("Textiles");
  });

  it("asks before unsaved changes are left", async () => {
    const { router } = await open([companyAnswer()]);
    await retype("Industry", "T");
    await userEvent.click(screen.getByRole("link", { name: "Cancel" }));
    expect(await screen.findByRole("dialog", { name: "Leave without saving?" })).toHaveTextContent(
      "What you changed on the company’s page is not saved yet.",
    );
    await press("Leave");
    await waitFor(() => expect(router.state.location.pathname).toBe("/companies/company-1"));
  });

  it.each([
    ["a company that is not one's own", editCompanyAnswer({ canEdit: false })],
    ["one that is not there", editCompanyAnswer({ company: null })],
  ])("is not there for %s", async (_whose, answer) => {
    renderRoutes("/companies/company-1/edit", { session: buildSession(), mocks: [answer] });
    expect(await screen.findByRole("heading", { name: "Company not found" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Save Changes" })).not.toBeInTheDocument();
  });

  it("offers Retry where the company did not come", async () => {
    const { request } = editCompanyAnswer();
    renderRoutes("/companies/company-1/edit", {
      session: buildSession(),
      mocks: [{ request, error: new Error("No connection") }, editCompanyAnswer()],
    });
    await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("button", { name: "Save Changes" })).toBeVisible();
  });
});

describe("the logo", () => {
  const sent: { path: string; body: FormData }[] = [];
  const originalRequest = globalThis.XMLHttpRequest;

  /** Stands in for the browser's request, and for a server that takes the logo. */
  class TakingRequest {
    upload = {};
    status = 201;
    responseText = JSON.stringify({ logoURL: "/logos/new.webp" });
    path = "";
    onload?: () => void;
    open(_method: string, path: string) {
      this.path = path;
    }
    setRequestHeader = jest.fn();
    abort = jest.fn();
    send(body: FormData) {
      sent.push({ path: this.path, body });
      act(() => this.onload?.());
    }
  }

  beforeEach(() => {
    globalThis.XMLHttpRequest = TakingRequest as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    globalThis.XMLHttpRequest = originalRequest;
  });

  it("is uploaded at once, and taken away again", async () => {
    const removed = { __typename: "Company", id: "company-1", logoURL: null };
    const { container } = await open([
      {
        request: { query: RemoveCompanyLogoDocument, variables: { id: "company-1" } },
        result: { data: { removeCompanyLogo: removed } },
      },
    ]);
    const picture = () => container.querySelector("main img")?.getAttribute("src") ?? null;
    expect(picture()).toBeNull();
    fireEvent.change(screen.getByLabelText("Upload logo"), {
      target: { files: [new File(["x"], "logo.png", { type: "image/png" })] },
    });
    expect(await screen.findByText("Everybody sees this logo now.")).toBeInTheDocument();
    expect(picture()).toBe("/logos/new.webp");
    expect(sent.map(({ path, body }) => [path, body.has("logo")])).toEqual([
      ["/api/companies/company-1/logo", true],
    ]);
    await press("Remove logo");
    await waitFor(() => expect(picture()).toBeNull());
  });

  it("must be an image", async () => {
    await open();
    fireEvent.change(screen.getByLabelText("Upload logo"), {
      target: { files: [new File(["x"], "logo.svg", { type: "image/svg+xml" })] },
    });
    expect(await screen.findByText("Choose an image file: PNG, JPEG or WebP.")).toBeInTheDocument();
  });
});
