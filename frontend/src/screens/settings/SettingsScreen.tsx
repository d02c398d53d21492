import styled from "styled-components";
import { useSession, type SessionUser } from "../../auth/session";
import {
  Chip,
  color,
  Container,
  media,
  SectionCard,
  space,
  text,
  ThemeSwitch,
  PageHeading,
  Column,
} from "../../design-system";
import { ChangePassword } from "../../features/accounts/ChangePassword";
import { DeleteAccount } from "../../features/accounts/DeleteAccount";
import { ExportData } from "../../features/accounts/ExportData";
import { OwnCompanies } from "../../features/companies/own/OwnCompanies";
import { useFarewell } from "../../features/accounts/confirm/useFarewell";
import { languageWords } from "../../features/accounts/language/language.words";
import { LanguageChoice } from "../../features/accounts/language/LanguageChoice";
import { settingsWords } from "../../features/accounts/settings.words";
import { ChangeEmail } from "../../features/accounts/email/ChangeEmail";
import { emailChangeWords } from "../../features/accounts/email/email-change.words";
import { SecondFactorLink } from "../../features/accounts/factor/SecondFactorLink";
import { AddGoogle } from "../../features/accounts/phone/AddGoogle";
import { phoneCodeWords } from "../../features/accounts/phone/phone-code.words";
import { PhoneNumber } from "../../features/accounts/phone/PhoneNumber";
import { VerifyEmailNotice } from "../../features/accounts/VerifyEmailNotice";
import { ConsentSettings } from "../../features/privacy/consents/ConsentSettings";
import { GrievanceLink } from "../../features/privacy/grievance/GrievanceLink";
import { InactivityNote } from "../../features/privacy/inactivity/InactivityNote";
import { NomineeSettings } from "../../features/privacy/nominee/NomineeSettings";
import { RecipientsLink } from "../../features/privacy/recipients/RecipientsLink";
import { NoticesLink } from "../../features/notices/NoticesLink";
import { letterKeysWords } from "../../forms/letter-keys.words";
import { LetterKeysSwitch } from "../../forms/LetterKeysSwitch";
import { usePageTitle } from "../../shared/page-title";
import { useWords } from "../../shared/words";

/** /settings: e-mail verification, password, theme, one's own data. The session alone is enough to show it. */
export function SettingsScreen() {
  const words = useWords(settingsWords);
  const session = useSession();
  usePageTitle(words.title);
  return (
    <Band>
      <Container>
        <Cards>
          <PageHeading title={words.title}>
            <Title>{words.title}</Title>
          </PageHeading>
          {session.status === "signed-in" && <Sections user={session.user} />}
        </Cards>
      </Container>
    </Band>
  );
}

function Sections({ user }: { user: SessionUser }) {
  const words = useWords(settingsWords);
  const languageText = useWords(languageWords);
  const phone = useWords(phoneCodeWords);
  const keys = useWords(letterKeysWords);
  const handleDeleted = useFarewell();
  return (
    <>
      <SectionCard title={words.email}>
        {user.email === null ? <NoEmail user={user} /> : <EmailAddress email={user.email} user={user} />}
      </SectionCard>
      <SectionCard title={phone.section}>
        <PhoneNumber user={user} />
      </SectionCard>
      {(user.hasPassword || user.hasGoogle) && (
        <SectionCard title={words.password}>
          <ChangePassword user={user} />
        </SectionCard>
      )}
      <SecondFactorLink />
      {user.role === "employer" && <OwnCompanies />}
      <SectionCard title={words.theme}>
        <Hint>{words.themeText}</Hint>
        <ThemeSwitch />
      </SectionCard>
      <SectionCard title={languageText.title}>
        <Hint>{languageText.text}</Hint>
        <LanguageChoice />
      </SectionCard>
      {user.role !== "jobseeker" && (
        <SectionCard title={keys.title}>
          <Hint>{user.role === "admin" ? keys.adminText : keys.text}</Hint>
          <LetterKeysSwitch />
        </SectionCard>
      )}
      <NoticesLink />
      <ConsentSettings user={user} />
      <NomineeSettings />
      <SectionCard title={words.myData}>
        <ExportData />
        <Rule />
        <RecipientsLink />
        <Rule />
        <GrievanceLink />
        <InactivityNote />
      </SectionCard>
      <SectionCard title={words.deleteTitle}>
        <DeleteAccount user={user} onDeleted={handleDeleted} />
      </SectionCard>
    </>
  );
}

function EmailAddress({ email, user }: { email: string; user: SessionUser }) {
  const words = useWords(settingsWords);
  return (
    <Rows>
      <Line>
        <Address>{email}</Address>
        <Chip tone={user.isEmailVerified ? "matched" : "skill"}>
          {user.isEmailVerified ? words.verified : words.notVerified}
        </Chip>
      </Line>
      <VerifyEmailNotice isInSettings />
      <ChangeEmail user={user} />
    </Rows>
  );
}

/** Who signs in by phone alone adds an address by a link, or their Google account and its address. */
function NoEmail({ user }: { user: SessionUser }) {
  const { noEmail } = useWords(emailChangeWords);
  return (
    <>
      <Hint>{noEmail}</Hint>
      <ChangeEmail user={user} />
      <Rule />
      <AddGoogle />
    </>
  );
}

const Band = styled.div`
  min-height: 100%;
  padding-block: 40px ${space.s8};
  background: ${color.canvas};

  ${media.phone} {
    padding-block: ${space.s5} ${space.s7};
  }
`;

const Cards = styled(Column)`
  gap: ${space.s5};
  margin-inline: auto;

  ${media.phone} {
    gap: ${space.s4};
  }
`;

const Title = styled.h1`
  ${text.listTitle}
`;

const Rule = styled.hr`
  margin-block: ${space.s5};
  border: 0;
  border-top: 1px solid ${color.line};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
`;

const Rows = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const Hint = styled.p`
  margin-bottom: ${space.s3};
  ${text.meta}
`;

const Address = styled.p`
  color: ${color.ink};
  font-weight: 500;
  overflow-wrap: anywhere;
`;
