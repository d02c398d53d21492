import { useId } from "react";
import styled from "styled-components";
import { Card, color, fontSize, media, space, text } from "../../design-system";

interface FigureTableProps {
  title: string;
  hint?: string | undefined;
  /** The first names the rows. */
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
}

/** Figures under their title, right under right; long ones scroll within their card. */
export function FigureTable({ title, hint, columns, rows }: FigureTableProps) {
  const headingId = useId();
  return (
    <Surface as="section" aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>{title}</h2>
        {hint && <p>{hint}</p>}
      </Head>
      {rows.length > 0 && (
        // Reached by keys as well, because it may scroll.
        <Scroll role="group" aria-labelledby={headingId} tabIndex={0}>
          <Table aria-labelledby={headingId}>
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
        </Scroll>
      )}
    </Surface>
  );
}

const Surface = styled(Card)`
  padding: 0;
  overflow: clip;

  ${media.phone} {
    padding: 0;
  }
`;

const Head = styled.div`
  padding: ${space.s4} 20px;

  > h2 {
    ${text.cardTitle}
  }

  > p {
    ${text.meta}
  }
`;

const Scroll = styled.div`
  max-height: 480px;
  overflow: auto;
`;

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
