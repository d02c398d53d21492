import type { ComponentProps, ReactNode } from "react";
import { SearchCell, SearchInput, SearchLabel } from "./search-parts";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "className" | "style"> {
  icon: ReactNode;
  label: string;
  /** The cell that holds it; a bar may have a kind of its own. */
  cell?: typeof SearchCell;
  /** Stands below the field while there is something to choose. */
  popup?: ReactNode;
}

/** A line of text in a search bar. */
export function SearchField({ icon, label, cell: Cell = SearchCell, popup, ...rest }: SearchFieldProps) {
  return (
    <Cell>
      {icon}
      <SearchLabel>
        {label}
        <SearchInput type="text" enterKeyHint="search" {...rest} />
      </SearchLabel>
      {popup}
    </Cell>
  );
}
