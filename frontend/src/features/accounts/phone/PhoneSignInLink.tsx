import { Smartphone } from "lucide-react";
import { paths } from "@job-portal/protocol/paths";
import { withReturnAddress } from "../../../auth/return-address";
import { ButtonLink } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { phoneCodeWords } from "./phone-code.words";

/** The way to sign in, and up, without an e-mail address. */
export function PhoneSignInLink({ returnAddress }: { returnAddress: string | null }) {
  const words = useWords(phoneCodeWords);
  return (
    <ButtonLink
      to={withReturnAddress(paths.phoneSignIn, returnAddress)}
      tone="secondary"
      size="lg"
      fullWidth="always"
      icon={<Smartphone size={18} aria-hidden />}
    >
      {words.byPhone}
    </ButtonLink>
  );
}
