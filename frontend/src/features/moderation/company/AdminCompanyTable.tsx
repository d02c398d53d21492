import { Fragment } from "react";
import { Link } from "react-router-dom";
import { CompanyMark } from "../../companies/CompanyMark";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { adminCompaniesWords } from "./admin-companies.words";
import { AdminTable, Cell, Clamped, Name, Named, Row, RowHead } from "../admin/admin-table";
import type { AdminCompany_CompanyFragment } from "./AdminCompany.generated";
import { CompanyActs } from "./CompanyActs";
import { CompanyStatusPill } from "./CompanyStatusPill";
import { HeadRow } from "../admin/HeadRow";

/** Companies with how they stand and how large they are, and what to do with them. */
export function AdminCompanyTable({ companies }: { companies: readonly AdminCompany_CompanyFragment[] }) {
  const words = useWords(adminCompaniesWords);
  return (
    <AdminTable aria-label={words.table}>
      <HeadRow
        names={[words.company, words.status, words.jobs, words.people, words.since]}
        acts={words.actions}
      />
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
  const { name, logoURL, standing } = company;
  if (!standing) return null;
  const facts = words.companyLine(company.headquarters, company.website);
  const note = noteOf(standing, words);
  return (
    <Row>
      <RowHead>
        <Named>
          <CompanyMark name={name} logoURL={logoURL} size={36} />
          <div>
            <Name>{name}</Name>
            <Clamped title={facts}>{facts}</Clamped>
            {note && (
              <Clamped $lines={2} title={note}>
                {note}
              </Clamped>
            )}
            <Namesakes companies={standing.namesakes} />
          </div>
        </Named>
      </RowHead>
      <Cell>
        <CompanyStatusPill status={standing.status} />
      </Cell>
      <Cell data-label={words.jobs}>{words.jobsOf(company.openJobCount, standing.jobCount)}</Cell>
      <Cell>{words.peopleOf(standing.memberCount)}</Cell>
      <Cell data-label={words.since}>{words.dateOf(company.createdAt)}</Cell>
      <Cell>
        <CompanyActs company={company} />
      </Cell>
    </Row>
  );
}

type Standing = NonNullable<AdminCompany_CompanyFragment["standing"]>;
type Words = (typeof adminCompaniesWords)["en"];

/** Others that may be the same company, and could be merged. */
function Namesakes({ companies }: { companies: Standing["namesakes"] }) {
  const words = useWords(adminCompaniesWords);
  if (companies.length === 0) return null;
  return (
    <Clamped as="div" $lines={2}>
      {words.namesakes}{" "}
      {companies.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ", "}
          <Link to={paths.company(id)}>{name}</Link>
        </Fragment>
      ))}
    </Clamped>
  );
}

/** Why it stands as it does, as far as an admin said so. */
function noteOf({ status, verifiedNote, verifiedAt, blockedReason }: Standing, words: Words): string | null {
  if (status === "BLOCKED") return blockedReason && words.reason(blockedReason);
  return status === "VERIFIED" ? verifiedNote && words.checked(verifiedNote, verifiedAt) : null;
}
