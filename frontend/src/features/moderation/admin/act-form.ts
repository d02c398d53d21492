import styled from "styled-components";
import { color, space } from "../../../design-system";

/** The form in an admin's dialog. */
export const ActForm = styled.form`
  display: grid;
  gap: ${space.s4};
  margin-top: ${space.s3};
  color: ${color.ink2};
`;
