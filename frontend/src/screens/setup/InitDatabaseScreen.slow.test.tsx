import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  CreateSubscriptionPlansDocument,
  CreateTestUsersDocument,
  InitDatabaseDocument,
} from "../../features/setup/SetupSteps.generated";
import { TestAccountsDocument } from "../../features/setup/TestAccounts.generated";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { violationsIn } from "../../test/axe";

const NAMES = ["Initialize Database Schema", "Create Test Users", "Create Subscription Plans"];

const account = {
  __typename: "TestAccount",
  email: "free.seeker@jobportal.example",
  password: "Local-Demo-1",
  name: "Ananya Rao",
  role: "JOBSEEKER",
  plan: "FREE",
};

const DISABLED = "Test accounts exist only where the Auth emulator is in use.";
const refusal = (message: string, code = "UNAVAILABLE") =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

const accounts = { request: { query: TestAccountsDocument }, result: { data: { testAccounts: [account] } } };
const noAccounts = {
  request: { query: TestAccountsDocument },
  error: refusal(DISABLED, "TEST_ACCOUNTS_DISABLED"),
};

const steps = {
  schema: [InitDatabaseDocument, "initDatabase"],
  testUsers: [CreateTestUsersDocument, "createTestUsers"],
  plans: [CreateSubscriptionPlansDocument, "createSubscriptionPlans"],
} as const;
type Step = keyof typeof steps;

const success = (step: Step) => ({
  request: { query: steps[step][0] },
  result: { data: { [steps[step][1]]: { __typename: "SetupResult", message: "ok" } } },
});
const failure = (step: Step, error: Error = new TypeError("Failed to fetch")) => ({
  request: { query: steps[step][0] },
  error,
});

async function open(...mocks: object[]) {
  const opened = renderRoutes("/admin/init-database", {
    session: buildSession({ role: "admin" }),
    mocks: mocks as (typeof accounts)[],
  });
  await screen.findByRole("heading", { level: 1, name: "Database Initialization" });
  return opened;
}

/** Presses a button, once what came before has freed it. */
async function run(name: string) {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}
const current = () => screen.getByRole("listitem", { current: "step" });

describe("/admin/init-database", () => {
  it("is headed 'Database Initialization', its three steps in order (INIT-01)", async () => {
    const { container } = await open();
    const items = within(screen.getByRole("list", { name: "Steps" })).getAllByRole("listitem");
    expect(items.map((item) => NAMES.find((name) => item.textContent.includes(name)))).toEqual(NAMES);
    expect(current()).toHaveTextContent("Initialize Database Schema");
    expect(screen.getByRole("button", { name: "Back" })).toBeDisabled();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("goes one step on with each success, and tells of it (INIT-02, ERR-13 to ERR-16)", async () => {
    const { container } = await open(success("schema"), accounts, success("testUsers"), success("plans"));
    await run("Initialize Database Schema");
    expect(await screen.findByText("Database schema initialized successfully!")).toBeInTheDocument();
    expect(current()).toHaveTextContent("Create Test Users");
    await run("Create Test Users");
    expect(await screen.findByText("Test users created successfully!")).toBeInTheDocument();
    expect(current()).toHaveTextContent("Create Subscription Plans");
    await run("Create Subscription Plans");
    expect(await screen.findByText("Subscription plans created successfully!")).toBeInTheDocument();
    expect(
      screen.getByText("All steps completed successfully! The database is now initialized with test data."),
    ).toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("is busy while a step runs", async () => {
    await open({ ...success("schema"), delay: 200 });
    await run("Initialize Database Schema");
    expect(screen.getByRole("button", { name: "Initializing..." })).toHaveAttribute("aria-busy", "true");
    expect(await screen.findByText("Database schema initialized successfully!")).toBeInTheDocument();
  });

  it.each([
    ["schema", "Initialize Database Schema", "Failed to initialize database schema"],
    ["testUsers", "Create Test Users", "Failed to create test users"],
    ["plans", "Create Subscription Plans", "Failed to create subscription plans"],
  ] as const)("stays on a step that fails: %s (INIT-02, ERR-09 to ERR-12)", async (step, name, message) => {
    const before = { schema: [], testUsers: ["schema"], plans: ["schema", "testUsers"] } as const;
    const earlier: readonly Step[] = before[step];
    const busyServer = refusal("The service is not available right now.");
    const anyAccounts = { ...accounts, maxUsageCount: Number.POSITIVE_INFINITY };
    await open(
      ...earlier.map(success),
      anyAccounts,
      ...[failure(step), failure(step, busyServer), success(step)],
    );
    for (const done of earlier)
      await run(done === "schema" ? "Initialize Database Schema" : "Create Test Users");
    await run(name);
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(current()).toHaveTextContent(name);
    await run(name);
    expect(await screen.findByText("The service is not available right now.")).toBeInTheDocument();
    expect(current()).toHaveTextContent(name);
    await run(name);
    expect(await screen.findByText(/successfully!$/)).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("goes Back past step one, and runs a step again (INIT-03)", async () => {
    await open(success("schema"), accounts, success("schema"));
    await run("Initialize Database Schema");
    await run("Back");
    expect(current()).toHaveTextContent("Initialize Database Schema");
    expect(screen.getByRole("button", { name: "Back" })).toBeDisabled();
    await run("Initialize Database Schema");
    expect(await screen.findByText("Database schema initialized successfully!")).toBeInTheDocument();
  });
});

describe("the test accounts", () => {
  it("show their credentials as text where the emulator is in use (INIT-05)", async () => {
    await open(success("schema"), accounts);
    await run("Initialize Database Schema");
    const table = await screen.findByRole("table", { name: "Test accounts" });
    const cells = within(table).getAllByRole("cell");
    expect(cells.map((cell) => cell.textContent)).toEqual([
      "Ananya Rao",
      "Job Seeker",
      "Free",
      "free.seeker@jobportal.example",
      "Local-Demo-1",
    ]);
    expect(screen.queryByRole("button", { name: "Skip" })).not.toBeInTheDocument();
  });

  it("say elsewhere why there are none, and can be skipped (INIT-07)", async () => {
    const { container } = await open(success("schema"), noAccounts);
    await run("Initialize Database Schema");
    expect(await screen.findByText(DISABLED)).toBeInTheDocument();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
    await run("Skip");
    expect(current()).toHaveTextContent("Create Subscription Plans");
    expect(screen.getByText("Skipped")).toBeInTheDocument();
  });

  it("can be asked for again when they did not come", async () => {
    const lost = { request: { query: TestAccountsDocument }, error: new TypeError("Failed to fetch") };
    await open(success("schema"), lost, accounts);
    await run("Initialize Database Schema");
    await run("Retry");
    expect(await screen.findByRole("table", { name: "Test accounts" })).toBeInTheDocument();
  });
});
