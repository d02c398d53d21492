import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { Card, color, fontSize, Notice, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { CompanyMark } from "../../companies/CompanyMark";
import { verificationWords } from "../../verification/verification.words";
import { Quiet } from "../admin/admin-table";
import { CompanyPapers } from "./CompanyPapers";
import { DecisionBar } from "./DecisionBar";
import { FindingsTable } from "./FindingsTable";
import type { VerificationReview_ReviewFragment } from "./VerificationReview.generated";
import { verificationReviewWords } from "./verification-review.words";

interface VerificationDetailProps {
  review: VerificationReview_ReviewFragment;
  onDecided(): void;
}

/** One company with its evidence side by side, look-alikes on top, and what can be decided. */
export function VerificationDetail({ review, onDecided }: VerificationDetailProps) {
  const words = useWords(verificationReviewWords);
  const { company, evidence, message, answer } = review;
  return (
    <Stack>
      <Head>
        <CompanyMark name={company.name} logoURL={company.logoURL} size={48} />
        <div>
          <Name>
            <Link to={paths.company(company.id)}>{company.name}</Link>
          </Name>
          <Quiet>{words.facts(company.createdAt, company.openJobCount, evidence.members)}</Quiet>
        </div>
      </Head>
      {message && (
        <Notice>
          {words.earlier(message)}
          {answer && <Answer>{words.answered(answer)}</Answer>}
        </Notice>
      )}
      <LookAlikes lookAlikes={evidence.lookAlikes} />
      <FlatCard>
        <FindingsTable findings={evidence.findings} />
      </FlatCard>
      <Pair>
        {evidence.documents.length > 0 && (
          <Card as="section" aria-label={words.documents}>
            <Title>{words.documents}</Title>
            <CompanyPapers documents={evidence.documents} readIds={evidence.readDocumentIds} />
          </Card>
        )}
        <Card as="section" aria-label={words.history}>
          <Title>{words.history}</Title>
          <History events={evidence.history} />
        </Card>
      </Pair>
      <DecisionBar review={review} onDecided={onDecided} />
    </Stack>
  );
}

type Evidence = VerificationReview_ReviewFragment["evidence"];

function LookAlikes({ lookAlikes }: Pick<Evidence, "lookAlikes">) {
  const words = useWords(verificationReviewWords);
  if (lookAlikes.length === 0) return null;
  return (
    <Notice tone="danger">
      {words.alike}
      <Others>
        {lookAlikes.map(({ company, name, domain }) => (
          <li key={company.id}>
            {words.alikeTo(company.name, Math.max(name, domain))}{" "}
            <Link to={paths.company(company.id)}>{words.compare(company.name)}</Link>
          </li>
        ))}
      </Others>
    </Notice>
  );
}

function History({ events }: { events: Evidence["history"] }) {
  const words = useWords(verificationReviewWords);
  const { steps } = useWords(verificationWords);
  return (
    <Events>
      {events.map(({ at, action, kind, state, status }, index) => (
        <li key={index}>
          <Quiet as="span">{words.day(at)}</Quiet>
          <span>
            {kind && state
              ? words.step(steps[kind], state)
              : action === "company.create"
                ? words.joined
                : words.statusOf(status)}
          </span>
        </li>
      ))}
    </Events>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
`;

const Answer = styled.span`
  display: block;
  margin-top: ${space.s2};
  color: ${color.ink};
  white-space: pre-line;
`;

const Head = styled.div`
  display: flex;
  gap: ${space.s3};
  align-items: center;
`;

const Name = styled.h2`
  ${text.cardTitle}

  > a {
    color: inherit;
    overflow-wrap: anywhere;
  }
`;

const Title = styled.h3`
  margin-bottom: ${space.s3};
  ${text.label}
`;

const FlatCard = styled(Card)`
  padding: 0;
  overflow: clip;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${space.s4};
`;

const Others = styled.ul`
  padding-left: ${space.s4};
  margin: ${space.s1} 0 0;
`;

const Events = styled.ul`
  display: grid;
  gap: ${space.s2};
  padding: 0;
  margin: 0;
  font-size: ${fontSize.fs14};
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    gap: ${space.s2};
    color: ${color.ink2};
  }
`;
