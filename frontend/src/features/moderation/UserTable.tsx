import { Avatar } from "../../design-system";
import { useWords } from "../../shared/words";
import { AdminTable, Name, Named, Quiet } from "./admin-table";
import { adminUsersWords } from "./admin-users.words";
import type { AdminUser_AccountFragment } from "./AdminUser.generated";
import { HeadRow } from "./HeadRow";
import { UserActs } from "./UserActs";
import { UserStatus } from "./UserStatus";
import { nameOf } from "./useUserActs";

/** The portal's users with role, plan and status, and what to do with them. */
export function UserTable({ users }: { users: readonly AdminUser_AccountFragment[] }) {
  const words = useWords(adminUsersWords);
  return (
    <AdminTable role="table" aria-label={words.table}>
      <HeadRow names={[words.user, words.role, words.plan, words.status, words.joined, words.actions]} />
      <tbody role="rowgroup">
        {users.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </tbody>
    </AdminTable>
  );
}

function UserRow({ user }: { user: AdminUser_AccountFragment }) {
  const words = useWords(adminUsersWords);
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <Named>
          <Avatar photoURL={user.photoURL} email={user.email} />
          <div>
            <Name>{nameOf(user)}</Name>
            {user.displayName && <Quiet>{user.email}</Quiet>}
          </div>
        </Named>
      </th>
      <td role="cell">{words.roles[user.role]}</td>
      <td role="cell">{words.plans[user.subscription.plan]}</td>
      <td role="cell">
        <UserStatus status={user.status} />
        {user.blockedReason && <Quiet>{words.reason(user.blockedReason)}</Quiet>}
      </td>
      <td role="cell">{words.dateOf(user.createdAt)}</td>
      <td role="cell">
        <UserActs user={user} />
      </td>
    </tr>
  );
}
