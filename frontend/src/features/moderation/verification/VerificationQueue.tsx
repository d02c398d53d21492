import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { color, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { CompanyMark } from "../../companies/CompanyMark";
import { Quiet } from "../admin/admin-table";
import type { VerificationReview_RowFragment } from "./VerificationReview.generated";
import { verificationReviewWords } from "./verification-review.words";

interface VerificationQueueProps {
  reviews: readonly VerificationReview_RowFragment[];
  openId: string | null;
}

/** Companies that wait, the longest first; the open one is marked. */
export function VerificationQueue({ reviews, openId }: VerificationQueueProps) {
  const words = useWords(verificationReviewWords);
  return (
    <List aria-label={words.queue}>
      {reviews.map(({ id, company, askedAt }) => (
        <li key={id}>
          <Row to={paths.adminVerification(id)} aria-current={id === openId || undefined}>
            <CompanyMark name={company.name} logoURL={company.logoURL} size={36} />
            <span>
              <Name>{company.name}</Name>
              <Quiet as="span">{words.waits(askedAt)}</Quiet>
            </span>
          </Row>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;
`;

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s3};
  align-items: center;
  padding: ${space.s3} ${space.s4};
  border-bottom: 1px solid ${color.line};
  color: inherit;
  text-decoration: none;

  &[aria-current] {
    background: ${color.brand50};
    box-shadow: inset 3px 0 0 ${color.brand800};
  }

  &:hover {
    background: ${color.brand50};
  }
`;

const Name = styled.span`
  display: block;
  ${text.label}
  overflow-wrap: anywhere;
`;
