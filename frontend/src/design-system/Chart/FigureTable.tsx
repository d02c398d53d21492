import styled from "styled-components";
import { color, fontSize, space } from "../tokens";

export interface FigureTableProps {
  /** The first names the rows. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
}

/** Figures right under right; the element that `labelledBy` names is the table's name. */
export function FigureTable({ columns, rows, labelledBy }: FigureTableProps & { labelledBy: string }) {
  return (
    <Table aria-labelledby={labelledBy}>
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
              <td key={columns[index + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
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
`;
