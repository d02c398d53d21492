import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button } from "../../../design-system";
import { WholeRow } from "../../../forms/FieldGrid";

interface MoreFieldsProps {
  /** What the button says that opens them. */
  label: string;
  /** Fields that hold something are open from the beginning. */
  isFilled: boolean;
  children: ReactNode;
}

/** Fields that few people need, behind a button. */
export function MoreFields({ label, isFilled, children }: MoreFieldsProps) {
  const [isOpen, setIsOpen] = useState(isFilled);
  if (isOpen || isFilled) return children;
  return (
    <WholeRow>
      <Button tone="text" size="sm" icon={<Plus size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
    </WholeRow>
  );
}
