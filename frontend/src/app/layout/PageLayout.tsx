import { wholeLocaleOf } from "@job-portal/protocol/locale";
import { useMatches } from "react-router-dom";
import { useSession } from "../../auth/session";
import { lazyPart, Spinner } from "../../design-system";
import { usePageLocale } from "../../shared/language/locale";
import { WordedPart } from "../../shared/language/WordedPart";
import { PublicLayout } from "./PublicLayout";
import { shellMenuOf, type ShellHandle } from "../shell/shell-handle";

// Visitors and job seekers never need it.
const DashboardShell = lazyPart(
  () => import("../shell/DashboardShell"),
  ({ DashboardShell }) => DashboardShell,
  {
    placeholder: () => <Spinner />,
  },
);

/**
 * Around every screen: the dashboard's shell where the route and the viewer's role ask for it, else the top navigation.
 */
export function PageLayout() {
  const session = useSession();
  const locale = usePageLocale();
  const handles = useMatches().map(({ handle }) => handle as Partial<ShellHandle> | undefined);
  const shell = handles.findLast((handle) => handle?.shell)?.shell;
  const menu = shellMenuOf(shell, session);
  if (!menu) return <PublicLayout />;
  return (
    <WordedPart locale={wholeLocaleOf(locale)}>
      <DashboardShell menu={menu} />
    </WordedPart>
  );
}
