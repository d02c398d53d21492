import { LockKeyhole } from "lucide-react";
import { ButtonLink, Container, EmptyState } from "../../design-system";
import { usePageTitle } from "../../shared/page-title";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { unauthorizedWords } from "./unauthorized.words";

/** Where guards send those who may not see a page (ERR-17, ROUTE-03). */
export function UnauthorizedScreen() {
  const words = useWords(unauthorizedWords);
  usePageTitle(words.title);
  return (
    <Container>
      <EmptyState
        scale="page"
        seed="unauthorized"
        icon={<LockKeyhole />}
        eyebrow={words.code}
        title={words.title}
        actions={
          <ButtonLink to={paths.home} size="lg" fullWidth="phone">
            {words.goHome}
          </ButtonLink>
        }
      >
        {words.explanation}
      </EmptyState>
    </Container>
  );
}
