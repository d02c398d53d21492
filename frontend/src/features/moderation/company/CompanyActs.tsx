import { Ban, Ellipsis, Merge, RotateCcw, ShieldCheck, ShieldOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { Button, Dialog, Menu } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { ActDialog } from "../admin/ActDialog";
import { adminCompaniesWords } from "./admin-companies.words";
import { Acts, Meaning } from "../admin/admin-table";
import type { AdminCompany_CompanyFragment } from "./AdminCompany.generated";
import { MergeForm } from "./MergeForm";
import { useCompanyActs } from "./useCompanyActs";

type Question = "verify" | "block" | "merge";

/** Verify with what was checked, and in the menu block and merge, or what takes them back. */
export function CompanyActs({ company }: { company: AdminCompany_CompanyFragment }) {
  const words = useWords(adminCompaniesWords);
  const acts = useCompanyActs(company);
  const [asked, setAsked] = useState<Question | null>(null);
  const isBlocked = company.standing?.status === "BLOCKED";
  const entries: ComponentProps<typeof Menu>["entries"] = [
    ...(company.isVerified
      ? [
          {
            label: words.unverify,
            icon: <ShieldOff size={18} aria-hidden />,
            onSelect: () => void acts.unverify(),
          },
        ]
      : []),
    ...(isBlocked
      ? [
          {
            label: words.unblock,
            icon: <RotateCcw size={18} aria-hidden />,
            onSelect: () => void acts.unblock(),
          },
        ]
      : [
          { label: words.block, icon: <Ban size={18} aria-hidden />, onSelect: () => setAsked("block") },
          { label: words.merge, icon: <Merge size={18} aria-hidden />, onSelect: () => setAsked("merge") },
        ]),
  ];
  return (
    <Acts>
      {!company.isVerified && !isBlocked && (
        <Button
          tone="secondary"
          size="sm"
          icon={<ShieldCheck size={16} aria-hidden />}
          onClick={() => setAsked("verify")}
        >
          {words.verify}
        </Button>
      )}
      <Menu
        label={words.actionsOf(company.name)}
        trigger={<Ellipsis size={20} aria-hidden />}
        entries={entries}
      />
      <CompanyDialogs company={company} acts={acts} asked={asked} onClose={() => setAsked(null)} />
    </Acts>
  );
}

interface CompanyDialogsProps {
  company: AdminCompany_CompanyFragment;
  acts: ReturnType<typeof useCompanyActs>;
  asked: Question | null;
  onClose(): void;
}

function CompanyDialogs({ company, acts, asked, onClose }: CompanyDialogsProps) {
  const words = useWords(adminCompaniesWords);
  const { name } = company;
  return (
    <>
      <ActDialog
        isOpen={asked === "verify"}
        onClose={onClose}
        title={words.verifyTitle(name)}
        tone="primary"
        actLabel={words.verifyCompany}
        reason={{ label: words.note, hint: words.noteHint }}
        onAct={acts.verify}
      >
        <Meaning>{words.verifyMeaning}</Meaning>
      </ActDialog>
      <ActDialog
        isOpen={asked === "block"}
        onClose={onClose}
        title={words.blockTitle(name)}
        actLabel={words.blockCompany}
        reason={{ label: words.blockReason, hint: words.blockReasonHint }}
        onAct={acts.block}
      >
        <Meaning>{words.blockMeaning}</Meaning>
      </ActDialog>
      <Dialog
        isOpen={asked === "merge"}
        onOpenChange={(open) => !open && onClose()}
        title={words.mergeTitle(name)}
      >
        <MergeForm company={company} onMerge={acts.mergeInto} onClose={onClose} />
      </Dialog>
    </>
  );
}
