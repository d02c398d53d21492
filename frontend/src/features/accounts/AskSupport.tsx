import styled from "styled-components";
import { useRuntimeConfig } from "../../shared/runtime-config";
import { useWords } from "../../shared/words";
import { accountsWords } from "./accounts.words";

/** Beside the news that an account is blocked: whom to write to, where the portal has an address. */
export function AskSupport() {
  const { askSupport } = useWords(accountsWords);
  const { email } = useRuntimeConfig().contact;
  if (!email) return null;
  return (
    <p>
      {askSupport} <Address href={`mailto:${email}`}>{email}</Address>
    </p>
  );
}

const Address = styled.a`
  color: inherit;
`;
