import { Link } from "react-router-dom";
import styled from "styled-components";
import { color } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { accountsWords } from "../../accounts/accounts.words";
import { AdminTable, Cell, Clamped, Named, Row, RowHead } from "../admin/admin-table";
import { adminUsersWords } from "./admin-users.words";
import type { AdminUser_AccountFragment } from "./AdminUser.generated";
import { HeadRow } from "../admin/HeadRow";
import { PersonMark } from "./PersonMark";
import { PersonName } from "./PersonName";
import { UserActs } from "./UserActs";
import { UserStatus } from "./UserStatus";

/** The portal's users with role, plan and status, and what to do with them. */
export function UserTable({ users }: { users: readonly AdminUser_AccountFragment[] }) {
  const words = useWords(adminUsersWords);
  return (
    <AdminTable aria-label={words.table}>
      <HeadRow
        names={[words.user, words.role, words.plan, words.status, words.joined]}
        acts={words.actions}
      />
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </tbody>
    </AdminTable>
  );
}

function UserRow({ user }: { user: AdminUser_AccountFragment }) {
  const words = useWords(adminUsersWords);
  const { roles, plans } = useWords(accountsWords);
  return (
    <Row>
      <RowHead>
        <Named>
          <PersonMark person={user} />
          <div>
            <UserLink to={paths.adminUser(user.id)}>
              <PersonName person={user} />
            </UserLink>
            {user.displayName && <Clamped title={user.signInName}>{user.signInName}</Clamped>}
            {user.blockedReason && (
              <Clamped $lines={2} title={user.blockedReason}>
                {words.reason(user.blockedReason)}
              </Clamped>
            )}
          </div>
        </Named>
      </RowHead>
      <Cell>{roles[user.role]}</Cell>
      <Cell>{plans[user.subscription.plan]}</Cell>
      <Cell>
        <UserStatus status={user.status} />
      </Cell>
      <Cell data-label={words.joined}>{words.dateOf(user.createdAt)}</Cell>
      <Cell>
        <UserActs user={user} />
      </Cell>
    </Row>
  );
}

const UserLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  &:hover {
    color: ${color.brand800};
    text-decoration: underline;
  }
`;
