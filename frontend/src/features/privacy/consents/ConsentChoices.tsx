import styled from "styled-components";
import { Checkbox, space, text } from "../../../design-system";
import { useFormats } from "../../../shared/language/formats";
import type { ConsentPurpose } from "../../../shared/schema.generated";
import { useWords } from "../../../shared/words";
import type { Consents_ConsentsFragment } from "./Consents.generated";
import { consentsWords } from "./consents.words";
import { useConsents } from "./useConsents";

/** All that somebody may allow beside what they ask for. */
const PURPOSES: readonly ConsentPurpose[] = ["SEARCH_FIGURES"];

/** Each optional use of data with its own box: one tap gives the consent, one withdraws it (CONS-02). */
export function ConsentChoices({ given }: Pick<Consents_ConsentsFragment, "given">) {
  const words = useWords(consentsWords);
  const format = useFormats();
  const { setConsent } = useConsents();
  const givenAt = new Map(given.map((consent) => [consent.purpose, consent.givenAt]));
  return (
    <List>
      {PURPOSES.map((purpose) => {
        const since = givenAt.get(purpose);
        const { label, hint } = words.purposes[purpose];
        return (
          <li key={purpose}>
            <Checkbox
              label={label}
              checked={since !== undefined}
              onChange={(isGiven) => setConsent(purpose, isGiven)}
            />
            <Quiet>{hint}</Quiet>
            {since && <Quiet>{words.allowedSince(format.longDate(since))}</Quiet>}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.s3};
`;

const Quiet = styled.p`
  ${text.meta}
`;
