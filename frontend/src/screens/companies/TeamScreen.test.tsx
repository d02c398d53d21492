import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import {
  ChangeMemberRoleDocument,
  InviteColleagueDocument,
  RemoveMemberDocument,
} from "../../features/companies/team/Team.generated";
import { violationsIn } from "../../test/axe";
import { buildSession } from "../../test/factories";
import { renderRoutes } from "../../test/renderRoutes";
import { CompanyVerificationScreenDocument } from "./CompanyVerificationScreen.generated";
import { JoinTeamDocument, TeamInvitationScreenDocument } from "./TeamInvitationScreen.generated";
import { TeamScreenDocument } from "./TeamScreen.generated";

type Mocks = NonNullable<NonNullable<Parameters<typeof renderRoutes>[1]>["mocks"]>;

const AT = "2026-11-10T06:30:00.000Z";
const FAR = "2099-11-10T06:30:00.000Z";

const member = (accountId: string, values: object) => ({
  ...{ __typename: "TeamMember" as const, accountId, name: null, joinedAt: AT, isViewer: false },
  ...values,
});
const asha = { name: "Asha Menon", email: "asha@kaveri.example", role: "OWNER", isViewer: true };
const ravi = { name: null, email: "ravi@kaveri.example", role: "RECRUITER" };

const team = (values: object = {}) => ({
  ...{
    __typename: "CompanyTeam" as const,
    id: "company-1",
    viewerRole: "OWNER",
    canManage: true,
    isMailed: true,
    seats: { __typename: "TeamSeats" as const, used: 2, limit: 10 },
  },
  company: { __typename: "Company" as const, id: "company-1", name: "Kaveri Foods" },
  members: [member("asha", asha), member("ravi", ravi)],
  invitations: [],
  roles: [
    { __typename: "RoleActs" as const, role: "OWNER", acts: ["POST_JOBS", "MANAGE_TEAM"] },
    { __typename: "RoleActs" as const, role: "RECRUITER", acts: ["POST_JOBS"] },
    { __typename: "RoleActs" as const, role: "HIRING_MANAGER", acts: ["ANSWER_CANDIDATES"] },
  ],
  ...values,
});

const answer = (values: object = {}) => ({
  request: { query: TeamScreenDocument, variables: { companyId: "company-1" } },
  result: { data: { companyTeam: team(values) } },
});

const open = (path: string, ...mocks: object[]) =>
  renderRoutes(path, { session: buildSession({ role: "employer" }), mocks: mocks as Mocks });

const openTeam = (...mocks: object[]) => open("/companies/company-1/team", ...mocks);

describe("the team's screen (TEAM-01, TEAM-02)", () => {
  it("shows who acts for the company, and what each role may do", async () => {
    const { container } = openTeam(answer());
    const people = within(await screen.findByRole("region", { name: "2 people" }));
    expect(people.getByText("Asha Menon")).toBeVisible();
    expect(people.getByRole("combobox", { name: "Role of ravi@kaveri.example" })).toHaveValue("RECRUITER");
    const table = within(screen.getByRole("region", { name: "What each role may do" }));
    expect(table.getByRole("row", { name: "Manage the team Yes No No" })).toBeVisible();
    expect(table.getByText(/^A hiring manager does this for the jobs assigned/)).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("leaves a recruiter to read, and to leave", async () => {
    const own = { viewerRole: "RECRUITER", canManage: false, seats: null };
    const members = [
      member("asha", { ...asha, isViewer: false }),
      member("ravi", { ...ravi, isViewer: true }),
    ];
    openTeam(answer({ ...own, members }));
    expect(await screen.findByRole("button", { name: "Leave team" })).toBeVisible();
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Invite a colleague" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
  });

  it("changes a role in the row", async () => {
    const variables = { companyId: "company-1", accountId: "ravi", role: "OWNER" };
    const members = [member("asha", asha), member("ravi", { ...ravi, role: "OWNER" })];
    openTeam(answer(), {
      request: { query: ChangeMemberRoleDocument, variables },
      result: { data: { changeMemberRole: team({ members }) } },
    });
    const select = await screen.findByRole("combobox", { name: "Role of ravi@kaveri.example" });
    await userEvent.selectOptions(select, "Owner");
    expect(await screen.findByText("ravi@kaveri.example is an owner now")).toBeVisible();
  });

  it("says why the last owner can't step down (TEAM-06)", async () => {
    const variables = { companyId: "company-1", accountId: "asha", role: "RECRUITER" };
    openTeam(answer(), {
      request: { query: ChangeMemberRoleDocument, variables },
      result: { errors: [new GraphQLError("No.", { extensions: { code: "LAST_OWNER" } })] },
    });
    await userEvent.selectOptions(
      await screen.findByRole("combobox", { name: "Role of Asha Menon" }),
      "Recruiter",
    );
    expect(await screen.findByText("A team needs an owner: make somebody else one first.")).toBeVisible();
  });

  it("asks before somebody is removed", async () => {
    openTeam(
      answer(),
      {
        request: {
          query: RemoveMemberDocument,
          variables: { companyId: "company-1", accountId: "ravi" },
        },
        result: { data: { removeMember: { __typename: "Company", id: "company-1" } } },
      },
      answer({ members: [member("asha", asha)] }),
    );
    await userEvent.click(await screen.findByRole("button", { name: "Remove ravi@kaveri.example" }));
    const dialog = await screen.findByRole("dialog", { name: "Remove ravi@kaveri.example from the team?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Remove" }));
    expect(await screen.findByRole("region", { name: "1 person" })).toBeVisible();
  });

  it("invites a colleague (TEAM-03)", async () => {
    const invitation = {
      ...{ __typename: "SeenTeamInvitation" as const, id: "invitation-1", email: "meera@kaveri.example" },
      ...{ role: "RECRUITER", invitedBy: "Asha Menon", sentAt: AT, expiresAt: FAR },
    };
    openTeam(answer(), {
      request: {
        query: InviteColleagueDocument,
        variables: { input: { companyId: "company-1", email: "meera@kaveri.example", role: "RECRUITER" } },
      },
      result: { data: { inviteColleague: team({ invitations: [invitation] }) } },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Send Invitation" }));
    expect(await screen.findByText("Please type their email address")).toBeVisible();
    await userEvent.type(screen.getByRole("textbox", { name: "Email" }), " meera@kaveri.example{Enter}");
    const list = within(await screen.findByRole("region", { name: "Open invitations" }));
    expect(list.getByText("Recruiter · invited by Asha Menon on 10 Nov 2026")).toBeVisible();
    expect(list.getByText("Works until 10 Nov 2099")).toBeVisible();
  });

  it("asks once about an address that looks mistyped (TEAM-03)", async () => {
    openTeam(answer());
    const field = await screen.findByRole("textbox", { name: "Email" });
    await userEvent.type(field, "meera@gmial.com{Enter}");
    await userEvent.click(await screen.findByRole("button", { name: "meera@gmail.com" }));
    expect(field).toHaveValue("meera@gmail.com");
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  });

  const seats = (used: number, limit: number) => ({
    seats: { __typename: "TeamSeats" as const, used, limit },
  });

  it("says how many seats are used, and leads to more where none is left (SEAT-04)", async () => {
    const { container } = openTeam(answer(seats(2, 2)));
    expect(await screen.findByText("2 of 2 seats used")).toBeVisible();
    expect(screen.getByText(/^All 2 seats of the team are taken\./)).toBeVisible();
    expect(screen.getByRole("link", { name: "See plans" })).toHaveAttribute("href", "/subscription/plans");
    expect(screen.queryByRole("button", { name: "Send Invitation" })).not.toBeInTheDocument();
    expect(await violationsIn(container)).toEqual([]);
  });

  it("says that everybody stays where a plan has ended (SEAT-04)", async () => {
    openTeam(answer(seats(5, 2)));
    expect(await screen.findByText("5 of 2 seats used")).toBeVisible();
    expect(screen.getByText(/Everybody stays in the team/)).toBeVisible();
  });

  it("says so where somebody else took the last seat meanwhile (SEAT-04)", async () => {
    const input = { companyId: "company-1", email: "meera@kaveri.example", role: "RECRUITER" };
    openTeam(
      answer(seats(9, 10)),
      {
        request: { query: InviteColleagueDocument, variables: { input } },
        result: { errors: [new GraphQLError("No.", { extensions: { code: "MEMBER_LIMIT" } })] },
      },
      answer(seats(10, 10)),
    );
    expect(await screen.findByText("9 of 10 seats used")).toBeVisible();
    await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "meera@kaveri.example{Enter}");
    expect(await screen.findByText("10 of 10 seats used")).toBeVisible();
    expect(
      screen.getByText("All seats of the team are taken. A higher plan of its owner has more."),
    ).toBeVisible();
  });

  it("is nothing for others", async () => {
    openTeam({
      ...answer(),
      result: { errors: [new GraphQLError("No.", { extensions: { code: "NOT_FOUND" } })] },
    });
    expect(await screen.findByText("It is not among the companies you act for.")).toBeVisible();
  });
});

describe("what a role leaves out (TEAM-01)", () => {
  it("is told to a viewer, who may ask an owner", async () => {
    open("/companies/company-1/verification", {
      request: { query: CompanyVerificationScreenDocument, variables: { companyId: "company-1" } },
      result: { errors: [new GraphQLError("No.", { extensions: { code: "MEMBER_ROLE" } })] },
    });
    expect(await screen.findByRole("heading", { name: "Not part of your role" })).toBeVisible();
  });
});

describe("the page of an invitation (TEAM-04, TEAM-05)", () => {
  const invitation = (values: object | null) => ({
    request: { query: TeamInvitationScreenDocument, variables: { secret: "s3cret" } },
    result: {
      data: {
        teamInvitation: values && {
          ...{ __typename: "OpenedTeamInvitation", companyId: "company-1", companyName: "Kaveri Foods" },
          ...{ role: "RECRUITER", acts: ["POST_JOBS", "ANSWER_CANDIDATES"], invitedBy: "Asha Menon" },
          ...{ email: "meera@kaveri.example", expiresAt: FAR, isForViewer: true, ...values },
        },
      },
    },
  });

  it("says what one joins, and joins", async () => {
    const join = {
      request: { query: JoinTeamDocument, variables: { secret: "s3cret" } },
      result: { data: { joinTeam: { __typename: "Company", id: "company-1", name: "Kaveri Foods" } } },
    };
    const { container } = open("/team-invitation/s3cret", invitation({}), join, answer());
    expect(
      await screen.findByRole("heading", { name: "Asha Menon invites you to the team of Kaveri Foods" }),
    ).toBeVisible();
    expect(screen.getByText("See and answer candidates")).toBeVisible();
    expect(await violationsIn(container)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Join Kaveri Foods" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Team" })).toBeVisible();
  });

  it("asks for the address that it was sent to", async () => {
    open("/team-invitation/s3cret", invitation({ isForViewer: false }));
    expect(
      await screen.findByText(
        "This invitation is for meera@kaveri.example. Sign in with that address to join.",
      ),
    ).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Join/ })).not.toBeInTheDocument();
  });

  it("signs out where another address is asked for, and is come back to (TEAM-15)", async () => {
    const logout = jest.fn(() => Promise.resolve());
    const { router } = renderRoutes("/team-invitation/s3cret", {
      session: buildSession({ role: "employer" }),
      actions: { logout },
      mocks: [{ ...invitation({ isForViewer: false }), maxUsageCount: 2 }] as Mocks,
    });
    await userEvent.click(await screen.findByRole("button", { name: "Sign out and use that address" }));
    await waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
    // Nobody is signed out here, so the entrance leads on at once.
    await waitFor(() => expect(router.state.location.pathname).toBe("/team-invitation/s3cret"));
  });

  it.each([false, true])(
    "tells of an address to prove first where it isn't: %s (HEED-14)",
    async (isEmailVerified) => {
      renderRoutes("/team-invitation/s3cret", {
        session: buildSession({ role: "employer", isEmailVerified }),
        mocks: [invitation({})] as Mocks,
      });
      expect(await screen.findByRole("button", { name: "Join Kaveri Foods" })).toBeVisible();
      expect(screen.queryByRole("button", { name: "Send again" }) !== null).toBe(!isEmailVerified);
    },
  );

  it("says that it is over", async () => {
    open("/team-invitation/s3cret", invitation(null));
    expect(await screen.findByText("This invitation is over")).toBeVisible();
  });
});
