import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "@job-portal/protocol/paths";
import { readReturnAddress } from "../../auth/return-address";
import {
  BackLink,
  LoadFailure,
  Notice,
  Page,
  Skeleton,
  SkeletonGroup,
  useToast,
  Column,
} from "../../design-system";
import { EnrolSecondFactor } from "../../features/accounts/factor/EnrolSecondFactor";
import { ManageSecondFactor } from "../../features/accounts/factor/ManageSecondFactor";
import { RecoveryCodes } from "../../features/accounts/factor/RecoveryCodes";
import { secondFactorWords } from "../../features/accounts/factor/second-factor.words";
import type { SecondFactor_StateFragment } from "../../features/accounts/factor/SecondFactor.generated";
import { useWords } from "../../shared/words";
import { useSecondFactorScreenQuery } from "./SecondFactorScreen.generated";

/** /settings/second-factor: an authenticator app, and the recovery codes for when it is lost (TWOF-11). */
export function SecondFactorScreen() {
  const words = useWords(secondFactorWords);
  const { data, loading, refetch } = useSecondFactorScreenQuery({ fetchPolicy: "cache-and-network" });
  return (
    <Page title={words.title}>
      <Column>
        <BackLink to={paths.settings}>{words.back}</BackLink>
        <p>{words.lead}</p>
        {data ? (
          <Factor factor={data.secondFactor} onChange={() => void refetch()} />
        ) : loading ? (
          <SkeletonGroup>
            <Skeleton width="100%" height={320} shape="tile" />
          </SkeletonGroup>
        ) : (
          <LoadFailure message={words.notLoaded} onRetry={() => void refetch()} />
        )}
      </Column>
    </Page>
  );
}

interface FactorProps {
  factor: SecondFactor_StateFragment;
  onChange(): void;
}

function Factor({ factor, onChange }: FactorProps) {
  const words = useWords(secondFactorWords);
  const showToast = useToast();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [codes, setCodes] = useState<string[] | null>(null);
  const { since } = factor;

  function handleCodes(fresh: string[]) {
    if (since === null) showToast({ text: words.turnedOn });
    setCodes(fresh);
    onChange();
  }

  function handleKept() {
    const next = readReturnAddress(search);
    setCodes(null);
    if (next !== null) void navigate(next);
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={handleKept} />;
  if (since !== null) return <ManageSecondFactor factor={{ ...factor, since }} onCodes={handleCodes} />;
  if (!factor.isOffered) return <Notice>{words.notOffered}</Notice>;
  return (
    <>
      {factor.isRequired && <Notice tone="warn">{words.required}</Notice>}
      <EnrolSecondFactor onEnrolled={handleCodes} />
    </>
  );
}
