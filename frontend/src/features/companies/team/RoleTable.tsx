import { Check, Minus } from "lucide-react";
import styled from "styled-components";
import { color, fontSize, media, SectionCard, space, text, VisuallyHidden } from "../../../design-system";
import type { CompanyAct } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import type { Team_TeamFragment } from "./Team.generated";
import { teamWords } from "./team.words";

/** What each role may do, as the server decides it. */
export function RoleTable({ team: { roles } }: { team: Team_TeamFragment }) {
  const words = useWords(teamWords);
  const acts = Object.keys(words.acts) as CompanyAct[];
  return (
    <SectionCard title={words.tableTitle}>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{words.act}</VisuallyHidden>
            </th>
            {roles.map(({ role }) => (
              <th key={role} scope="col">
                {words.roles[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {acts.map((act) => (
            <tr key={act}>
              <th scope="row">{words.acts[act]}</th>
              {roles.map(({ role, acts: own }) => (
                <td key={role}>
                  <Answer isYes={own.includes(act)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <Hint>{words.tableHint}</Hint>
    </SectionCard>
  );
}

function Answer({ isYes }: { isYes: boolean }) {
  const words = useWords(teamWords);
  return (
    <>
      {isYes ? <Check size={18} color={color.brand500} aria-hidden /> : <Minus size={18} aria-hidden />}
      <VisuallyHidden>{isYes ? words.yes : words.no}</VisuallyHidden>
    </>
  );
}

const Hint = styled.p`
  ${text.meta}
  margin-top: ${space.s3};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${fontSize.fs14};

  th,
  td {
    padding: ${space.s3} ${space.s1};
    border-bottom: 1px solid ${color.line};
    font-weight: 400;
    text-align: center;
  }

  th:first-child {
    text-align: start;
  }

  td > svg {
    display: block;
    margin-inline: auto;
  }

  tbody tr:last-child > * {
    border-bottom: 0;
  }

  /* Four roles beside an act, on the narrowest phone. */
  ${media.phone} {
    thead th {
      padding-inline: 2px;
      font-size: ${fontSize.fs12};
    }
  }
`;
