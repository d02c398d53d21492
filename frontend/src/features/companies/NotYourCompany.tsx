import { Building2 } from "lucide-react";
import { paths } from "@job-portal/protocol/paths";
import { ButtonLink, EmptyState } from "../../design-system";
import { useWords } from "../../shared/words";
import { notYourCompanyWords } from "./not-your-company.words";

interface NotYourCompanyProps {
  id: string;
  /** One acts for it, in a role that leaves this out. */
  isMember?: boolean;
}

/** In place of a page for those who act for a company. */
export function NotYourCompany({ id, isMember = false }: NotYourCompanyProps) {
  const words = useWords(notYourCompanyWords);
  return (
    <EmptyState
      seed={id}
      icon={<Building2 />}
      title={isMember ? words.leftOutTitle : words.title}
      actions={<ButtonLink to={paths.jobPostings}>{words.toPostings}</ButtonLink>}
    >
      {isMember ? words.leftOut : words.notYours}
    </EmptyState>
  );
}
