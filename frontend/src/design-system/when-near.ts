/** About as far as somebody scrolls while a file comes. */
const REACH = "300px 0px";

/** Acts once the element is seen or about to be. @returns what stops waiting for it */
export function whenNear(element: Element, act: () => void): () => void {
  // Where nothing is laid out, nothing comes near.
  if (!("IntersectionObserver" in window)) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: REACH },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
