import styled, { css } from "styled-components";
import { color, fontSize, media, space } from "../tokens";
import { hiddenSkin } from "../VisuallyHidden/hiddenSkin";

export interface FigureTableProps {
  /** The first names the rows. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
}

/** How many columns have room beside each other on a phone. */
const MOST_ON_PHONES = 4;

/** Figures right under right; the element that `labelledBy` names is the table's name. */
export function FigureTable({ columns, rows, labelledBy }: FigureTableProps & { labelledBy: string }) {
  return (
    <Table aria-labelledby={labelledBy} $isWide={columns.length > MOST_ON_PHONES}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...figures] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** On a phone each row's name stands over its figures, and each of these under its column's name. */
const stackedOnPhones = css`
  ${media.phone} {
    thead {
      ${hiddenSkin}
    }

    tbody tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(0, 1.2fr);
      border-top: 1px solid ${color.line};
    }

    tbody th,
    tbody td {
      padding: ${space.s2} ${space.s1} ${space.s3};
      border: 0;
      text-align: left;
    }

    tbody th {
      grid-column: 1 / -1;
      padding-bottom: 0;
    }

    td:nth-child(2) {
      padding-left: ${space.s4};
    }

    td::before {
      display: block;
      color: ${color.muted};
      content: attr(data-column);
      font-size: ${fontSize.fs12};
    }
  }
`;

const Table = styled.table<{ $isWide: boolean }>`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.fs14};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space.s3} ${space.s2};
    border-top: 1px solid ${color.line};
    text-align: right;
  }

  thead th {
    color: ${color.muted};
    font-size: ${fontSize.fs12};
    font-weight: 500;
  }

  th:first-child {
    padding-left: 20px;
    overflow-wrap: anywhere;
    text-align: left;
  }

  > tbody th {
    color: ${color.ink};
    font-weight: 500;
  }

  th:last-child,
  td:last-child {
    padding-right: 20px;
  }

  ${media.phone} {
    th:first-child {
      padding-left: ${space.s4};
    }

    th:last-child,
    td:last-child {
      padding-right: ${space.s4};
    }
  }

  ${({ $isWide }) => $isWide && stackedOnPhones}
`;
