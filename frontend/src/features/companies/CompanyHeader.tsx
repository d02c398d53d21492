import { Pencil } from "lucide-react";
import styled from "styled-components";
import {
  BackLink,
  ButtonLink,
  fontSize,
  media,
  Skeleton,
  space,
  text,
  VisuallyHidden,
} from "../../design-system";
import { CompanyLinks } from "./CompanyLinks";
import { CompanyMark } from "./CompanyMark";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../shared/words";
import { companiesWords } from "./companies.words";
import type { CompanyHeader_CompanyFragment } from "./CompanyHeader.generated";
import { VerifiedMark } from "./VerifiedMark";

/**
 * Whose page it is, and for its members the way to change it. Without a company its boxes stand there: the h1 is
 * the same element before and after, so that focus, which a change of page puts there, is not lost.
 */
export function CompanyHeader({ company }: { company: CompanyHeader_CompanyFragment | undefined }) {
  const words = useWords(companiesWords);
  return (
    <>
      <BackLink to={paths.jobs}>{words.allJobs}</BackLink>
      <Layout>
        {company ? (
          <CompanyMark name={company.name} logoURL={company.logoURL} size={80} />
        ) : (
          <Skeleton shape="tile" width={80} height={80} />
        )}
        <div>
          <Name>
            {company?.name ?? (
              <>
                <VisuallyHidden>{words.company}</VisuallyHidden>
                <Skeleton width={320} height={36} />
              </>
            )}
          </Name>
          {company ? (
            <Standing>
              <VerifiedMark isVerified={company.isVerified} to="#checked" />
              <CompanyLinks company={company} />
            </Standing>
          ) : (
            <Skeleton width={100} height={16} />
          )}
        </div>
        {company?.viewerCan.edit && (
          <ButtonLink
            tone="secondary"
            fullWidth="phone"
            icon={<Pencil size={18} aria-hidden />}
            to={paths.editCompany(company.id)}
          >
            {words.editPage}
          </ButtonLink>
        )}
      </Layout>
    </>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.s5};
  align-items: center;

  ${media.phone} {
    grid-template-columns: 56px minmax(0, 1fr);
    gap: ${space.s4} 14px;

    > :first-child {
      width: 56px;
      height: 56px;
    }

    > a {
      grid-column: 1 / -1;
    }
  }
`;

const Standing = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s4};
  align-items: center;
  font-size: ${fontSize.fs14};
`;

const Name = styled.h1`
  margin-bottom: ${space.s1};
  ${text.title}
  overflow-wrap: anywhere;

  ${media.phone} {
    font-size: ${fontSize.fs24};
  }
`;
