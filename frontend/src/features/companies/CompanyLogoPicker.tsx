import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { SectionCard, useToast } from "../../design-system";
import { CompanyMark } from "./CompanyMark";
import { useWords } from "../../shared/words";
import { PhotoPicker } from "../accounts/PhotoPicker";
import { usePhotoUpload } from "../accounts/usePhotoUpload";
import { companyFormWords } from "./company-form.words";
import { type CompanyForm_CompanyFragment, useRemoveCompanyLogoMutation } from "./CompanyForm.generated";

/** The logo, which changes for everybody as soon as another one is uploaded. */
export function CompanyLogoPicker({ company }: { company: CompanyForm_CompanyFragment }) {
  const words = useWords(companyFormWords);
  const { cache } = useApolloClient();
  const showToast = useToast();
  const [logoURL, setLogoURL] = useState(company.logoURL);
  const [isNew, setIsNew] = useState(false);
  const [remove, { loading: isRemoving }] = useRemoveCompanyLogoMutation();

  function handleUploaded(address: string) {
    setLogoURL(address);
    setIsNew(true);
    cache.modify({
      id: cache.identify({ ...company, __typename: "Company" }),
      fields: { logoURL: () => address },
    });
  }
  const upload = usePhotoUpload(handleUploaded, {
    place: { path: `/api/companies/${company.id}/logo`, field: "logo", answer: "logoURL" },
    failed: words.logoFailed,
  });

  async function handleRemove() {
    if (isRemoving) return;
    try {
      await remove({ variables: { id: company.id } });
      setLogoURL(null);
      setIsNew(false);
    } catch {
      showToast({ text: words.logoNotRemoved, tone: "danger" });
    }
  }

  return (
    <SectionCard title={words.logoTitle}>
      <PhotoPicker
        words={words.logo}
        photoURL={logoURL}
        picture={(shown) => <CompanyMark name={company.name} logoURL={shown} size={96} />}
        isNew={isNew}
        state={upload.state}
        onChoose={upload.choose}
        onCancel={upload.cancel}
        onRemove={() => void handleRemove()}
      />
    </SectionCard>
  );
}
