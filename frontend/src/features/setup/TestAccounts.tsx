import styled from "styled-components";
import { Chip, color, fontSize, LoadFailure, media, Notice, space } from "../../design-system";
import { Skeleton, SkeletonGroup } from "../../design-system";
import { useWords } from "../../shared/words";
import { accountsWords } from "../accounts/accounts.words";
import { setupWords } from "./setup.words";
import { type TestAccountsQuery } from "./TestAccounts.generated";
import { useTestAccounts } from "./useTestAccounts";

/** The credentials as text where the emulator is in use (INIT-05), else why there are none (INIT-07). */
export function TestAccounts() {
  const words = useWords(setupWords);
  const { accounts, disabledReason, isLoading, refetch } = useTestAccounts();
  if (accounts) return <AccountsTable accounts={accounts} />;
  if (disabledReason) return <Notice>{disabledReason}</Notice>;
  if (isLoading)
    return (
      <SkeletonGroup>
        <Skeleton width="100%" height={288} shape="tile" />
      </SkeletonGroup>
    );
  return <LoadFailure message={words.testAccountsFailed} onRetry={() => void refetch()} />;
}

function AccountsTable({ accounts }: { accounts: TestAccountsQuery["testAccounts"] }) {
  const { columns, testAccounts } = useWords(setupWords);
  const { roles, plans } = useWords(accountsWords);
  return (
    <Table aria-label={testAccounts}>
      <thead>
        <tr>
          {Object.values(columns).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {accounts.map(({ email, password, name, role, plan }) => (
          <tr key={email}>
            <td>{name}</td>
            <td>{roles[role]}</td>
            <td>
              <Chip>{plans[plan]}</Chip>
            </td>
            <td>
              <Code>{email}</Code>
            </td>
            <td>
              <Code>{password}</Code>
            </td>
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

  th {
    color: ${color.muted};
    font-size: ${fontSize.fs12};
    font-weight: 500;
    text-align: left;
  }

  th,
  td {
    padding: ${space.s2} ${space.s3} ${space.s2} 0;
    border-bottom: 1px solid ${color.line};
  }

  /* Rows become items of a list; what stands under what is plain from the values. */
  ${media.belowDesktop} {
    &,
    tbody,
    tr {
      display: block;
    }

    thead {
      display: none;
    }

    tr {
      display: flex;
      flex-wrap: wrap;
      gap: ${space.s1} ${space.s3};
      align-items: center;
      padding-block: ${space.s3};
      border-bottom: 1px solid ${color.line};
    }

    td {
      padding: 0;
      border: 0;
    }

    td:nth-child(4) {
      flex-basis: 100%;
    }
  }
`;

/* One press takes the whole text. */
const Code = styled.code`
  color: ${color.ink};
  overflow-wrap: anywhere;
  user-select: all;
`;
