import styled from "styled-components";
import { HeadGroup, Row } from "./admin-table";

/** The head of an admins' table: one name a column. */
export function HeadRow({ names }: { names: readonly string[] }) {
  return (
    <HeadGroup>
      <Row>
        {names.map((name) => (
          <ColumnHead key={name}>{name}</ColumnHead>
        ))}
      </Row>
    </HeadGroup>
  );
}

const ColumnHead = styled.th.attrs({ role: "columnheader", scope: "col" })``;
