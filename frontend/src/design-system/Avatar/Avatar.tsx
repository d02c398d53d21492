import styled, { css } from "styled-components";
import { color, fontSize } from "../tokens";

interface AvatarProps {
  /** Address of the photo; without one the e-mail's first letter stands in (NAV-04). */
  photoURL?: string | null;
  email: string;
  /** Width and height in px. */
  size?: number;
}

/** Decorative: the control or text around it names the person. */
export function Avatar({ photoURL, email, size = 36 }: AvatarProps) {
  if (photoURL) return <Photo src={photoURL} alt="" $size={size} referrerPolicy="no-referrer" />;
  return (
    <Letter $size={size} aria-hidden>
      {email.slice(0, 1).toUpperCase()}
    </Letter>
  );
}

const circle = css<{ $size: number }>`
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
`;

const Photo = styled.img<{ $size: number }>`
  ${circle}
  object-fit: cover;
`;

const Letter = styled.span<{ $size: number }>`
  ${circle}
  display: inline-grid;
  background: ${color.brand800};
  color: ${color.onBrand};
  font-size: ${({ $size }) => ($size < 64 ? fontSize.fs14 : fontSize.fs36)};
  font-weight: 600;
  place-items: center;
`;
