import { useEffect, useRef, type ReactNode, type RefObject } from "react";
import { useHref, useNavigate } from "react-router-dom";
import styled from "styled-components";
import { useIsStanding } from "../../shared/page-view";
import { useNeed } from "./useNeed";

interface StillProps {
  /** Whether the browser is to render it after all. */
  isLive?: boolean;
  /** Called once it comes near or is used; nothing where it stays as it is for good. */
  onNeed?: (() => void) | undefined;
  /** Nothing of it may move or answer by itself. */
  children: ReactNode;
}

/** React takes it as it stands in the page. */
const AS_IT_STANDS = { __html: "" };

/**
 * Content that stays as the node has rendered it. The browser neither renders nor hydrates it, which is most of a slow
 * phone's work, and needs no code for it. Its links lead through the router. Where the browser renders the page by
 * itself, it is as any other content (PAGE-08).
 */
export function Still({ isLive = false, onNeed, children }: StillProps) {
  const isStill = useIsStanding() && !isLive;
  const place = useRef<HTMLDivElement>(null);
  useRoutedLinks(place, isStill);
  useNeed(place, isStill, onNeed);
  return isStill ? (
    <Place key="still" ref={place} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />
  ) : (
    <Place key="live" ref={place}>
      {children}
    </Place>
  );
}

/** A link that the browser would open in this tab, and the router shall. */
function linkOf({ target, button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  const isPlain = button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
  const link = isPlain && target instanceof Element ? target.closest("a") : null;
  return link && !link.target && link.origin === window.location.origin ? link : null;
}

/** The router puts what all its addresses begin with before each path by itself. */
const withoutBase = (path: string, home: string) =>
  home.length > 1 && path.startsWith(home) ? path.slice(home.length) || "/" : path;

function useRoutedLinks(place: RefObject<HTMLElement | null>, isStill: boolean): void {
  const navigate = useNavigate();
  const home = useHref("/");
  useEffect(() => {
    const element = place.current;
    if (!isStill || !element) return;
    function handleClick(event: MouseEvent) {
      const link = linkOf(event);
      if (!link) return;
      event.preventDefault();
      void navigate(withoutBase(link.pathname, home) + link.search + link.hash);
    }
    element.addEventListener("click", handleClick);
    return () => element.removeEventListener("click", handleClick);
  }, [place, isStill, navigate, home]);
}

const Place = styled.div`
  display: contents;
`;
