import styled from "styled-components";
import { color, QrCode } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { jobsWords } from "../job/jobs.words";
import type { SharedJob_JobFragment } from "./SharedJob.generated";
import { shareOwnJobWords } from "./share-own-job.words";
import { publicAddressOf } from "./useCopyLink";

/** A sheet for a shop's window. All its sizes follow its width, so that a preview is the sheet made small. */
export function JobPoster({ job }: { job: SharedJob_JobFragment }) {
  const { poster: words } = useWords(shareOwnJobWords);
  const jobs = useWords(jobsWords);
  const url = publicAddressOf(job.id);
  const openings = words.openings(job.openings);
  return (
    <Frame>
      <Sheet>
        <Hiring>{words.hiring(job.company.name)}</Hiring>
        <Title $size={titleSizeOf(job.title)}>{job.title}</Title>
        <Facts>
          {[jobs.payHeadline(job.pay), job.placesInShort, openings].filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Facts>
        <Code>
          <QrCode text={url} label={words.qr} />
        </Code>
        <Scan>{words.scan}</Scan>
        <Small>{url.replace(/^https?:\/\//, "")}</Small>
        <Small>{words.free}</Small>
      </Sheet>
    </Frame>
  );
}

/** The sheet has room for some 23% of its width in a title's lines: a long one is set smaller. */
function titleSizeOf({ length }: string): string {
  if (length <= 24) return "9.5cqi";
  if (length <= 48) return "7.2cqi";
  return length <= 80 ? "5.8cqi" : "4.8cqi";
}

/* A4. */
const Frame = styled.div`
  aspect-ratio: 210 / 297;
  width: 100%;
  overflow: hidden;
  background: ${color.paper};
  color: ${color.print};
  container-type: inline-size;
`;

const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2.2cqi;
  align-items: center;
  justify-content: center;
  height: 100%;
  padding: 6cqi 7cqi;
  line-height: 1.2;
  overflow-wrap: anywhere;
  text-align: center;
`;

const Hiring = styled.p`
  font-size: 4.4cqi;
  font-weight: 600;
`;

const Title = styled.p<{ $size: string }>`
  font-size: ${({ $size }) => $size};
  font-weight: 750;
  letter-spacing: -0.03em;
  line-height: 1.05;
`;

const Facts = styled.p`
  display: grid;
  gap: 1cqi;
  font-size: 5cqi;
  font-weight: 600;
`;

const Code = styled.div`
  flex: 0 1 auto;
  width: 48cqi;
  margin-block: 1cqi;
`;

const Scan = styled.p`
  font-size: 4.6cqi;
  font-weight: 650;
`;

const Small = styled.p`
  font-size: 2.6cqi;
`;
