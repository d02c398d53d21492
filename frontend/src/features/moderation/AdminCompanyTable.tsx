import { CompanyMark } from "../../design-system";
import { useWords } from "../../shared/words";
import { adminCompaniesWords } from "./admin-companies.words";
import { AdminTable, Name, Named, Quiet } from "./admin-table";
import type { AdminCompany_CompanyFragment } from "./AdminCompany.generated";
import { CompanyActs } from "./CompanyActs";
import { CompanyStatusPill } from "./CompanyStatusPill";
import { HeadRow } from "./HeadRow";

/** Companies with how they stand and how large they are, and what to do with them. */
export function AdminCompanyTable({ companies }: { companies: readonly AdminCompany_CompanyFragment[] }) {
  const words = useWords(adminCompaniesWords);
  return (
    <AdminTable role="table" aria-label={words.table}>
      <HeadRow names={[words.company, words.status, words.jobs, words.people, words.since, words.actions]} />
      <tbody role="rowgroup">
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
    <tr role="row">
      <th role="rowheader" scope="row">
        <Named>
          <CompanyMark name={name} size={36} />
          <div>
            <Name>{name}</Name>
            <Quiet>{[company.headquarters, company.website].filter(Boolean).join(" · ")}</Quiet>
          </div>
        </Named>
      </th>
      <td role="cell">
        <CompanyStatusPill status={status} />
        {status === "BLOCKED" && blockedReason && <Quiet>{words.reason(blockedReason)}</Quiet>}
        {status === "VERIFIED" && verifiedNote && <Quiet>{words.checked(verifiedNote, verifiedAt)}</Quiet>}
      </td>
      <td role="cell">{words.jobsOf(company.openJobCount, standing.jobCount)}</td>
      <td role="cell">{words.peopleOf(standing.memberCount)}</td>
      <td role="cell">{words.dateOf(company.createdAt)}</td>
      <td role="cell">
        <CompanyActs company={company} />
      </td>
    </tr>
  );
}
