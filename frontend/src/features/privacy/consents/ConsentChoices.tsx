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
  return (
    <List>
      {PURPOSES.map((purpose) => {
        const consent = given.find((entry) => entry.purpose === purpose);
        const { label, hint } = words.purposes[purpose];
        return (
          <li key={purpose}>
            <Checkbox
              label={label}
              checked={consent !== undefined}
              onChange={(isGiven) => setConsent(purpose, isGiven)}
            />
            <Quiet>{hint}</Quiet>
            {consent && <Quiet>{words.allowedSince(format.longDate(consent.givenAt))}</Quiet>}
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
