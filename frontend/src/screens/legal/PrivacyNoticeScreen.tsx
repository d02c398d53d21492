import styled from "styled-components";
import { DATA_GROUNDS, DATA_PURPOSES, type DataPurpose } from "@job-portal/protocol/data-purposes";
import { paths } from "@job-portal/protocol/paths";
import { ButtonLink, color, media, SectionCard, space, text } from "../../design-system";
import { GrievanceLink } from "../../features/privacy/grievance/GrievanceLink";
import { processorsWords } from "../../features/privacy/recipients/processors.words";
import { useRuntimeConfig } from "../../shared/runtime-config";
import { useWords } from "../../shared/words";
import { privacyNoticeWords } from "./privacy-notice.words";
import { LegalList, LegalPage } from "./LegalPage";

/** /privacy-notice: each purpose of data by itself, and one's rights (PRIV-03). */
export function PrivacyNoticeScreen() {
  const words = useWords(privacyNoticeWords);
  const processors = useWords(processorsWords);
  const { contact } = useRuntimeConfig();
  return (
    <LegalPage title={words.title} lead={words.lead}>
      <LegalList title={words.short} items={words.points} />
      <SectionCard title={words.purposes}>
        {DATA_PURPOSES.map((purpose) => (
          <Purpose key={purpose} purpose={purpose} />
        ))}
      </SectionCard>
      <LegalList title={words.whoElse} items={[words.othersCompanies, ...processors.list, words.othersLaw]} />
      <LegalList title={words.rights} items={words.rightsList} />
      <SectionCard title={words.complain}>
        <GrievanceLink />
        <Board>{contact.email ? words.complainText(contact.email) : words.complainWithout}</Board>
      </SectionCard>
      <SectionCard title={words.children}>
        <p>{words.childrenText}</p>
      </SectionCard>
      <div>
        <ButtonLink to={paths.settings} tone="secondary">
          {words.settings}
        </ButtonLink>
      </div>
    </LegalPage>
  );
}

function Purpose({ purpose }: { purpose: DataPurpose }) {
  const words = useWords(privacyNoticeWords);
  const { name, what, why, period } = words.texts[purpose];
  const lines = [
    [words.what, what],
    [words.why, why],
    [words.ground, words.grounds[DATA_GROUNDS[purpose]]],
    [words.period, period],
  ] as const;
  return (
    <Item aria-labelledby={`purpose-${purpose}`}>
      <Name id={`purpose-${purpose}`}>{name}</Name>
      <Lines>
        {lines.map(([label, line]) => (
          <Line key={label}>
            <dt>{label}</dt>
            <dd>{line}</dd>
          </Line>
        ))}
      </Lines>
    </Item>
  );
}

const Board = styled.p`
  margin-top: ${space.s4};
`;

const Item = styled.section`
  padding-block: ${space.s4};

  &:not(:last-child) {
    border-bottom: 1px solid ${color.line};
  }
`;

const Name = styled.h3`
  ${text.cardTitle}
`;

const Lines = styled.dl`
  display: grid;
  gap: ${space.s2};
  margin-top: ${space.s2};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  gap: ${space.s3};

  > dt {
    color: ${color.muted};
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`;
