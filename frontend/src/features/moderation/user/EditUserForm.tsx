import { useForm } from "react-hook-form";
import { DialogForm, Select } from "../../../design-system";
import { PlanCode, Role } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import { accountsWords } from "../../accounts/accounts.words";
import { adminActsWords } from "../admin/admin-acts.words";
import { adminUsersWords } from "./admin-users.words";
import { type AdminUser_AccountFragment } from "./AdminUser.generated";

interface UserChoice {
  role: Role;
  plan: PlanCode;
}

interface EditUserFormProps {
  user: AdminUser_AccountFragment;
  /** Answers whether it was done. */
  onSave(choice: UserChoice): Promise<boolean>;
  onClose(): void;
}

/** The roles that a user may have from now on, the one they have among them. */
const rolesFor = ({ role, viewerCan }: AdminUser_AccountFragment): Role[] =>
  Object.values(Role).filter(
    (value) => value === role || (viewerCan.changeRole && (value !== Role.Admin || viewerCan.makeAdmin)),
  );

/** Role and plan of a user. */
export function EditUserForm({ user, onSave, onClose }: EditUserFormProps) {
  const words = useWords(adminUsersWords);
  const { roles, plans } = useWords(accountsWords);
  const actsWords = useWords(adminActsWords);
  const { register, handleSubmit, formState } = useForm<UserChoice>({
    defaultValues: { role: user.role, plan: user.subscription.plan },
  });
  async function handleSave(choice: UserChoice) {
    if (await onSave(choice)) onClose();
  }
  return (
    <DialogForm
      labels={{ submit: words.save, busy: words.saving, cancel: actsWords.cancel }}
      isBusy={formState.isSubmitting}
      onSubmit={handleSubmit(handleSave)}
      onCancel={onClose}
    >
      <Select
        label={words.role}
        hint={user.viewerCan.changeRole ? undefined : words.roleStays}
        options={rolesFor(user).map((value) => ({ value, label: roles[value] }))}
        {...register("role")}
      />
      <Select
        label={words.plan}
        hint={words.planHint}
        options={Object.values(PlanCode).map((value) => ({ value, label: plans[value] }))}
        {...register("plan")}
      />
    </DialogForm>
  );
}
