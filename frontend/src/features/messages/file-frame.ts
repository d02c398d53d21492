import styled from "styled-components";
import { color, radius, space, text } from "../../design-system";

/** A file by its sign, its name and size, and one button. */
export const FileFrame = styled.div<{ $isOnCanvas?: boolean }>`
  display: flex;
  gap: ${space.s3};
  align-items: center;
  padding: ${space.s1} ${space.s1} ${space.s1} ${space.s3};
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
  background: ${({ $isOnCanvas }) => ($isOnCanvas ? color.canvas : color.surface)};

  > svg {
    flex: none;
    color: ${color.brand700};
  }
`;

export const FileFacts = styled.span`
  flex: 1;
  min-width: 0;
  ${text.meta}
`;

export const FileName = styled.span`
  display: block;
  color: ${color.ink};
  font-weight: 600;
  overflow-wrap: anywhere;
`;
