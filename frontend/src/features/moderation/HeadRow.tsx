/** The head of an admins' table: one name a column. */
export function HeadRow({ names }: { names: readonly string[] }) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {names.map((name) => (
          <th key={name} role="columnheader" scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
