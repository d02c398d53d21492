import styled, { css } from "styled-components";
import { color, fontSize, hiddenSkin, media, space, text } from "../../../design-system";

/** Below a desk's width a row's cells stand one after another, its acts at the end of the first line. */
const stacked = css`
  display: block;

  > thead {
    ${hiddenSkin}
  }

  > tbody {
    display: block;
  }

  > tbody > tr {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.s2} ${space.s4};
    align-items: center;
    padding: ${space.s4} 20px;
  }

  > tbody > tr:first-child {
    border-top: 0;
  }

  > tbody > tr > * {
    order: 2;
    padding: 0;
  }

  > * > tr > :first-child,
  > * > tr > :last-child {
    padding: 0;
  }

  > tbody > tr > th {
    flex: 1 1 240px;
    order: 0;
    min-width: 0;
  }

  > tbody > tr > td:last-child {
    order: 0;
  }

  > tbody > tr::after {
    flex-basis: 100%;
    order: 1;
    content: "";
  }
`;

/** On phones the acts stand below everything. */
const stackedOnPhones = css`
  > tbody > tr {
    padding: ${space.s4};
  }

  > tbody > tr > td:last-child {
    flex: 1 1 100%;
    order: 3;
  }
`;

/**
 * Parts of the admins' tables. They say their roles, which they would lose where the style sheet takes the table's
 * boxes away.
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
  }

  > * > tr > :first-child {
    padding-left: 20px;
  }

  > * > tr > :last-child {
    padding-right: 20px;
  }

  ${media.belowDesktop} {
    ${stacked}
  }

  ${media.phone} {
    ${stackedOnPhones}
  }
`;

export const HeadGroup = styled.thead.attrs({ role: "rowgroup" })``;

export const Row = styled.tr.attrs({ role: "row" })``;

/** The cell that says what its row is about; it takes the room that the others leave, and clips long lines. */
export const RowHead = styled.th.attrs({ role: "rowheader", scope: "row" })`
  ${media.desktop} {
    width: 36%;
    max-width: 0;
  }
`;

/** A cell's `data-label` stands before it where no column's head does. */
const labelled = css`
  ${media.belowDesktop} {
    &[data-label]::before {
      color: ${color.muted};
      content: attr(data-label) " ";
    }
  }
`;

/** A cell of a short fact on one line. */
export const Cell = styled.td.attrs({ role: "cell" })`
  white-space: nowrap;
  ${labelled}
`;

/** A cell of words that may take several lines. */
export const WideCell = styled.td.attrs({ role: "cell" })`
  overflow-wrap: anywhere;
  ${labelled}

  ${media.desktop} {
    width: 32%;
  }

  ${media.belowDesktop} {
    flex: 1 1 100%;
    min-width: 0;
  }
`;

/** What a row is about: a mark beside two lines. */
export const Named = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  min-width: 0;

  > :first-child {
    flex: none;
  }

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

/** The first lines of a text that may be long; the whole text belongs into its `title`. */
export const Clamped = styled(Quiet)<{ $lines?: number }>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines = 1 }) => $lines};
  overflow-wrap: anywhere;
  word-break: ${({ $lines = 1 }) => ($lines === 1 ? "break-all" : "normal")};
`;

/** A row's buttons, at its end. */
export const Acts = styled.div`
  display: flex;
  gap: ${space.s1};
  align-items: center;
  justify-content: flex-end;
`;

/** A dialog's paragraphs. */
export const Meaning = styled.p`
  color: ${color.ink2};

  + p {
    margin-top: ${space.s2};
  }
`;
