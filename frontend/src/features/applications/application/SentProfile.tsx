import { Link } from "react-router-dom";
import styled from "styled-components";
import type { SessionUser } from "../../../auth/session";
import { color, fontSize, media, Notice, radius, space, text } from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import { applicationsWords } from "./applications.words";

/** The profile's fields that go with an application, by name; photo and date of birth do not. */
export function SentProfile({ user }: { user: SessionUser }) {
  const { apply: words } = useWords(applicationsWords);
  const { title, phone, location, linkedin, bio } = user.additionalData;
  const rows = [
    [words.fields.name, user.displayName],
    [words.fields.title, title],
    [words.fields.email, user.email],
    [words.fields.phone, phone],
    [words.fields.location, location],
    [words.fields.linkedin, linkedin],
    [words.fields.bio, bio],
  ] as const;
  return (
    <Box>
      {!phone && <Notice tone="warn">{words.noPhone}</Notice>}
      <Rows>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            {value ? <dd>{value}</dd> : <Missing>{words.notFilledIn}</Missing>}
          </div>
        ))}
      </Rows>
      <Link to={paths.profile}>{words.editProfile}</Link>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space.s3};
  padding: ${space.s4};
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
  background: ${color.canvas};
  font-size: ${fontSize.fs14};

  > a {
    justify-self: start;
    font-weight: 600;
  }
`;

const Rows = styled.dl`
  display: grid;
  gap: ${space.s2};

  > div {
    display: grid;
    grid-template-columns: 150px minmax(0, 1fr);
    gap: ${space.s3};

    ${media.phone} {
      grid-template-columns: 116px minmax(0, 1fr);
    }
  }

  dt {
    ${text.meta}
  }

  dd {
    overflow: hidden;
    max-height: 4.5em;
    color: ${color.ink};
    overflow-wrap: anywhere;
  }
`;

const Missing = styled.dd`
  && {
    color: ${color.muted};
  }
`;
