import { Lock } from "lucide-react";
import { useEffect, useRef } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import styled from "styled-components";
import {
  Avatar,
  BottomBarRoom,
  Button,
  Card,
  color,
  media,
  Notice,
  SectionCard,
  space,
  text,
  TextArea,
  TextField,
} from "../../design-system";
import { useWords } from "../../shared/words";
import { AddEmail } from "./email/AddEmail";
import { PhotoPicker } from "./PhotoPicker";
import type { Profile_AccountFragment } from "./Profile.generated";
import { PROFILE_FIELDS, type ProfileField, type ProfileValues } from "./profile-values";
import { profileWords } from "./profile.words";
import { FieldGrid, WholeRow } from "../../forms/FieldGrid";
import { ProfileColumns, ProfileStack } from "./ProfileColumns";
import { SavedElsewhere } from "../../forms/SavedElsewhere";
import { UnsavedChanges } from "../../forms/UnsavedChanges";
import type { Contest } from "../../forms/useNewerVersion";
import { usePhotoUpload } from "./usePhotoUpload";
import { useProfileForm, type ProfileFailure } from "./useProfileForm";

interface ProfileFormProps {
  account: Profile_AccountFragment;
  onSaved(): void;
  /** Tells when a save is under way, which can no longer be taken back, and when it has ended. */
  onSaving(isSaving: boolean): void;
  /** Asks the server for the profile as it is now. */
  onReload(): Promise<Profile_AccountFragment | null>;
}

/** The profile while it is edited (PROF-04); its author leaves by saving, or by the Cancel above it. */
export function ProfileForm({ account, onSaving, ...handlers }: ProfileFormProps) {
  const words = useWords(profileWords);
  const { form, save, failure, contests, swap, loadNewer } = useProfileForm(account, handlers);
  const { control, handleSubmit, setFocus, getValues, setValue, setError, formState } = form;
  const photoURL = useWatch({ control, name: "photoURL" });
  const setPhoto = (address: string | null) => setValue("photoURL", address, { shouldDirty: true });
  const photo = usePhotoUpload(setPhoto);
  const hasWrongFields = PROFILE_FIELDS.some((name) => formState.errors[name]);
  // What is corrected is no longer wrong (SEEN-08).
  const shownFailure = failure?.hasFields && !hasWrongFields ? null : failure;
  useEffect(() => setFocus("displayName"), [setFocus]);

  // By what the form holds now (SEEN-11): a render may be behind the last key.
  function isUnsaved(): boolean {
    const { defaultValues = {} } = formState;
    const names = [...PROFILE_FIELDS, "photoURL"] as const;
    return (
      photo.state.status === "uploading" || names.some((name) => getValues(name) !== defaultValues[name])
    );
  }

  async function handleValues(values: ProfileValues) {
    if (photo.state.status === "uploading") {
      setError("root", { message: words.photoOnItsWay });
      return;
    }
    onSaving(true);
    await save(values);
    onSaving(false);
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(handleValues)(event)}>
      <UnsavedChanges warning={words.leaveWarning} isUnsaved={isUnsaved} />
      <ProfileColumns>
        <Card>
          <PhotoPicker
            words={words}
            photoURL={photoURL}
            picture={(shown) => (
              <Avatar name={account.email ?? account.displayName ?? ""} photoURL={shown} size={96} />
            )}
            isNew={photoURL !== account.photoURL}
            state={photo.state}
            onChoose={photo.choose}
            onCancel={photo.cancel}
            onRemove={() => setPhoto(null)}
          />
        </Card>
        <ProfileStack>
          <Fields form={form} email={account.email} contests={contests ?? {}} onSwap={swap} />
          {shownFailure && <FailureNotice failure={shownFailure} onLoadNewer={() => void loadNewer()} />}
          {contests && !failure && <Notice>{words.newerLoaded}</Notice>}
          {/* The failure above says it for them. */}
          <SaveBar
            errors={shownFailure?.hasFields ? {} : formState.errors}
            isSaving={formState.isSubmitting}
          />
        </ProfileStack>
      </ProfileColumns>
    </form>
  );
}

interface FailureNoticeProps {
  failure: ProfileFailure;
  onLoadNewer(): void;
}

function FailureNotice({ failure, onLoadNewer }: FailureNoticeProps) {
  const words = useWords(profileWords);
  const place = useRef<HTMLDivElement>(null);
  // Save Changes stays in view on phones, where this may not be; a field with the focus comes into view itself.
  useEffect(() => {
    if (!failure.hasFields) place.current?.scrollIntoView({ block: "center" });
  }, [failure]);
  return (
    <div ref={place}>
      <Notice
        tone="danger"
        action={
          failure.isOutdated && (
            <Button tone="text" size="sm" onClick={onLoadNewer}>
              {words.loadNewer}
            </Button>
          )
        }
      >
        {failure.text}
      </Notice>
    </div>
  );
}

interface FieldsProps {
  form: UseFormReturn<ProfileValues>;
  email: string | null;
  contests: Partial<Record<ProfileField, Contest>>;
  onSwap(name: ProfileField): void;
}

function Fields({ form, email, contests, onSwap }: FieldsProps) {
  const words = useWords(profileWords);
  const { errors } = form.formState;

  function field(name: ProfileField, validate?: (value: string) => string | undefined) {
    const contest = contests[name];
    return {
      label: words.fields[name],
      isOptional: name !== "displayName",
      error: errors[name]?.message,
      hint: contest && <SavedElsewhere {...contest} onSwap={() => onSwap(name)} />,
      ...form.register(name, { validate }),
    };
  }

  return (
    <>
      <SectionCard title={words.about}>
        <FieldGrid>
          <TextField
            autoComplete="name"
            {...field("displayName", (name) => (name.trim() ? undefined : words.problems.displayName))}
          />
          <TextField autoComplete="organization-title" {...field("title")} />
          <WholeRow>
            <TextArea {...field("bio")} />
          </WholeRow>
        </FieldGrid>
      </SectionCard>
      <SectionCard title={words.contactAndDetails}>
        <FieldGrid>
          {email === null ? (
            <div>
              <NoEmailLabel>{words.fields.email}</NoEmailLabel>
              <AddEmail />
            </div>
          ) : (
            <TextField
              label={words.fields.email}
              value={email}
              readOnly
              icon={<Lock size={18} />}
              hint={words.emailLocked}
            />
          )}
          <TextField type="tel" autoComplete="tel" {...field("phone")} />
          <TextField autoComplete="address-level2" {...field("location")} />
          <TextField
            type="date"
            autoComplete="bday"
            {...field("dob", () => dateProblem(words.problems.dob))}
          />
          <WholeRow>
            <TextField type="url" autoComplete="url" {...field("linkedin")} />
          </WholeRow>
        </FieldGrid>
      </SectionCard>
    </>
  );
}

/** A date typed in part reads as none, which would clear the saved one: only the browser's field knows better. */
function dateProblem(message: string): string | undefined {
  const field = document.querySelector<HTMLInputElement>('input[type="date"][name="dob"]');
  return field?.validity.badInput ? message : undefined;
}

interface SaveBarProps {
  errors: UseFormReturn<ProfileValues>["formState"]["errors"];
  isSaving: boolean;
}

function SaveBar({ errors, isSaving }: SaveBarProps) {
  const words = useWords(profileWords);
  const count = PROFILE_FIELDS.filter((name) => errors[name]).length;
  return (
    <Bar>
      <BottomBarRoom $at="phone" />
      <Status role="status">{errors.root?.message ?? (count > 0 && words.needAttention(count))}</Status>
      <Button type="submit" fullWidth="phone" busy={isSaving} busyText={words.saving}>
        {words.saveChanges}
      </Button>
    </Bar>
  );
}

const NoEmailLabel = styled.p`
  margin-bottom: ${space.s2};
  ${text.label}
`;

const Bar = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  align-items: center;
  padding-block: ${space.s3};

  > button {
    margin-left: auto;
  }

  ${media.phone} {
    position: sticky;
    z-index: 1;
    bottom: 0;
    border-width: 1px 0 0;
    border-radius: 0;
    margin-inline: -16px;
  }

  ${media.short} {
    position: static;
  }
`;

const Status = styled.p`
  ${text.meta}
  color: ${color.danger};
  font-weight: 500;

  &:empty {
    display: none;
  }
`;
