import { useId } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { color, fontSize, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { signUpNoticeWords } from "./sign-up-notice.words";

/**
 * Beside the buttons that make an account: what that takes, each thing by itself. It asks for nothing (PRIV-05).
 * Whoever came by phone alone reads of that way alone.
 */
export function SignUpNotice({ isByPhone = false }: { isByPhone?: boolean }) {
  const words = useWords(signUpNoticeWords);
  const [email, role, phone, google] = words.items;
  const items = isByPhone ? [role, phone] : [email, role, phone, google];
  const title = useId();
  return (
    <Aside aria-labelledby={title}>
      <Title id={title}>{words.title}</Title>
      <List>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
      <p>{words.rest}</p>
      <Links>
        {/* What is typed already stays where it is. */}
        <Link to={paths.privacyNotice} target="_blank">
          {words.openNotice}
        </Link>
        <Link to={paths.termsOfUse} target="_blank">
          {words.openTerms}
        </Link>
      </Links>
    </Aside>
  );
}

const Aside = styled.section`
  display: grid;
  gap: ${space.s2};
  padding-top: ${space.s4};
  border-top: 1px solid ${color.line};
  ${text.meta}
`;

const Title = styled.h2`
  color: ${color.ink};
  font-size: ${fontSize.fs14};
  font-weight: 600;
`;

const List = styled.ul`
  display: grid;
  gap: 4px;
  padding-left: 1.2em;
  list-style: disc;
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};
`;
