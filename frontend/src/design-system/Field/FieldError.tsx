import { CircleAlert } from "lucide-react";
import styled from "styled-components";
import { color, fontSize, space } from "../tokens";

/** What is wrong with a field, and what to type or choose. */
export function FieldError({ children }: { children: string }) {
  return (
    <ErrorText>
      <CircleAlert size={16} aria-hidden />
      {children}
    </ErrorText>
  );
}

const ErrorText = styled.p`
  display: flex;
  gap: 6px;
  margin-top: 6px;
  color: ${color.danger};
  font-size: ${fontSize.fs14};
  line-height: 1.45;

  > svg {
    flex: none;
    margin-top: ${space.s1};
  }
`;
