import { CompanyMark } from "../../design-system";
import { useWords } from "../../shared/words";
import { adminCompaniesWords } from "./admin-companies.words";
import { AdminTable, Cell, Name, Named, Quiet, Row, RowHead } from "./admin-table";
import type { AdminCompany_CompanyFragment } from "./AdminCompany.generated";
import { CompanyActs } from "./CompanyActs";
import { CompanyStatusPill } from "./CompanyStatusPill";
import { HeadRow } from "./HeadRow";

/** Companies with how they stand and how large they are, and what to do with them. */
export function AdminCompanyTable({ companies }: { companies: readonly AdminCompany_CompanyFragment[] }) {
  const words = useWords(adminCompaniesWords);
  return (
    <AdminTable aria-label={words.table}>
      <HeadRow names={[words.company, words.status, words.jobs, words.people, words.since, words.actions]} />
      <tbody>
        {companies.map((company) => (
          <CompanyRow key={company.id} company={company} />
        ))}
      </tbody>
    </AdminTable>
  );
}

function CompanyRow({ company }: { company: AdminCompany_CompanyFragment }) {
  const words = useWords(adminCompaniesWords);
  const { name, standing } = company;
  if (!standing) return null;
  const { status, verifiedNote, verifiedAt, blockedReason } = standing;
  return (
    <Row>
      <RowHead>
        <Named>
          <CompanyMark name={name} size={36} />
          <div>
            <Name>{name}</Name>
            <Quiet>{[company.headquarters, company.website].filter(Boolean).join(" · ")}</Quiet>
          </div>
        </Named>
      </RowHead>
      <Cell>
        <CompanyStatusPill status={status} />
        {status === "BLOCKED" && blockedReason && <Quiet>{words.reason(blockedReason)}</Quiet>}
        {status === "VERIFIED" && verifiedNote && <Quiet>{words.checked(verifiedNote, verifiedAt)}</Quiet>}
      </Cell>
      <Cell>{words.jobsOf(company.openJobCount, standing.jobCount)}</Cell>
      <Cell>{words.peopleOf(standing.memberCount)}</Cell>
      <Cell>{words.dateOf(company.createdAt)}</Cell>
      <Cell>
        <CompanyActs company={company} />
      </Cell>
    </Row>
  );
}
