import { Download } from "lucide-react";
import { useId, type ReactNode } from "react";
import styled from "styled-components";
import { Button, Chip, ChipList, color, fontSize, space, text } from "../../../design-system";
import { callHref } from "../../../shared/contact/phone-links";
import { useWords } from "../../../shared/words";
import type { CandidateDetail_CandidateFragment } from "../candidate/Candidates.generated";
import { formatResumeDate } from "../../resumes/resume/resume-date";
import { candidatesWords } from "../candidate/candidates.words";
import { isBareProfile, readFrozenProfile, type ProfileEntry } from "./frozen-profile";
import { useSentPdf } from "../original/useSentPdf";

const ENTRY_LISTS = [
  ...(["work", "education", "projects", "certificates"] as const),
  ...(["awards", "volunteer", "publications", "references"] as const),
];

/** What was sent, as it stood at applying: contact as far as it is shown, the profile, and the resume's PDF. */
export function CandidateProfile({ candidate }: { candidate: CandidateDetail_CandidateFragment }) {
  const { panel: words, profile: names } = useWords(candidatesWords);
  const profile = readFrozenProfile(candidate.profile);
  const { summary, skills, languages, links } = profile;
  return (
    <PanelSection title={words.profile}>
      <Quiet>{words.profileHint}</Quiet>
      <ResumeFile id={candidate.id} />
      <Contact candidate={candidate} />
      {candidate.note && <Passage title={words.cover}>{candidate.note}</Passage>}
      {summary && <Passage title={names.summary}>{summary}</Passage>}
      {ENTRY_LISTS.map((list) => (
        <Entries key={list} title={names[list]} entries={profile[list]} />
      ))}
      <Chips title={names.skills} texts={skills} />
      <Chips title={names.languages} texts={languages} />
      {links.length > 0 && (
        <div>
          <PartTitle>{names.profiles}</PartTitle>
          {links.map((link) => (
            <a key={link} href={link} target="_blank" rel="noreferrer nofollow">
              {link}
            </a>
          ))}
        </div>
      )}
      {isBareProfile(profile) && !candidate.career && !candidate.original && (
        <Quiet>{words.nothingElse}</Quiet>
      )}
    </PanelSection>
  );
}

function ResumeFile({ id }: { id: string }) {
  const { panel: words } = useWords(candidatesWords);
  const downloadSent = useSentPdf(words.resumeFailed);
  return (
    <div>
      <Button
        tone="secondary"
        size="sm"
        icon={<Download size={18} aria-hidden />}
        onClick={() => void downloadSent(id)}
      >
        {words.resume}
      </Button>
    </div>
  );
}

function Contact({ candidate }: { candidate: CandidateDetail_CandidateFragment }) {
  const { panel: words } = useWords(candidatesWords);
  const { email, phone, isContactMasked } = candidate;
  return (
    <div>
      <PartTitle>{words.contact}</PartTitle>
      {isContactMasked ? (
        <p>{words.masked}</p>
      ) : (
        <p>
          {words.email}: {email ? <a href={`mailto:${email}`}>{email}</a> : words.notGiven}
          <br />
          {words.phone}: {phone ? <a href={callHref(phone) ?? undefined}>{phone}</a> : words.notGiven}
        </p>
      )}
    </div>
  );
}

/** A text of several lines under its title. */
export function Passage({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <PartTitle>{title}</PartTitle>
      <Lines>{children}</Lines>
    </div>
  );
}

function Entries({ title, entries }: { title: string; entries: readonly ProfileEntry[] }) {
  const { profile: words } = useWords(candidatesWords);
  if (entries.length === 0) return null;
  return (
    <div>
      <PartTitle>{title}</PartTitle>
      <EntryList>
        {entries.map((entry, index) => (
          // Nothing else tells two equal entries apart; the list never changes.
          <li key={index}>
            <strong>{entry.title}</strong>
            {entry.facts.length > 0 && <p>{entry.facts.join(" · ")}</p>}
            {(entry.from || entry.to) && (
              <Quiet>
                {entry.from === entry.to
                  ? formatResumeDate(entry.to)
                  : words.until(formatResumeDate(entry.from), formatResumeDate(entry.to))}
              </Quiet>
            )}
            {entry.text && <Lines>{withBullets(entry.text)}</Lines>}
          </li>
        ))}
      </EntryList>
    </div>
  );
}

/** Points of a list as they are read, not as they are typed. */
const withBullets = (text: string): string => text.replace(/^[-*]\s+/gm, "• ");

function Chips({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div>
      <PartTitle>{title}</PartTitle>
      <ChipRow>
        {[...new Set(texts)].map((item) => (
          <li key={item}>
            <Chip>{item}</Chip>
          </li>
        ))}
      </ChipRow>
    </div>
  );
}

/** A part of the candidate's panel under its heading. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <SectionTitle id={headingId}>{title}</SectionTitle>
      {children}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space.s3};
  padding: 20px;
  border-top: 1px solid ${color.line};
  color: ${color.ink2};
  font-size: ${fontSize.fs14};
  overflow-wrap: anywhere;
`;

const SectionTitle = styled.h3`
  ${text.label}
  font-size: ${fontSize.fs16};
`;

const PartTitle = styled.h4`
  ${text.label}
`;

const Quiet = styled.p`
  ${text.meta}
`;

const Lines = styled.p`
  white-space: pre-line;
`;

const EntryList = styled.ul`
  display: grid;
  gap: ${space.s3};
`;

const ChipRow = styled(ChipList)`
  margin-top: ${space.s1};
`;
