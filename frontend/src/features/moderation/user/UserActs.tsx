import { Ban, Pencil, RotateCcw, ShieldOff, Trash2 } from "lucide-react";
import { useState } from "react";
import { Dialog, IconButton } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { ActDialog } from "../admin/ActDialog";
import { Acts, Meaning } from "../admin/admin-table";
import { adminUsersWords } from "./admin-users.words";
import type { AdminUser_AccountFragment } from "./AdminUser.generated";
import { EditUserForm } from "./EditUserForm";
import { nameOf, useUserActs } from "./useUserActs";

type Question = "edit" | "block" | "delete" | "factor";

/** Edit, block or unblock, and delete (DASH-12). */
export function UserActs({ user }: { user: AdminUser_AccountFragment }) {
  const words = useWords(adminUsersWords);
  const acts = useUserActs(user);
  const [asked, setAsked] = useState<Question | null>(null);
  const name = nameOf(user);
  return (
    <Acts>
      <IconButton
        tone="plain"
        size="sm"
        label={words.edit(name)}
        icon={<Pencil size={18} aria-hidden />}
        onClick={() => setAsked("edit")}
      />
      {user.status === "BLOCKED" ? (
        <IconButton
          tone="plain"
          size="sm"
          label={words.unblock(name)}
          icon={<RotateCcw size={18} aria-hidden />}
          onClick={() => void acts.unblock()}
        />
      ) : (
        user.viewerCan.block && (
          <IconButton
            tone="plain"
            size="sm"
            label={words.block(name)}
            icon={<Ban size={18} aria-hidden />}
            onClick={() => setAsked("block")}
          />
        )
      )}
      {user.viewerCan.removeSecondFactor && (
        <IconButton
          tone="plain"
          size="sm"
          label={words.removeFactor(name)}
          icon={<ShieldOff size={18} aria-hidden />}
          onClick={() => setAsked("factor")}
        />
      )}
      {user.viewerCan.delete && (
        <IconButton
          tone="plain"
          size="sm"
          label={words.delete(name)}
          icon={<Trash2 size={18} aria-hidden />}
          onClick={() => setAsked("delete")}
        />
      )}
      <UserDialogs user={user} acts={acts} asked={asked} onClose={() => setAsked(null)} />
    </Acts>
  );
}

interface UserDialogsProps {
  user: AdminUser_AccountFragment;
  acts: ReturnType<typeof useUserActs>;
  asked: Question | null;
  onClose(): void;
}

function UserDialogs({ user, acts, asked, onClose }: UserDialogsProps) {
  const words = useWords(adminUsersWords);
  const name = nameOf(user);
  return (
    <>
      <Dialog
        isOpen={asked === "edit"}
        onOpenChange={(open) => !open && onClose()}
        title={words.editTitle(name)}
      >
        <EditUserForm user={user} onSave={acts.edit} onClose={onClose} />
      </Dialog>
      <ActDialog
        isOpen={asked === "block"}
        onClose={onClose}
        title={words.blockTitle(name)}
        actLabel={words.blockUser}
        reason={{ label: words.blockReason, hint: words.blockReasonHint }}
        onAct={acts.block}
      >
        <Meaning>{words.blockMeaning}</Meaning>
      </ActDialog>
      <ActDialog
        isOpen={asked === "factor"}
        onClose={onClose}
        title={words.removeFactorTitle(name)}
        actLabel={words.removeFactorAct}
        reason={{ label: words.removeFactorReason, hint: words.removeFactorReasonHint }}
        onAct={acts.removeFactor}
      >
        <Meaning>{words.removeFactorMeaning}</Meaning>
      </ActDialog>
      <ActDialog
        isOpen={asked === "delete"}
        onClose={onClose}
        title={words.deleteTitle(name)}
        actLabel={words.deleteUser}
        onAct={acts.delete}
      >
        <Meaning>{words.deleteMeaning}</Meaning>
      </ActDialog>
    </>
  );
}
