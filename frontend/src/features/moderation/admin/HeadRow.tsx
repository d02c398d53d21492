import styled from "styled-components";
import { HeadGroup, Row } from "./admin-table";

interface HeadRowProps {
  names: readonly string[];
  /** Over the rows' buttons, which stand at the end. */
  acts?: string;
}

/** The head of an admins' table: one name a column. */
export function HeadRow({ names, acts }: HeadRowProps) {
  return (
    <HeadGroup>
      <Row>
        {names.map((name) => (
          <ColumnHead key={name}>{name}</ColumnHead>
        ))}
        {acts && <ActsHead>{acts}</ActsHead>}
      </Row>
    </HeadGroup>
  );
}

const ColumnHead = styled.th.attrs({ role: "columnheader", scope: "col" })``;

const ActsHead = styled(ColumnHead)`
  &&& {
    text-align: right;
  }
`;
