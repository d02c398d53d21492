import { Copy, Mail, MessageCircle, Printer } from "lucide-react";
import { useCallback, useId, useState } from "react";
import styled from "styled-components";
import { Button, Card, color, fontSize, radius, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { jobsWords } from "../job/jobs.words";
import { JobPoster } from "./JobPoster";
import { PrintedPoster } from "./PrintedPoster";
import { shareOwnJobWords } from "./share-own-job.words";
import type { SharedJob_JobFragment } from "./SharedJob.generated";
import { publicAddressOf, useCopyLink } from "./useCopyLink";

/** Ways to tell of an open job: its link, WhatsApp, an e-mail, a poster with its QR code (OWNJ-05). */
export function ShareOwnJob({ job }: { job: SharedJob_JobFragment }) {
  const words = useWords(shareOwnJobWords);
  const jobs = useWords(jobsWords);
  const copyLink = useCopyLink();
  const id = useId();
  const url = publicAddressOf(job.id);
  const shared = {
    ...{ title: job.title, company: job.company.name, url },
    ...{ pay: jobs.payHeadline(job.pay), place: job.placesInShort },
  };
  const message = encodeURIComponent(words.message(shared));
  return (
    <Surface as="section" aria-labelledby={id}>
      <Title id={id}>{words.share}</Title>
      <Address readOnly aria-label={words.link} value={url} onFocus={(event) => event.target.select()} />
      <Ways>
        <Button
          tone="secondary"
          size="sm"
          icon={<Copy size={16} aria-hidden />}
          onClick={() => void copyLink(job.id)}
        >
          {words.copy}
        </Button>
        <Way href={`https://wa.me/?text=${message}`} target="_blank" rel="noreferrer">
          <MessageCircle size={16} aria-hidden />
          {words.whatsApp}
        </Way>
        <Way href={`mailto:?subject=${encodeURIComponent(words.subject(shared))}&body=${message}`}>
          <Mail size={16} aria-hidden />
          {words.mail}
        </Way>
      </Ways>
      <Poster job={job} />
    </Surface>
  );
}

function Poster({ job }: { job: SharedJob_JobFragment }) {
  const words = useWords(shareOwnJobWords);
  const [isPrinting, setIsPrinting] = useState(false);
  const handlePrinted = useCallback(() => setIsPrinting(false), []);
  return (
    <PosterRow>
      {/* The button beside it says what it is. */}
      <Preview aria-hidden>
        <JobPoster job={job} />
      </Preview>
      <div>
        <PosterTitle>{words.posterTitle}</PosterTitle>
        <Hint>{words.posterHint}</Hint>
        <Button
          tone="secondary"
          size="sm"
          icon={<Printer size={16} aria-hidden />}
          onClick={() => setIsPrinting(true)}
        >
          {words.print}
        </Button>
      </div>
      {isPrinting && <PrintedPoster job={job} onPrinted={handlePrinted} />}
    </PosterRow>
  );
}

const Surface = styled(Card)`
  display: grid;
  gap: ${space.s3};
`;

const Title = styled.h2`
  ${text.cardTitle}
`;

const Address = styled.input`
  width: 100%;
  min-height: 44px;
  padding-inline: ${space.s3};
  border: 1px solid ${color.faint};
  border-radius: ${radius.rSm};
  background: ${color.surface};
  color: ${color.ink2};
  font-size: ${fontSize.fs14};
  text-overflow: ellipsis;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;

/* As small buttons look: they leave the portal, which no router's link does. */
const Way = styled.a`
  display: inline-flex;
  gap: ${space.s2};
  align-items: center;
  min-height: 36px;
  padding-inline: ${space.s3};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.rSm};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${fontSize.fs14};
  font-weight: 600;
  text-decoration: none;

  &:hover {
    border-color: ${color.faint};
  }
`;

const PosterRow = styled.div`
  display: grid;
  grid-template-columns: 108px minmax(0, 1fr);
  gap: ${space.s4};
  align-items: center;
  padding-top: ${space.s4};
  border-top: 1px solid ${color.line};
`;

const Preview = styled.div`
  border: 1px solid ${color.lineStrong};
`;

const PosterTitle = styled.h3`
  ${text.label}
`;

const Hint = styled.p`
  ${text.meta}
  margin-bottom: ${space.s3};
`;
