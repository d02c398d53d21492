import { CalendarDays, Check, ChevronRight, Eye, PartyPopper, Star, X, type LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import styled, { css } from "styled-components";
import { ButtonLink, color, fontSize, media, radius, space, text } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { applicationListWords } from "./application-list.words";
import type { ApplicationNews_ApplicationFragment } from "./ApplicationNews.generated";

type Application = ApplicationNews_ApplicationFragment;

/** What companies did, in one line each; an offer and an interview are cards of their own (SEEN-13). */
export function ApplicationNews({ applications }: { applications: readonly Application[] }) {
  const words = useWords(applicationListWords);
  if (applications.length === 0) return null;
  return (
    <section aria-label={words.news}>
      <List>
        {applications.map((application) => (
          <li key={application.id}>
            {application.status === "OFFERED" || application.status === "INTERVIEW" ? (
              <Answerable application={application} />
            ) : (
              <Step application={application} />
            )}
          </li>
        ))}
      </List>
    </section>
  );
}

function Answerable({ application: { id, status, job, statusAt } }: { application: Application }) {
  const words = useWords(applicationListWords);
  const isOffer = status === "OFFERED";
  const Icon = isOffer ? PartyPopper : CalendarDays;
  return (
    <Box $tone={isOffer ? "offer" : "interview"}>
      <div>
        <Eyebrow $tone={isOffer ? "offer" : "interview"}>
          <Icon size={16} aria-hidden />
          {isOffer ? words.offer : words.interview} · <time dateTime={statusAt}>{words.day(statusAt)}</time>
        </Eyebrow>
        <Title>{isOffer ? words.offered(job.companyName) : words.asked(job.companyName)}</Title>
        <Facts>{[job.title, job.placesInShort, job.pay].join(" · ")}</Facts>
      </div>
      <ButtonLink to={paths.myApplication(id)} tone={isOffer ? "primary" : "secondary"} fullWidth="phone">
        {words.seeApplication}
      </ButtonLink>
    </Box>
  );
}

const ICONS: Readonly<Partial<Record<Application["status"], LucideIcon>>> = {
  VIEWED: Eye,
  SHORTLISTED: Star,
  HIRED: Check,
  NOT_SELECTED: X,
};

function Step({ application: { id, status, job, statusAt } }: { application: Application }) {
  const words = useWords(applicationListWords);
  const Icon = ICONS[status] ?? Eye;
  return (
    <LineLink to={paths.myApplication(id)}>
      <Icon size={20} aria-hidden />
      <span>
        {words.step(status, job.companyName, job.title)}
        <When dateTime={statusAt}>{words.day(statusAt)}</When>
      </span>
      <ChevronRight size={18} aria-hidden />
    </LineLink>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.s3};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const edges = {
  offer: css`
    border-left-color: ${color.ok};
  `,
  interview: css`
    border-left-color: ${color.brand500};
  `,
};

type Tone = keyof typeof edges;

const Box = styled.article<{ $tone: Tone }>`
  display: flex;
  gap: ${space.s4};
  align-items: center;
  justify-content: space-between;
  padding: ${space.s4} 20px;
  border: 1px solid ${color.line};
  border-left: 4px solid;
  border-radius: ${radius.rMd};
  background: ${color.surface};
  ${({ $tone }) => edges[$tone]}

  > a {
    flex: none;
  }

  ${media.phone} {
    flex-direction: column;
    align-items: stretch;
    padding-inline: ${space.s4};
  }
`;

const Eyebrow = styled.p<{ $tone: Tone }>`
  display: flex;
  gap: 6px;
  align-items: center;
  color: ${({ $tone }) => ($tone === "offer" ? color.ok : color.brand800)};
  font-size: ${fontSize.fs14};
  font-weight: 600;
`;

const Title = styled.h2`
  ${text.cardTitle}
  overflow-wrap: anywhere;
`;

const Facts = styled.p`
  ${text.meta}
  overflow-wrap: anywhere;
`;

const LineLink = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.s3};
  align-items: center;
  min-height: 56px;
  padding: ${space.s3} ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
  background: ${color.surface};
  color: ${color.ink2};
  font-size: ${fontSize.fs14};
  text-decoration: none;
  overflow-wrap: anywhere;

  > svg {
    color: ${color.brand800};
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.brand300};
    }
  }
`;

const When = styled.time`
  display: block;
  ${text.meta}
  font-size: ${fontSize.fs12};
`;
