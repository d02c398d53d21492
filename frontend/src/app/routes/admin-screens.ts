import type { RouteObject } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import { dashboard, inShell, screen } from "./screen-routes";

/** For admins alone (AUTH-35). */
export const adminScreens: RouteObject[] = [
  screen(
    paths.initDatabase,
    async () => (await import("../../screens/setup/InitDatabaseScreen")).InitDatabaseScreen,
  ),
  inShell("admin", [
    screen(paths.adminDashboard, dashboard),
    screen(
      paths.adminUsers,
      async () => (await import("../../screens/admin/AdminUsersScreen")).AdminUsersScreen,
    ),
    screen(
      `${paths.adminUsers}/:id`,
      async () => (await import("../../screens/admin/AdminUserScreen")).AdminUserScreen,
    ),
    screen(
      paths.adminJobs,
      async () => (await import("../../screens/admin/AdminJobsScreen")).AdminJobsScreen,
    ),
    screen(
      paths.adminCompanies,
      async () => (await import("../../screens/admin/AdminCompaniesScreen")).AdminCompaniesScreen,
    ),
    screen(
      paths.adminVerifications,
      async () => (await import("../../screens/verifications/VerificationsScreen")).VerificationsScreen,
    ),
    screen(
      paths.adminSearchWords,
      async () => (await import("../../screens/admin/SearchWordsScreen")).SearchWordsScreen,
    ),
    screen(
      paths.adminSearchQueries,
      async () => (await import("../../screens/admin/SearchQueriesScreen")).SearchQueriesScreen,
    ),
    screen(
      paths.adminMessages,
      async () => (await import("../../screens/admin/AdminMessagesScreen")).AdminMessagesScreen,
    ),
    screen(
      paths.adminPayments,
      async () => (await import("../../screens/payments/AdminPaymentsScreen")).AdminPaymentsScreen,
    ),
    screen(
      paths.adminGrievances,
      async () => (await import("../../screens/grievances/AdminGrievancesScreen")).AdminGrievancesScreen,
    ),
    screen(
      paths.adminBreaches,
      async () => (await import("../../screens/breaches/AdminBreachesScreen")).AdminBreachesScreen,
    ),
    screen(paths.adminAudit, async () => (await import("../../screens/admin/AuditLogScreen")).AuditLogScreen),
  ]),
];
