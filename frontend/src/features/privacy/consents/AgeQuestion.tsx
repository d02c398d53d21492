import styled from "styled-components";
import type { SessionUser } from "../../../auth/session";
import { Button, Notice, space } from "../../../design-system";
import { useFormats } from "../../../shared/language/formats";
import { useWords } from "../../../shared/words";
import { useFarewell } from "../../accounts/confirm/useFarewell";
import { DeleteAccount } from "../../accounts/DeleteAccount";
import type { Consents_ConsentsFragment } from "./Consents.generated";
import { consentsWords } from "./consents.words";
import { useConsents } from "./useConsents";

interface AgeQuestionProps {
  /** When they said that they are of age, or that they are not. */
  consents: Pick<Consents_ConsentsFragment, "adultAt" | "minorAt">;
  user: SessionUser;
}

/**
 * Asks whether somebody is of age. Whoever is not reads that the account has to go, and deletes it or says that the
 * answer was wrong (CONS-04, CONS-06). Whoever said that they are of age can take it back as well (CONS-09).
 */
export function AgeQuestion({ consents: { adultAt, minorAt }, user }: AgeQuestionProps) {
  const words = useWords(consentsWords);
  const format = useFormats();
  const { confirmAdult, confirmMinor, isSaving } = useConsents();
  const handleDeleted = useFarewell();
  if (adultAt)
    return (
      <Stack>
        <p>{words.adultSince(format.longDate(adultAt))}</p>
        <Answers>
          <Button tone="text" size="sm" disabled={isSaving} onClick={confirmMinor}>
            {words.wronglyAdult}
          </Button>
        </Answers>
      </Stack>
    );
  return (
    <Stack role="group" aria-label={words.ageQuestion}>
      {minorAt ? <Notice tone="info">{words.youngerText}</Notice> : <p>{words.ageQuestion}</p>}
      <Answers>
        <Button tone="secondary" size="sm" disabled={isSaving} onClick={confirmAdult}>
          {minorAt ? words.wronglyYounger : words.adult}
        </Button>
        {!minorAt && (
          <Button tone="secondary" size="sm" disabled={isSaving} onClick={confirmMinor}>
            {words.younger}
          </Button>
        )}
      </Answers>
      {minorAt && <DeleteAccount user={user} onDeleted={handleDeleted} />}
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
