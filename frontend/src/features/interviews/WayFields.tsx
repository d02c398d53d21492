import { MapPin, Phone, Video } from "lucide-react";
import { useController, type UseFormReturn } from "react-hook-form";
import styled from "styled-components";
import { SegmentedControl, space, text, TextField } from "../../design-system";
import { useWords } from "../../shared/words";
import { interviewsWords } from "./interviews.words";
import { isWebLink, type OfferValues } from "./offer-times";

interface WayFieldsProps {
  form: UseFormReturn<OfferValues>;
  /** Whether the address is one that was filled in, and is to be looked at. */
  isPlaceProposed?: boolean;
}

/** How people meet, and what that needs. */
export function WayFields({ form, isPlaceProposed }: WayFieldsProps) {
  const words = useWords(interviewsWords);
  const { field } = useController({ control: form.control, name: "way" });
  return (
    <>
      <How>
        <span aria-hidden>{words.offer.how}</span>
        <SegmentedControl
          label={words.offer.how}
          options={[
            { value: "PLACE", label: words.ways.PLACE, icon: <MapPin size={16} aria-hidden /> },
            { value: "PHONE", label: words.ways.PHONE, icon: <Phone size={16} aria-hidden /> },
            { value: "VIDEO", label: words.ways.VIDEO, icon: <Video size={16} aria-hidden /> },
          ]}
          value={field.value}
          onChange={field.onChange}
        />
      </How>
      {field.value === "PLACE" && <PlaceFields {...{ form, isPlaceProposed }} />}
      {field.value === "PHONE" && <PhoneField form={form} />}
      {field.value === "VIDEO" && <VideoField form={form} />}
    </>
  );
}

function PlaceFields({ form: { register, formState }, isPlaceProposed }: WayFieldsProps) {
  const { offer: words } = useWords(interviewsWords);
  const { place, mapUrl } = formState.errors;
  return (
    <>
      <TextField
        label={words.place}
        maxLength={200}
        autoComplete="street-address"
        hint={isPlaceProposed ? words.placeProposed : undefined}
        error={place?.message}
        {...register("place", { validate: (typed) => typed.trim() !== "" || words.placeNeeded })}
      />
      <TextField
        label={words.map}
        isOptional
        type="url"
        maxLength={500}
        hint={words.linkHint}
        error={mapUrl?.message}
        {...register("mapUrl", {
          validate: (typed) => typed.trim() === "" || isWebLink(typed) || words.linkWrong,
        })}
      />
    </>
  );
}

function PhoneField({ form: { register, formState } }: WayFieldsProps) {
  const { offer: words } = useWords(interviewsWords);
  return (
    <TextField
      label={words.number}
      isOptional
      type="tel"
      maxLength={30}
      hint={words.numberHint}
      error={formState.errors.phone?.message}
      {...register("phone")}
    />
  );
}

function VideoField({ form: { register, formState } }: WayFieldsProps) {
  const { offer: words } = useWords(interviewsWords);
  return (
    <TextField
      label={words.video}
      type="url"
      maxLength={500}
      hint={words.linkHint}
      error={formState.errors.videoUrl?.message}
      {...register("videoUrl", {
        validate: (typed) => (typed.trim() === "" ? words.videoNeeded : isWebLink(typed) || words.linkWrong),
      })}
    />
  );
}

const How = styled.div`
  display: grid;
  gap: 6px;
  justify-items: start;

  > span {
    ${text.label}
    margin-bottom: ${space.s1};
  }
`;
