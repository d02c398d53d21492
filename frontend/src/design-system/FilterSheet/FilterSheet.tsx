import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";
import { useWords } from "../../shared/words";
import { Button } from "../Button/Button";
import { designSystemWords } from "../design-system.words";
import { Drawer, preloadDrawer } from "../Drawer/Drawer";
import { space } from "../tokens";
import { text } from "../typography";

interface FilterSheetProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** How many are in force; the button says so. */
  count: number;
  onClear(): void;
  /** The button below the filters, which closes the sheet: 'Show 12 jobs'. */
  done: string;
  /** Why there is nothing to show; `done` is then out of use. */
  nothingLeft?: string | undefined;
  /** The filters; each choice counts at once. */
  children: ReactNode;
}

/** Filters that small screens have no room for: in a sheet, behind a button. */
export function FilterSheet(props: FilterSheetProps) {
  const { isOpen, onOpenChange, count, onClear, done, nothingLeft, children } = props;
  const words = useWords(designSystemWords);
  return (
    <>
      <Button
        tone="secondary"
        icon={<SlidersHorizontal size={18} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preloadDrawer}
        onFocus={preloadDrawer}
        onClick={() => onOpenChange(true)}
      >
        {words.filtersChosen(count)}
      </Button>
      <Drawer
        side="bottom"
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        title={words.filters}
        footer={
          <Foot>
            {nothingLeft !== undefined && <NothingLeft role="status">{nothingLeft}</NothingLeft>}
            {count > 0 && (
              <Button tone="text" size="lg" onClick={onClear}>
                {words.clearFilters}
              </Button>
            )}
            <Button size="lg" disabled={nothingLeft !== undefined} onClick={() => onOpenChange(false)}>
              {done}
            </Button>
          </Foot>
        }
      >
        {children}
      </Drawer>
    </>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space.s3};

  > button:last-child {
    flex: 1;
  }
`;

const NothingLeft = styled.p`
  flex: 0 0 100%;
  ${text.meta}
`;
