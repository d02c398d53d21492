import { UserRound } from "lucide-react";
import styled, { css } from "styled-components";
import { color, fontSize } from "../tokens";

interface AvatarProps {
  /** Address of the photo. */
  photoURL?: string | null;
  /** Its first letter stands in for a photo: the e-mail's (NAV-04), or the name's of who has none. */
  name: string;
  /** Width and height in px. */
  size?: number;
}

/** Decorative: the control or text around it names the person. */
export function Avatar({ photoURL, name, size = 36 }: AvatarProps) {
  if (photoURL) return <Photo src={photoURL} alt="" $size={size} referrerPolicy="no-referrer" />;
  return (
    <Letter $size={size} aria-hidden>
      {/\p{L}/u.test(name.slice(0, 1)) ? name.slice(0, 1).toUpperCase() : <UserRound size={size / 2} />}
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
