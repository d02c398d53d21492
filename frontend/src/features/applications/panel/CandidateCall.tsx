import { MessageCircle, Phone } from "lucide-react";
import styled from "styled-components";
import { ButtonLink, space } from "../../../design-system";
import { callHref, whatsAppHref } from "../../../shared/contact/phone-links";
import { useWords } from "../../../shared/words";
import type { CandidateDetail_CandidateFragment } from "../candidate/Candidates.generated";
import { candidatesWords } from "../candidate/candidates.words";

/** A call and WhatsApp beside the candidate's steps, once the number may be seen (CAND-08). */
export function CandidateCall({ candidate }: { candidate: CandidateDetail_CandidateFragment }) {
  const { panel: words } = useWords(candidatesWords);
  const { phone, isContactMasked } = candidate;
  const href = callHref(phone);
  if (isContactMasked || !phone || !href) return null;
  return (
    <Ways>
      <ButtonLink
        tone="secondary"
        icon={<Phone size={18} aria-hidden />}
        to={href}
        aria-label={words.call(phone)}
      >
        {words.callShort}
      </ButtonLink>
      <ButtonLink
        tone="secondary"
        icon={<MessageCircle size={18} aria-hidden />}
        to={whatsAppHref(phone)}
        target="_blank"
        rel="noreferrer nofollow"
      >
        {words.whatsApp}
      </ButtonLink>
    </Ways>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;
