import { Mail, MapPin, Phone } from "lucide-react";
import { Link } from "react-router-dom";
import styled, { css } from "styled-components";
import {
  Brand,
  color,
  Container,
  fontSize,
  media,
  space,
  Still,
  stillPart,
  text,
  ThemeSwitch,
} from "../../design-system";
import { SPOKEN } from "@job-portal/protocol/locale";
import { paths } from "@job-portal/protocol/paths";
import { languageWords } from "../../features/accounts/language/language.words";
import { indianDay } from "../../shared/language/formats";
import { useLocale } from "../../shared/language/locale";
import { useMountedAt } from "../../shared/page-view";
import { useRuntimeConfig } from "../../shared/runtime-config";
import { useWords } from "../../shared/words";
import { layoutWords } from "./layout.words";

// The marks of the networks are drawings of some weight.
const SocialLinks = stillPart(
  () => import("./SocialLinks"),
  ({ SocialLinks }) => SocialLinks,
  { isForGood: true },
);

/** Links (NAV-07 to NAV-09), the contact block (NAV-11), the theme (DARK-01), social links and copyright (NAV-12). */
export function Footer() {
  const words = useWords(layoutWords);
  const [year = ""] = indianDay(useMountedAt()).split("-");
  return (
    <Band>
      <Container>
        <Still>
          <Columns>
            <ContactBlock />
            {linkGroups(words).map((group) => (
              <LinkGroup key={group.title} {...group} />
            ))}
          </Columns>
        </Still>
        <Bottom>
          <p>{words.copyright(year)}</p>
          <MachineMade />
          <ThemeSwitch />
          <SocialLinks />
        </Bottom>
      </Container>
    </Band>
  );
}

/** Says that no speaker has read the page's words yet, and where to tell what is wrong with them (LANG-17). */
function MachineMade() {
  const words = useWords(languageWords);
  const { contact } = useRuntimeConfig();
  if (!SPOKEN[useLocale()].isMachineMade) return null;
  return (
    <p>
      {words.machineMade}{" "}
      {contact.email && <MarkLink href={`mailto:${contact.email}`}>{words.tellUs}</MarkLink>}
    </p>
  );
}

function linkGroups(words: (typeof layoutWords)["en"]): LinkGroupProps[] {
  return [
    {
      title: words.forJobSeekers,
      links: [
        [words.findJobs, paths.jobs],
        [words.resources, paths.resources],
        [words.resumeBuilder, paths.resumeBuilder],
        [words.jobAlerts, paths.jobAlerts],
      ],
    },
    {
      title: words.forEmployers,
      links: [
        [words.postJob, paths.postJobTeaser],
        [words.candidates, paths.candidates],
        [words.pricing, paths.pricing],
        [words.solutions, paths.solutions],
      ],
    },
    {
      title: words.company,
      links: [
        [words.about, paths.about],
        [words.contact, paths.contact],
        [words.privacy, paths.privacy],
        [words.terms, paths.terms],
      ],
    },
  ];
}

interface LinkGroupProps {
  title: string;
  links: readonly (readonly [label: string, to: string])[];
}

function LinkGroup({ title, links }: LinkGroupProps) {
  return (
    <Group aria-label={title}>
      <GroupTitle>{title}</GroupTitle>
      <GroupList>
        {links.map(([label, to]) => (
          <li key={to}>
            <FooterLink to={to}>{label}</FooterLink>
          </li>
        ))}
      </GroupList>
    </Group>
  );
}

function ContactBlock() {
  const { contact } = useRuntimeConfig();
  return (
    <Contact>
      <Brand />
      <ContactLines>
        {contact.email && (
          <ContactLine>
            <Mail size={16} aria-hidden />
            <ContactLink href={`mailto:${contact.email}`}>{contact.email}</ContactLink>
          </ContactLine>
        )}
        {contact.phone && (
          <ContactLine>
            <Phone size={16} aria-hidden />
            <ContactLink href={`tel:${contact.phone.replaceAll(" ", "")}`}>{contact.phone}</ContactLink>
          </ContactLine>
        )}
        {contact.address && (
          <ContactLine>
            <MapPin size={16} aria-hidden />
            <Address>{contact.address}</Address>
          </ContactLine>
        )}
      </ContactLines>
    </Contact>
  );
}

const Band = styled.footer`
  padding: ${space.s8} 0 ${space.s5};
  border-top: 1px solid ${color.line};
  background: ${color.surface};

  ${media.phone} {
    padding-top: 40px;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.57fr) repeat(3, minmax(0, 1fr));
  gap: ${space.s7} ${space.s5};

  ${media.belowDesktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.s6} ${space.s4};
  }
`;

const Contact = styled.div`
  ${media.belowDesktop} {
    grid-column: 1 / -1;
  }
`;

const ContactLines = styled.ul`
  display: grid;
  gap: ${space.s2};
  margin-top: ${space.s3};
`;

const ContactLine = styled.li`
  display: flex;
  gap: 10px;
  ${text.meta}

  > svg {
    flex: none;
    margin-top: 2px;
    color: ${color.faint};
  }

  > :last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Address = styled.address`
  max-width: 14.5em;
  font-style: normal;
  white-space: pre-line;
`;

const quietLink = css`
  color: ${color.muted};
  text-decoration: none;

  &:hover {
    color: ${color.brand800};
    text-decoration: underline;
  }
`;

const ContactLink = styled.a`
  ${quietLink}
`;

/* Stands within a sentence. */
const MarkLink = styled.a`
  color: inherit;
`;

const Group = styled.nav`
  /* On phones the third group takes both columns, its links two by two. */
  ${media.phone} {
    &:last-child {
      grid-column: 1 / -1;
    }
  }
`;

const GroupTitle = styled.h2`
  ${text.label}
`;

const GroupList = styled.ul`
  margin-top: ${space.s2};

  ${media.phone} {
    ${Group}:last-child & {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space.s4};
    }
  }
`;

const FooterLink = styled(Link)`
  ${quietLink}
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  font-size: ${fontSize.fs14};

  ${media.phone} {
    min-height: 44px;
  }
`;

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s2} ${space.s4};
  margin-top: ${space.s7};
  padding-top: ${space.s4};
  border-top: 1px solid ${color.line};
  ${text.meta}

  ${media.phone} {
    margin-top: ${space.s5};
  }
`;
