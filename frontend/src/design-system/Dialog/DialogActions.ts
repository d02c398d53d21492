import styled from "styled-components";
import { space } from "../tokens";

/**
 * A dialog's buttons: the last one, at the right, does what the dialog asks. Above them, why it was not done or what to
 * know before.
 */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3};
  justify-content: flex-end;

  > :is([role="alert"], [role="status"]) {
    flex: 0 0 100%;
  }
`;
