import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { Card, color, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import type { Recipients_RecipientFragment } from "./Recipients.generated";
import { recipientsWords } from "./recipients.words";

/** A company, or the portal's admins: what they saw of the viewer's, the latest first (SAWN-05). */
export function RecipientCard({ recipient }: { recipient: Recipients_RecipientFragment }) {
  const words = useWords(recipientsWords);
  const { id, isPortal, companyId, disclosures, disclosureCount, firstAt, lastAt } = recipient;
  const name = isPortal ? words.portal : (recipient.name ?? words.gone);
  const unlisted = disclosureCount - disclosures.length;
  return (
    <Card as="article" aria-labelledby={`recipient-${id}`}>
      <Stack>
        <div>
          <Name id={`recipient-${id}`}>
            {companyId === null ? name : <Link to={paths.company(companyId)}>{name}</Link>}
          </Name>
          {disclosures.length > 1 && <Quiet>{words.days(firstAt, lastAt)}</Quiet>}
        </div>
        <List>
          {disclosures.map((disclosure) => (
            <li key={disclosure.id}>
              <Seen disclosure={disclosure} />
            </li>
          ))}
        </List>
        {unlisted > 0 && (
          <Quiet>
            {words.more(unlisted)} · <Link to={paths.myApplications}>{words.allApplications}</Link>
          </Quiet>
        )}
      </Stack>
    </Card>
  );
}

type Disclosure = Recipients_RecipientFragment["disclosures"][number];

function Seen({ disclosure }: { disclosure: Disclosure }) {
  const words = useWords(recipientsWords);
  const { kind, data, applicationId, jobTitle, formerName, openedAt, firstAt, lastAt } = disclosure;
  const occasion = words.kinds[kind](jobTitle ?? "");
  const remarks = [
    words.days(firstAt, lastAt),
    applicationId !== null && (openedAt ? words.opened(openedAt) : words.notOpened),
    formerName !== null && words.former(formerName),
  ];
  return (
    <>
      <What>
        {applicationId === null ? occasion : <Link to={paths.myApplication(applicationId)}>{occasion}</Link>}
        {data.length > 0 && `: ${words.data(data)}`}
      </What>
      <Quiet>{remarks.filter(Boolean).join(" · ")}</Quiet>
    </>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s3};
`;

const Name = styled.h2`
  ${text.cardTitle}
  overflow-wrap: anywhere;
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s3};
  padding-top: ${space.s3};
  border-top: 1px solid ${color.line};
`;

const What = styled.p`
  color: ${color.ink};
  overflow-wrap: anywhere;
`;

const Quiet = styled.p`
  ${text.meta}
  overflow-wrap: anywhere;
`;
