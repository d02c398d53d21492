import styled from "styled-components";
import { color, media, radius, space } from "../../../design-system";

/** What stands in the file. */
export const Found = styled.q`
  color: ${color.ink2};
`;

/** What is asked or proposed. */
export const Message = styled.p`
  display: flex;
  gap: ${space.s2};
  color: ${color.ink2};

  > svg {
    flex: none;
    margin-top: 2px;
    color: ${color.brand700};
  }
`;

/** What was answered. */
export const Taken = styled(Message)`
  color: ${color.ok};
  font-weight: 600;

  > svg {
    color: ${color.ok};
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
  margin-top: ${space.s1};
`;

/** Another proposal. */
export const Chip = styled.button`
  min-height: 32px;
  padding: 0 ${space.s3};
  border: 1px solid ${color.brand700};
  border-radius: ${radius.rFull};
  background: ${color.surface};
  color: ${color.brand800};
  font-weight: 600;

  ${media.phone} {
    min-height: 44px;
  }
`;
