import { Link, useLocation } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { readAppliedJob, readReturnAddress, withReturnAddress } from "../../auth/return-address";
import { useSessionActions, useSessionError } from "../../auth/session";
import { Notice } from "../../design-system";
import { AskSupport } from "../../features/accounts/AskSupport";
import { isBlock } from "../../features/accounts/describe-auth-error";
import { PhoneCodeForm } from "../../features/accounts/phone/PhoneCodeForm";
import { phoneCodeWords } from "../../features/accounts/phone/phone-code.words";
import { ApplyingNotice } from "../../features/applications/application/ApplyingNotice";
import { usePageTitle } from "../../shared/page-title";
import { useRefusalText } from "../../shared/language/useRefusalText";
import { useWords } from "../../shared/words";
import { AuthColumn } from "./AuthForm";

/** /signin/phone (PHON-06). The guard around it takes signed-in people onward, new ones to finish their account. */
export function PhoneSignInScreen() {
  const words = useWords(phoneCodeWords);
  const { phoneSignIn } = useSessionActions();
  const textOf = useRefusalText();
  const error = useSessionError();
  const { search } = useLocation();
  const returnAddress = readReturnAddress(search);
  const appliedJob = readAppliedJob(search);
  usePageTitle(words.signInTitle);
  return (
    <AuthColumn
      title={words.signInTitle}
      lead={words.signInLead}
      footer={<Link to={withReturnAddress(paths.signIn, returnAddress)}>{words.useEmail}</Link>}
    >
      <Place>
        {error && isBlock(error.code) && (
          <Notice tone="danger">
            <p>{textOf(error)}</p>
            <AskSupport />
          </Notice>
        )}
        {appliedJob !== null && <ApplyingNotice jobId={appliedJob} />}
        <PhoneCodeForm
          labels={{ submit: words.signIn, busy: words.signingIn }}
          isResumed
          onCode={phoneSignIn}
        />
      </Place>
    </AuthColumn>
  );
}

const Place = styled.div`
  display: grid;
  gap: 18px;
  margin-top: 28px;
`;
