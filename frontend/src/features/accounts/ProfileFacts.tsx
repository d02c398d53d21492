import { Gem, Mail, MapPin, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";
import { Avatar, Card, color, fontSize, SectionCard, space, text } from "../../design-system";
import { useFormats } from "../../shared/language/formats";
import { useWords } from "../../shared/words";
import { accountsWords } from "./accounts.words";
import { AddEmail } from "./email/AddEmail";
import type { Profile_AccountFragment } from "./Profile.generated";
import { profileWords } from "./profile.words";
import { FieldGrid, WholeRow } from "../../forms/FieldGrid";
import { ProfileColumns, ProfileStack } from "./ProfileColumns";

/** The profile as it is saved, to read only (PROF-01, PROF-02). */
export function ProfileFacts({ account }: { account: Profile_AccountFragment }) {
  const { fields, about, contactAndDetails } = useWords(profileWords);
  const format = useFormats();
  const { email, displayName, additionalData } = account;
  const { title, bio, phone, location, dob, linkedin } = additionalData;
  return (
    <ProfileColumns>
      <PersonCard account={account} />
      <ProfileStack>
        <SectionCard title={about}>
          <FieldGrid as="dl">
            <Fact name={fields.displayName}>{displayName}</Fact>
            <Fact name={fields.title}>{title}</Fact>
            <Fact name={fields.bio} isWide>
              {bio}
            </Fact>
          </FieldGrid>
        </SectionCard>
        <SectionCard title={contactAndDetails}>
          <FieldGrid as="dl">
            <Fact name={fields.email}>{email ?? <AddEmail />}</Fact>
            <Fact name={fields.phone}>{phone}</Fact>
            <Fact name={fields.location}>{location}</Fact>
            <Fact name={fields.dob}>{dob && format.calendarLongDate(dob)}</Fact>
            <Fact name={fields.linkedin} isWide>
              {linkedin && <LinkedInLink address={linkedin} />}
            </Fact>
          </FieldGrid>
        </SectionCard>
      </ProfileStack>
    </ProfileColumns>
  );
}

function PersonCard({ account }: { account: Profile_AccountFragment }) {
  const words = useWords(profileWords);
  const { plans } = useWords(accountsWords);
  const { email, signInName, displayName, photoURL, additionalData, subscription } = account;
  // A long one goes on below there, rather than in the middle of a name.
  const at = email?.indexOf("@") ?? 0;
  const SignInMark = email === null ? Smartphone : Mail;
  return (
    <Card>
      <Person>
        <Avatar name={email ?? displayName ?? ""} photoURL={photoURL} size={96} />
        <Name>{displayName ?? signInName}</Name>
        {additionalData.title && <p>{additionalData.title}</p>}
      </Person>
      <Lines>
        {additionalData.location && (
          <li>
            <MapPin size={18} aria-hidden />
            {additionalData.location}
          </li>
        )}
        <li>
          <SignInMark size={18} aria-hidden />
          <span>
            {signInName.slice(0, at)}
            <wbr />
            {signInName.slice(at)}
          </span>
        </li>
        <li>
          <Gem size={18} aria-hidden />
          {words.plan(plans[subscription.plan])}
        </li>
      </Lines>
    </Card>
  );
}

interface FactProps {
  name: string;
  isWide?: boolean;
  children: ReactNode;
}

function Fact({ name, isWide = false, children }: FactProps) {
  const words = useWords(profileWords);
  const Row = isWide ? WholeRow : "div";
  return (
    <Row>
      <FactName>{name}</FactName>
      <FactValue>{children || <Missing>{words.notGiven}</Missing>}</FactValue>
    </Row>
  );
}

function LinkedInLink({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {address.replace(/^https:\/\/(www\.)?/, "").replace(/\/$/, "")}
    </a>
  );
}

const Person = styled.div`
  display: grid;
  gap: 2px;
  padding-bottom: 20px;
  border-bottom: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${fontSize.fs14};
  justify-items: center;
  overflow-wrap: anywhere;
  text-align: center;
`;

const Name = styled.p`
  margin-top: ${space.s3};
  ${text.cardTitle}
  font-size: ${fontSize.fs20};
`;

const Lines = styled.ul`
  display: grid;
  gap: 10px;
  padding-top: 20px;

  > li {
    display: flex;
    gap: 10px;
    min-width: 0;
    color: ${color.ink2};
    font-size: ${fontSize.fs14};
    overflow-wrap: anywhere;
  }

  span {
    min-width: 0;
  }

  svg {
    flex: none;
    color: ${color.muted};
  }
`;

const FactName = styled.dt`
  ${text.meta}
`;

const FactValue = styled.dd`
  ${text.body}
  margin-top: 2px;
  color: ${color.ink};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Missing = styled.span`
  color: ${color.muted};
`;
