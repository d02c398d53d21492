import { Smartphone } from "lucide-react";
import { paths } from "@job-portal/protocol/paths";
import { withReturnAddress } from "../../../auth/return-address";
import type { SignUpRole } from "../../../auth/session";
import { ButtonLink } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { phoneCodeWords } from "./phone-code.words";

interface PhoneSignInLinkProps {
  returnAddress: string | null;
  /** The one chosen on the way, which the registration begins with (AUTH-38). */
  role?: SignUpRole | null;
}

/** The way to sign in, and up, without an e-mail address. */
export function PhoneSignInLink({ returnAddress, role = null }: PhoneSignInLinkProps) {
  const words = useWords(phoneCodeWords);
  return (
    <ButtonLink
      to={withReturnAddress(paths.phoneSignIn, returnAddress, role)}
      tone="secondary"
      size="lg"
      fullWidth="always"
      icon={<Smartphone size={18} aria-hidden />}
    >
      {words.byPhone}
    </ButtonLink>
  );
}
