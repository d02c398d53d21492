import styled from "styled-components";
import { color, fontSize, media, space, text } from "../../design-system";

/**
 * Parts of the admins' tables; on phones each row becomes a stack of lines. They say their roles, which they would
 * lose where the style sheet takes the table's boxes away.
 */
export const AdminTable = styled.table.attrs({ role: "table" })`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.fs14};

  > thead th {
    padding: ${space.s3} ${space.s2};
    color: ${color.muted};
    font-size: ${fontSize.fs12};
    font-weight: 500;
    text-align: left;
    white-space: nowrap;
  }

  > tbody > tr {
    border-top: 1px solid ${color.line};
  }

  > tbody > tr > * {
    padding: ${space.s3} ${space.s2};
    font-weight: 400;
    text-align: left;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }

  tr > :first-child {
    padding-left: 20px;
  }

  tr > :last-child {
    padding-right: 12px;
  }

  ${media.phone} {
    display: block;

    > thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    > tbody {
      display: block;
    }

    > tbody > tr {
      display: grid;
      gap: ${space.s2};
      padding: ${space.s4};
    }

    > tbody > tr > * {
      padding: 0;
    }
  }
`;

export const HeadGroup = styled.thead.attrs({ role: "rowgroup" })``;

export const Row = styled.tr.attrs({ role: "row" })``;

/** The cell that says what its row is about. */
export const RowHead = styled.th.attrs({ role: "rowheader", scope: "row" })``;

export const Cell = styled.td.attrs({ role: "cell" })``;

/** What a row is about: a mark beside two lines. */
export const Named = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  min-width: 0;

  > div {
    min-width: 0;
  }
`;

export const Name = styled.p`
  ${text.label}
  overflow-wrap: anywhere;
`;

export const Quiet = styled.p`
  ${text.meta}
  font-size: ${fontSize.fs12};
`;

/** A row's buttons, at its end on wide screens. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};
  justify-content: flex-end;

  ${media.phone} {
    justify-content: flex-start;
  }
`;

/** A dialog's paragraphs. */
export const Meaning = styled.p`
  color: ${color.ink2};

  + p {
    margin-top: ${space.s2};
  }
`;
