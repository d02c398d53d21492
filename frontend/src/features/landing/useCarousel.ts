import { useCallback, useEffect, useRef, useState } from "react";

/** One card and the gap behind it, in px (LAND-20). */
const SCROLL_STEP = 300;

/** Browsers round the scroll position; within a pixel of the end is the end. */
const TOLERANCE = 1;

/**
 * A row that scrolls natively, and buttons that push it by one card.
 * @param count how many cards it has: the ends are looked at again when that changes.
 */
export function useCarousel<Track extends HTMLElement>(count: number) {
  const trackRef = useRef<Track>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });

  const update = useCallback(() => {
    const track = trackRef.current;
    if (!track) return;
    const isAtStart = track.scrollLeft <= TOLERANCE;
    const isAtEnd = track.scrollLeft + track.clientWidth >= track.scrollWidth - TOLERANCE;
    setEnds((before) =>
      before.isAtStart === isAtStart && before.isAtEnd === isAtEnd ? before : { isAtStart, isAtEnd },
    );
  }, []);

  useEffect(() => {
    update();
    window.addEventListener("resize", update);
    return () => window.removeEventListener("resize", update);
  }, [update, count]);

  // The call names no behaviour, so it follows the style sheet, and with it reduced motion.
  const scroll = (direction: 1 | -1) => trackRef.current?.scrollBy({ left: direction * SCROLL_STEP });

  return {
    trackRef,
    handleScroll: update,
    scrollBack: () => scroll(-1),
    scrollOn: () => scroll(1),
    ...ends,
  };
}
