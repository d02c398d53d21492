import type { SubmitEventHandler, ReactNode } from "react";
import styled from "styled-components";
import { color, fontSize, Notice, space, text } from "../../design-system";
import { useWords } from "../../shared/words";
import { authWords } from "./auth.words";

interface AuthColumnProps {
  title: string;
  lead: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Below the form: the way to the other one, unless the lead has it. */
  footer?: ReactNode;
}

/** The column that the forms of signing in share, 416 px at most. */
export function AuthColumn({ title, lead, children, footer }: AuthColumnProps) {
  const words = useWords(authWords);
  return (
    <Column>
      <Title>{title}</Title>
      <Lead>{lead}</Lead>
      <noscript>
        <Notice>{words.needsScript}</Notice>
      </noscript>
      {children}
      {footer && <Footer>{footer}</Footer>}
    </Column>
  );
}

interface AuthFormProps extends AuthColumnProps {
  /** Above the fields: why one is here, or what went wrong. */
  notice?: ReactNode;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
}

/** What sign-in, sign-up and finishing a registration share: the fields, and the button last. */
export function AuthForm({ notice, onSubmit, children, ...column }: AuthFormProps) {
  return (
    <AuthColumn {...column}>
      {/* The fields' own checks speak our words, and all at once. Without our code, a form of this method does nothing:
          any other would put the password into an address, or lose it. */}
      <Form noValidate method="dialog" onSubmit={onSubmit}>
        {notice}
        {children}
      </Form>
    </AuthColumn>
  );
}

const Column = styled.div`
  width: 100%;
  max-width: 416px;
  margin-inline: auto;
`;

const Title = styled.h1`
  ${text.title}
`;

const Lead = styled.p`
  margin-top: ${space.s2};
  color: ${color.muted};
  font-size: ${fontSize.fs16};
  overflow-wrap: anywhere;

  > a {
    font-weight: 600;
    text-decoration: none;
  }

  > a:hover {
    text-decoration: underline;
  }
`;

const Form = styled.form`
  display: grid;
  gap: 18px;
  margin-top: 28px;

  > button {
    margin-top: 6px;
  }
`;

const Footer = styled.p`
  margin-top: ${space.s5};
  ${text.meta}
  text-align: center;

  > a {
    display: inline-block;
    padding-block: ${space.s2};
    font-weight: 600;
    text-decoration: none;
  }

  > a:hover {
    text-decoration: underline;
  }
`;
