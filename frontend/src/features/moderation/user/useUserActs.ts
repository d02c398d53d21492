import type { PlanCode, Role } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { accountsWords } from "../../accounts/accounts.words";
import {
  useBlockUserMutation,
  useDeleteUserMutation,
  useUnblockUserMutation,
  useRemoveUserSecondFactorMutation,
  useUpdateUserPlanMutation,
  useUpdateUserRoleMutation,
  type AdminUser_AccountFragment,
} from "./AdminUser.generated";
import { adminUsersWords } from "./admin-users.words";
import { useAdminAct } from "../admin/useAdminAct";

/** What a person is called where there is little room. */
export function nameOf({
  displayName,
  signInName,
}: Pick<AdminUser_AccountFragment, "displayName" | "signInName">) {
  return displayName || signInName;
}

/** What an admin does with a user. Each answers whether it was done, and none rejects. */
export function useUserActs(user: AdminUser_AccountFragment) {
  const words = useWords(adminUsersWords);
  const { roles } = useWords(accountsWords);
  const act = useAdminAct();
  // The row changes with the answer; which rows the lists and figures hold may change as well.
  const options = { refetchQueries: "active" } as const;
  const [updateRole] = useUpdateUserRoleMutation(options);
  const [updatePlan] = useUpdateUserPlanMutation(options);
  const [blockUser] = useBlockUserMutation(options);
  const [unblockUser] = useUnblockUserMutation(options);
  const [deleteUser] = useDeleteUserMutation(options);
  const [removeFactor] = useRemoveUserSecondFactorMutation(options);
  const { id } = user;
  const name = nameOf(user);

  const unblock = () => act({ run: () => unblockUser({ variables: { id } }), done: words.unblocked(name) });
  return {
    unblock,
    /** Two calls: where the second fails, it says what the first has changed. */
    edit: ({ role, plan }: { role: Role; plan: PlanCode }) => {
      let isRoleChanged = false;
      return act({
        run: async () => {
          if (role !== user.role) {
            await updateRole({ variables: { id, role } });
            isRoleChanged = true;
          }
          if (plan !== user.subscription.plan) await updatePlan({ variables: { id, plan } });
        },
        done: words.saved(name),
        failed: (why) => (isRoleChanged ? words.roleAlone(roles[role], why) : why),
      });
    },
    block: (reason: string) =>
      act({
        run: () => blockUser({ variables: { id, reason } }),
        done: words.blocked(name),
        undo: () => void unblock(),
      }),
    removeFactor: (reason: string) =>
      act({ run: () => removeFactor({ variables: { id, reason } }), done: words.factorRemoved(name) }),
    delete: () => act({ run: () => deleteUser({ variables: { id } }), done: words.deleted(name) }),
  };
}
