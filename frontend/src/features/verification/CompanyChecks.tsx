import type { CheckKind } from "../../shared/schema.generated";
import { BadgeCheck, FileCheck, Globe, Landmark, MailCheck, type LucideIcon } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useLocation } from "react-router-dom";
import styled from "styled-components";
import { Card, color, fontSize, navHeight, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import type { CompanyChecks_CompanyFragment } from "./Verification.generated";
import { verificationWords } from "./verification.words";

/** `companyChecksPath` leads here. */
const CHECKED = "#checked";

const KINDS: readonly CheckKind[] = ["WORK_EMAIL", "DOMAIN", "GSTIN", "DOCUMENTS"];

const icons: Readonly<Record<CheckKind, LucideIcon>> = {
  WORK_EMAIL: MailCheck,
  DOMAIN: Globe,
  GSTIN: Landmark,
  DOCUMENTS: FileCheck,
};

/** What stands behind a company's badge, in plain words (VERI-03): each step with its day, and what it doesn't say. */
export function CompanyChecks({ company }: { company: CompanyChecks_CompanyFragment }) {
  const words = useWords(verificationWords);
  const headingId = useId();
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  // The browser looked for it before the company was there.
  useEffect(() => {
    if (hash === CHECKED) place.current?.scrollIntoView({ block: "start" });
  }, [hash]);
  return (
    <Place ref={place} id={CHECKED.slice(1)}>
      <Card as="section" aria-labelledby={headingId}>
        <Title id={headingId}>{words.checkedTitle}</Title>
        <Verdict>
          {company.isVerified && <BadgeCheck size={18} aria-hidden />}
          <span>{verdictOf(company, words)}</span>
        </Verdict>
        {/* An admin may have verified it by other papers. */}
        {(!company.isVerified || company.checks.length > 0) && <CheckList checks={company.checks} />}
        <Foot>{words.doesNotSay}</Foot>
        <Foot>{words.neverPay}</Foot>
      </Card>
    </Place>
  );
}

function verdictOf(
  { isVerified, verifiedUntil }: CompanyChecks_CompanyFragment,
  words: (typeof verificationWords)["en"],
): string {
  if (!isVerified) return words.notVerified;
  return verifiedUntil ? words.verifiedUntil(verifiedUntil) : words.verifiedOnce;
}

/** The four steps, those that hold with what they say. */
function CheckList({ checks }: Pick<CompanyChecks_CompanyFragment, "checks">) {
  const words = useWords(verificationWords);
  return (
    <List>
      {KINDS.map((kind) => {
        const check = checks.find((one) => one.kind === kind);
        const Icon = icons[kind];
        return (
          <Row key={kind}>
            <Mark $isChecked={check !== undefined}>
              <Icon size={16} aria-hidden />
            </Mark>
            <div>
              <Line>
                <Name>{words.steps[kind]}</Name>
                {check && <Day>{words.on(check.checkedAt)}</Day>}
              </Line>
              <Said>{check ? words.says[kind](check.about) : words.notChecked}</Said>
            </div>
          </Row>
        );
      })}
    </List>
  );
}

const Place = styled.div`
  scroll-margin-top: calc(${navHeight} + ${space.s4});
`;

const Title = styled.h2`
  margin-bottom: ${space.s3};
  ${text.cardTitle}
`;

const Verdict = styled.p`
  display: flex;
  gap: ${space.s2};
  color: ${color.ink2};
  font-size: ${fontSize.fs14};

  > svg {
    flex: none;
    color: ${color.brand800};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s3};
  padding: 0;
  margin: ${space.s4} 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s3};
`;

const Mark = styled.span<{ $isChecked: boolean }>`
  display: grid;
  width: 32px;
  height: 32px;
  border: 1px ${({ $isChecked }) => ($isChecked ? "solid" : "dashed")}
    ${({ $isChecked }) => ($isChecked ? color.okLine : color.faint)};
  border-radius: 50%;
  background: ${({ $isChecked }) => ($isChecked ? color.ok50 : "none")};
  color: ${({ $isChecked }) => ($isChecked ? color.ok : color.muted)};
  place-items: center;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s2};
  align-items: baseline;
  justify-content: space-between;
`;

const Name = styled.p`
  ${text.label}
`;

const Day = styled.span`
  ${text.meta}
  font-size: ${fontSize.fs12};
`;

const Said = styled.p`
  ${text.meta}
  overflow-wrap: anywhere;
`;

const Foot = styled.p`
  ${text.meta}
  font-size: ${fontSize.fs12};

  + p {
    margin-top: ${space.s1};
  }
`;
