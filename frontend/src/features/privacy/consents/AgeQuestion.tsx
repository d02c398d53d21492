import { useState } from "react";
import styled from "styled-components";
import type { SessionUser } from "../../../auth/session";
import { Button, Notice, space } from "../../../design-system";
import { useFormats } from "../../../shared/language/formats";
import { useWords } from "../../../shared/words";
import { useFarewell } from "../../accounts/confirm/useFarewell";
import { DeleteAccount } from "../../accounts/DeleteAccount";
import { consentsWords } from "./consents.words";
import { useConsents } from "./useConsents";

interface AgeQuestionProps {
  /** When they said that they are of age. */
  adultAt: string | null;
  user: SessionUser;
}

/** Asks whether somebody is of age. Whoever is not has the account deleted, once they have read so (CONS-04). */
export function AgeQuestion({ adultAt, user }: AgeQuestionProps) {
  const words = useWords(consentsWords);
  const format = useFormats();
  const { confirmAdult, isSaving } = useConsents();
  const [isYounger, setIsYounger] = useState(false);
  const handleDeleted = useFarewell();
  if (adultAt) return <p>{words.adultSince(format.longDate(adultAt))}</p>;
  return (
    <Stack role="group" aria-label={words.ageQuestion}>
      <p>{words.ageQuestion}</p>
      <Answers>
        <Button tone="secondary" size="sm" disabled={isSaving} onClick={confirmAdult}>
          {words.adult}
        </Button>
        <Button tone="secondary" size="sm" aria-expanded={isYounger} onClick={() => setIsYounger(!isYounger)}>
          {words.younger}
        </Button>
      </Answers>
      {isYounger && (
        <>
          <Notice tone="info">{words.youngerText}</Notice>
          <DeleteAccount user={user} onDeleted={handleDeleted} />
        </>
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s3};
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
`;
