import { paths } from "@job-portal/protocol/paths";
import { ButtonLink } from "../../design-system";
import { useWords } from "../../shared/words";
import { termsWords } from "./terms.words";
import { LegalList, LegalPage } from "./LegalPage";

/** /terms-of-use: what the portal offers, and what it asks of whom (PRIV-04). */
export function TermsOfUseScreen() {
  const words = useWords(termsWords);
  return (
    <LegalPage title={words.title} lead={words.lead}>
      {words.sections.map(({ title, items }) => (
        <LegalList key={title} title={title} items={items} />
      ))}
      <p>{words.privacy}</p>
      <div>
        <ButtonLink to={paths.privacyNotice} tone="secondary">
          {words.openNotice}
        </ButtonLink>
      </div>
    </LegalPage>
  );
}
