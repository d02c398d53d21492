import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { shownPhone } from "../../auth/phone/phone-number";
import { color, SectionCard, space, text } from "../../design-system";
import { accountsWords } from "../../features/accounts/accounts.words";
import { VerifiedMark } from "../../features/companies/VerifiedMark";
import { mailSuppressionWords } from "../../features/notices/mail-suppression.words";
import { useWords } from "../../shared/words";
import type { AdminUserScreenQuery } from "./AdminUserScreen.generated";
import { adminUserWords } from "./admin-user.words";

interface AccountProps {
  user: NonNullable<AdminUserScreenQuery["user"]>;
  companies: AdminUserScreenQuery["userActivity"]["companies"];
}

/** The facts of an account, whether mails reach it (BNCE-09), and whom its person named (NOMI-02). */
export function AdminUserAccount({ user, companies }: AccountProps) {
  const words = useWords(adminUserWords);
  const mailWords = useWords(mailSuppressionWords);
  const { roles, plans } = useWords(accountsWords);
  return (
    <SectionCard title={words.account}>
      <Facts>
        <Fact label={words.email}>{user.signInName}</Fact>
        {user.mailSuppression && (
          <Fact label={mailWords.mails}>
            {user.mailSuppression.cause === "BOUNCE"
              ? mailWords.bouncedSince(user.mailSuppression.since)
              : mailWords.complainedSince(user.mailSuppression.since)}
          </Fact>
        )}
        <Fact label={words.name}>{user.displayName ?? words.notGiven}</Fact>
        <Fact label={words.role}>{roles[user.role]}</Fact>
        <Fact label={words.plan}>{plans[user.subscription.plan]}</Fact>
        <Fact label={words.joined}>{words.dateOf(user.createdAt)}</Fact>
        <Fact label={words.lastActive}>{words.dayOf(user.lastActiveOn)}</Fact>
        {user.nominee && (
          <Fact label={words.nominee}>
            {user.nominee.name} ({user.nominee.relation})
            {[user.nominee.email, user.nominee.phone && shownPhone(user.nominee.phone)]
              .filter(Boolean)
              .map((contact) => (
                <Quiet key={contact}>{contact}</Quiet>
              ))}
          </Fact>
        )}
        {user.blockedReason && <Fact label={words.blocked}>{user.blockedReason}</Fact>}
        {companies.length > 0 && (
          <Fact label={words.companies}>
            {companies.map(({ id, name, isVerified }) => (
              <CompanyLine key={id}>
                <Link to={paths.company(id)}>{name}</Link> <VerifiedMark isVerified={isVerified} />
              </CompanyLine>
            ))}
          </Fact>
        )}
      </Facts>
    </SectionCard>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Quiet = styled.p`
  ${text.meta}
  overflow-wrap: anywhere;
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space.s3};

  dt {
    ${text.meta}
  }

  dd {
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
`;

const CompanyLine = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
`;
