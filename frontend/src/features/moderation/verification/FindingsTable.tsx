import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import styled from "styled-components";
import { color, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { AdminTable, Cell, Name, Row, RowHead, WideCell } from "../admin/admin-table";
import { HeadRow } from "../admin/HeadRow";
import type { VerificationReview_ReviewFragment } from "./VerificationReview.generated";
import { verificationReviewWords } from "./verification-review.words";

type Finding = VerificationReview_ReviewFragment["evidence"]["findings"][number];
type Words = (typeof verificationReviewWords)["en"];

const icons = { AGREES: CircleCheck, LOOK: TriangleAlert, DIFFERS: CircleX };

/** What they say beside what was found; the result is a word and an icon. */
export function FindingsTable({ findings }: { findings: readonly Finding[] }) {
  const words = useWords(verificationReviewWords);
  return (
    <AdminTable aria-label={words.title}>
      <HeadRow names={[words.part, words.theySay, words.weFound]} acts={words.result} />
      <tbody>
        {findings.map((finding) => {
          const Icon = icons[finding.result];
          return (
            <Row key={finding.part}>
              <RowHead>
                <Part>{words.parts[finding.part]}</Part>
              </RowHead>
              <WideCell data-label={words.theySay}>
                <Name as="span">{saidOf(finding, words)}</Name>
              </WideCell>
              <WideCell data-label={words.weFound}>{foundOf(finding, words)}</WideCell>
              <Cell>
                <Result $result={finding.result}>
                  <Icon size={18} aria-hidden />
                  {words.results[finding.result]}
                </Result>
              </Cell>
            </Row>
          );
        })}
      </tbody>
    </AdminTable>
  );
}

function saidOf({ part, said, at }: Finding, words: Words): string {
  if (said === null) return part === "DOCUMENTS" && at ? words.papersGone : words.nothingSaid;
  return part === "DOCUMENTS" ? words.papers(Number(said)) : said;
}

function foundOf({ part, said, found, at, result }: Finding, words: Words): string {
  switch (part) {
    case "NAME":
    case "DOMAIN":
      return found ?? (said === null ? words.nothingFound : words.noVerified);
    case "WORK_EMAIL":
      return at ? words.confirmed(at) : words.nothingFound;
    case "SITE":
      return at ? words.siteFound(found, at) : words.nothingFound;
    case "GSTIN":
      return found ? words.registeredIn(found) : words.nothingFound;
    case "GST_NAME":
      return found ?? (result === "DIFFERS" ? words.notRegistered : words.registerOff);
    case "GST_STATE":
      return found ? words.gstStateIs(found) : words.nothingFound;
    case "DOCUMENTS":
      if (at) return words.papersJudged(at);
      return said === null ? words.nothingFound : words.readBelow;
  }
}

const Part = styled.span`
  ${text.meta}
`;

const tones = { AGREES: color.ok, LOOK: color.warn, DIFFERS: color.danger };

const Result = styled.span<{ $result: Finding["result"] }>`
  display: inline-flex;
  gap: ${space.s2};
  align-items: center;
  color: ${({ $result }) => tones[$result]};
  white-space: nowrap;

  > svg {
    flex: none;
  }
`;
