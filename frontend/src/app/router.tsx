import { createBrowserRouter, matchRoutes, type Location, type RouteObject } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import { ErrorScreen } from "./ErrorScreen";
import { RegistrationGuard, RoleGuard, SignedInGuard, SignedOutGuard } from "./guards";
import { PageLayout } from "./layout/PageLayout";
import { RootLayout } from "./layout/RootLayout";
import { adminScreens } from "./routes/admin-screens";
import { dashboard, inShell, NOT_SERVED, screen } from "./routes/screen-routes";

const signIn = async () => (await import("../screens/auth/SignInScreen")).SignInScreen;

/** Beside a map instead of under the navigation; for those who are signed out. */
const entrances: RouteObject = {
  Component: SignedOutGuard,
  children: [
    {
      lazy: async () => ({ Component: (await import("./layout/AuthLayout")).AuthLayout }),
      children: [
        {
          Component: RegistrationGuard,
          ErrorBoundary: ErrorScreen,
          children: [
            screen(paths.signIn, signIn),
            // The dashboard's shell logs out to here (ROUTE-17).
            screen(paths.login, signIn),
            screen(
              paths.phoneSignIn,
              async () => (await import("../screens/auth/PhoneSignInScreen")).PhoneSignInScreen,
            ),
            screen(paths.signUp, async () => (await import("../screens/auth/SignUpScreen")).SignUpScreen),
            screen(
              paths.resetPassword,
              async () => (await import("../screens/auth/ResetPasswordScreen")).ResetPasswordScreen,
            ),
          ],
        },
      ],
    },
  ],
};

const comingSoon = async () => (await import("../screens/placeholder/ComingSoonScreen")).ComingSoonScreen;

/** For every role (ROUTE-02), the employer's among them. */
const signedInScreens: RouteObject = {
  Component: SignedInGuard,
  handle: NOT_SERVED,
  children: [
    inShell("role", [
      screen(paths.dashboard, dashboard),
      screen(paths.postJob, async () => (await import("../screens/postings/PostJobScreen")).PostJobScreen),
      screen(paths.messages, async () => (await import("../screens/messages/MessagesScreen")).MessagesScreen),
      screen(
        `${paths.teamInvitation("")}:secret`,
        async () => (await import("../screens/companies/TeamInvitationScreen")).TeamInvitationScreen,
      ),
      screen(paths.settings, async () => (await import("../screens/settings/SettingsScreen")).SettingsScreen),
      screen(
        `${paths.confirmEmail("")}:secret`,
        async () => (await import("../screens/settings/ConfirmEmailScreen")).ConfirmEmailScreen,
      ),
      screen(
        paths.secondFactor,
        async () => (await import("../screens/settings/SecondFactorScreen")).SecondFactorScreen,
      ),
      screen(
        paths.noticeSettings,
        async () => (await import("../screens/settings/NoticeSettingsScreen")).NoticeSettingsScreen,
      ),
      screen(
        paths.myGrievances,
        async () => (await import("../screens/settings/GrievancesScreen")).GrievancesScreen,
      ),
      screen(
        `${paths.breachNotice("")}:id`,
        async () => (await import("../screens/settings/BreachNoticeScreen")).BreachNoticeScreen,
      ),
      screen(
        paths.dataRecipients,
        async () => (await import("../screens/settings/DataRecipientsScreen")).DataRecipientsScreen,
      ),
      screen(
        `${paths.jobs}/:id/walk-in`,
        async () => (await import("../screens/walk-ins/WalkInScreen")).WalkInScreen,
      ),
      screen(paths.profile, async () => (await import("../screens/profile/ProfileScreen")).ProfileScreen),
      screen(
        paths.careerProfile,
        async () => (await import("../screens/profile/CareerProfileScreen")).CareerProfileScreen,
      ),
      screen(
        paths.findability,
        async () => (await import("../screens/profile/FindabilityScreen")).FindabilityScreen,
      ),
    ]),
    inShell("employer", [
      screen(
        paths.jobPostings,
        async () => (await import("../screens/postings/JobPostingsScreen")).JobPostingsScreen,
      ),
      screen(
        paths.importJobs,
        async () => (await import("../screens/postings/ImportJobsScreen")).ImportJobsScreen,
      ),
      screen(
        `${paths.jobPostings}/:id`,
        async () => (await import("../screens/own-job/OwnJobScreen")).OwnJobScreen,
      ),
      screen(
        `${paths.jobPostings}/:id/walk-in`,
        async () => (await import("../screens/walk-ins/WalkInDeskScreen")).WalkInDeskScreen,
      ),
      screen(
        `${paths.jobPostings}/:id/edit`,
        async () => (await import("../screens/postings/EditJobScreen")).EditJobScreen,
      ),
      screen(
        `${paths.company("")}:id/edit`,
        async () => (await import("../screens/companies/EditCompanyScreen")).EditCompanyScreen,
      ),
      screen(
        `${paths.company("")}:id/verification`,
        async () =>
          (await import("../screens/companies/CompanyVerificationScreen")).CompanyVerificationScreen,
      ),
      screen(
        `${paths.company("")}:id/team`,
        async () => (await import("../screens/companies/TeamScreen")).TeamScreen,
      ),
      screen(
        `${paths.company("")}:id/api-keys`,
        async () => (await import("../screens/companies/ApiKeysScreen")).ApiKeysScreen,
      ),
      screen(
        `${paths.company("")}:id/feeds`,
        async () => (await import("../screens/companies/FeedImportsScreen")).FeedImportsScreen,
      ),
      screen(
        `${paths.company("")}:id/career-page`,
        async () => (await import("../screens/companies/EditCareerScreen")).EditCareerScreen,
      ),
      screen(
        paths.candidates,
        async () => (await import("../screens/candidates/CandidatesScreen")).CandidatesScreen,
      ),
      screen(
        paths.interviews,
        async () => (await import("../screens/interviews/InterviewsScreen")).InterviewsScreen,
      ),
      screen(
        paths.ownCompanies,
        async () => (await import("../screens/companies/own/OwnCompaniesScreen")).OwnCompaniesScreen,
      ),
      screen(paths.people, async () => (await import("../screens/people/FindPeopleScreen")).FindPeopleScreen),
      screen(
        paths.sentInvitations,
        async () => (await import("../screens/people/SentInvitationsScreen")).SentInvitationsScreen,
      ),
      screen(
        paths.analytics,
        async () => (await import("../screens/analytics/AnalyticsScreen")).AnalyticsScreen,
      ),
    ]),
    screen(paths.alerts, async () => (await import("../screens/alerts/AlertsScreen")).AlertsScreen),
    screen(
      paths.myApplications,
      async () => (await import("../screens/dashboard/seeker/MyApplicationsScreen")).MyApplicationsScreen,
    ),
    screen(
      paths.mySavedJobs,
      async () => (await import("../screens/dashboard/seeker/SavedJobsScreen")).SavedJobsScreen,
    ),
    screen(
      paths.myResumes,
      async () => (await import("../screens/dashboard/seeker/ResumesScreen")).ResumesScreen,
    ),
    screen(
      paths.myCoverLetters,
      async () => (await import("../screens/dashboard/seeker/CoverLettersScreen")).CoverLettersScreen,
    ),
    screen(
      paths.createResume,
      async () => (await import("../screens/resumes/CreateResumeScreen")).CreateResumeScreen,
    ),
    screen(
      paths.bringResume,
      async () => (await import("../screens/resumes/BringResumeScreen")).BringResumeScreen,
    ),
    screen(
      `${paths.editResume("")}:id`,
      async () => (await import("../screens/resumes/EditResumeScreen")).EditResumeScreen,
    ),
    { element: <RoleGuard role="admin" />, children: adminScreens },
  ],
};

const jobList = async () => (await import("../screens/jobs/JobListScreen")).JobListScreen;

const jobTopic = async () => (await import("../screens/jobs/JobTopicScreen")).JobTopicScreen;

const publicScreens: RouteObject[] = [
  screen(paths.home, async () => (await import("../screens/landing/LandingScreen")).LandingScreen),
  screen(
    paths.unauthorized,
    async () => (await import("../screens/unauthorized/UnauthorizedScreen")).UnauthorizedScreen,
  ),
  screen(paths.jobs, jobList),
  // The specification's links know the search by this address too (ROUTE-14).
  screen(paths.jobSearch, jobList),
  screen(`${paths.jobsIn("")}:city`, jobTopic),
  screen(`${paths.jobsFor("")}:trade`, jobTopic),
  screen(`${paths.jobsFor("")}:trade/in/:city`, jobTopic),
  screen(`${paths.jobs}/:id`, async () => (await import("../screens/jobs/JobDetailScreen")).JobDetailScreen),
  screen(
    `${paths.company("")}:id`,
    async () => (await import("../screens/companies/CompanyScreen")).CompanyScreen,
  ),
  screen(
    `${paths.careerPage("")}:address`,
    async () => (await import("../screens/companies/CareerScreen")).CareerScreen,
  ),
  screen(
    paths.privacyNotice,
    async () => (await import("../screens/legal/PrivacyNoticeScreen")).PrivacyNoticeScreen,
  ),
  screen(paths.termsOfUse, async () => (await import("../screens/legal/TermsOfUseScreen")).TermsOfUseScreen),
  inShell("role", [
    screen(paths.plans, async () => (await import("../screens/subscription/PlansScreen")).PlansScreen),
  ]),
  // Else they would be jobs of these ids.
  ...[paths.savedJobs, paths.appliedJobs].map((path) => screen(path, comingSoon)),
  // Every address without a screen of its own, the specification's placeholders among them (ROUTE-04 to ROUTE-06).
  screen("*", comingSoon),
];

/** The portal's screens and who may see them (ROUTE-01). */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    // The first paint stands while the first screen's code is on its way.
    HydrateFallback: () => null,
    children: [
      entrances,
      {
        Component: PageLayout,
        children: [{ ErrorBoundary: ErrorScreen, children: [signedInScreens, ...publicScreens] }],
      },
    ],
  },
];

/** @param base what all addresses of the page begin with, such as that of a language */
export function createRouter(base = "") {
  return createBrowserRouter(routes, { basename: base || paths.home });
}

/** Fetches the code of the screen at an address, so that a router made afterwards shows it at once. */
export async function loadScreenAt(address: Pick<Location, "pathname">, base = ""): Promise<void> {
  const matches = matchRoutes(routes, address, base || paths.home) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/**
 * The screen at an address and the layouts around it, as far as they stand in files of their own: each file is named as
 * the component that it exports.
 */
export async function filesAt(address: Pick<Location, "pathname">): Promise<string[]> {
  const matches = matchRoutes(routes, address) ?? [];
  const names = matches.map(async ({ route }) => {
    const { Component } = typeof route.lazy === "function" ? await route.lazy() : {};
    return Component ? [Component.name] : [];
  });
  return (await Promise.all(names)).flat();
}

/** Whether the node renders the screen at an address: a visitor sees it, and it says nothing else. */
export const isServedAt = (address: Pick<Location, "pathname">): boolean =>
  !(matchRoutes(routes, address) ?? []).some(({ route }) => route.handle === NOT_SERVED);
