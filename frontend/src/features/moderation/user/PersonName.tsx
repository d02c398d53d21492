import { Name } from "../admin/admin-table";
import { nameOf } from "./useUserActs";

interface PersonNameProps {
  person: Parameters<typeof nameOf>[0];
}

/** Somebody's name, else their e-mail, which breaks before its @ where it must break. */
export function PersonName({ person }: PersonNameProps) {
  const [start, domain] = nameOf(person).split("@");
  return (
    <Name>
      {start}
      {domain && (
        <>
          <wbr />@{domain}
        </>
      )}
    </Name>
  );
}
