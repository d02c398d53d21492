import type { ReactNode } from "react";
import styled from "styled-components";
import { ListSearch, media, space } from "../../../design-system";

interface AdminSearchProps {
  label: string;
  /** What the list is searched for now. */
  text: string;
  onSearch(text: string): void;
  /** Further ways to narrow the list down. */
  children?: ReactNode;
}

/** The bar over a list of the admins': a text to search for, and filters. */
export function AdminSearch({ children, ...search }: AdminSearchProps) {
  return (
    <Bar>
      <ListSearch {...search} />
      {children && <Filters>{children}</Filters>}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: end;
  justify-content: space-between;
`;

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};

  ${media.phone} {
    width: 100%;

    > * {
      flex: 1 0 auto;
    }
  }
`;
