import type { ReactNode } from "react";
import styled, { keyframes } from "styled-components";
import { useWords } from "../../shared/words";
import { designSystemWords } from "../design-system.words";
import { color, media, radius } from "../tokens";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden";

/** The box of content still to come. Numbers are px; texts any CSS length. */
interface SkeletonProps {
  width: number | string;
  height: number;
  shape?: "line" | "tile" | "pill";
}

export function Skeleton({ width, height, shape = "line" }: SkeletonProps) {
  return <Bone $width={typeof width === "number" ? `${width}px` : width} $height={height} $shape={shape} />;
}

/** Holds a screen's skeletons and tells a screen reader, once, that content is loading. */
export function SkeletonGroup({ children }: { children: ReactNode }) {
  const words = useWords(designSystemWords);
  return (
    // Not aria-busy, which would keep the word itself unread; what is loading is marked so where it stands.
    <div role="status">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <Bones aria-hidden>{children}</Bones>
    </div>
  );
}

/* Those that stand below each other are lines of their own. */
const Bones = styled.div`
  > span + span {
    margin-top: 8px;
  }
`;

const sweep = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`;

const corners = { line: "6px", tile: radius.rMd, pill: radius.rFull };

const Bone = styled.span<{ $width: string; $height: number; $shape: "line" | "tile" | "pill" }>`
  display: block;
  flex: none;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height}px;
  border-radius: ${({ $shape }) => corners[$shape]};
  background: linear-gradient(90deg, ${color.line} 30%, ${color.glint} 50%, ${color.line} 70%) 0 0 / 200% 100%;
  animation: ${sweep} 1.4s ease-in-out infinite;

  ${media.reducedMotion} {
    background: ${color.line};
    animation: none;
  }

  ${media.forcedColors} {
    border: 1px solid GrayText;
    background: none;
    animation: none;
  }
`;
