import { Link } from "react-router-dom";
import styled from "styled-components";
import { shownPhone } from "../../../auth/phone/phone-number";
import type { SessionUser } from "../../../auth/session";
import { color, fontSize, radius, space } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { applicationsWords } from "./applications.words";

/**
 * What of the profile goes with an application, and apart from it what a company sees from SHORTLISTED on alone
 * (WAYS-06); photo and date of birth do not go.
 */
export function SentProfile({ user }: { user: SessionUser }) {
  const { apply: words } = useWords(applicationsWords);
  const { title, phone, location, linkedin, bio } = user.additionalData;
  const named = [linkedin && words.fields.linkedin, bio && words.fields.bio];
  const said = [user.displayName, title, location, ...named].filter(Boolean);
  const contact = [user.email, phone && shownPhone(phone)].filter(Boolean);
  return (
    <Box>
      {said.length > 0 && (
        <p>
          <strong>{words.profileSent}</strong> {said.join(" · ")}
        </p>
      )}
      {contact.length > 0 && (
        <p>
          <strong>{words.contactSent}</strong> {contact.join(" · ")}
        </p>
      )}
      <Link to={paths.profile}>{words.editProfile}</Link>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space.s2};
  padding: ${space.s4};
  border-radius: ${radius.rMd};
  background: ${color.brand50};
  color: ${color.ink2};
  font-size: ${fontSize.fs14};
  overflow-wrap: anywhere;

  strong {
    color: ${color.ink};
    font-weight: 600;
  }

  > a {
    justify-self: start;
    font-weight: 600;
  }
`;
