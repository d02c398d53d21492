/** Room for skills beside the type and the "+n", in px: on a phone, a tablet, a desk. */
const ROOM = { phone: 150, tablet: 230, desktop: 370 } as const;
export type ScreenSize = keyof typeof ROOM;
export const SCREEN_SIZES = ["phone", "tablet", "desktop"] as const satisfies ScreenSize[];

/** A chip's, in px: border, padding and the gap beside it; an average letter at 12 px. */
const CHIP_FRAME = 28;
const LETTER = 6.6;

/**
 * How many skills stand in one row, by screen. An estimate from the number of letters: nothing is measured,
 * so cards stand right in their first paint. At least one is shown; where it is too long it ends in dots.
 */
export function fittingSkills(skills: readonly string[]): Record<ScreenSize, number> {
  return {
    phone: fitting(skills, ROOM.phone),
    tablet: fitting(skills, ROOM.tablet),
    desktop: fitting(skills, ROOM.desktop),
  };
}

function fitting(skills: readonly string[], room: number): number {
  let used = 0;
  const tooMany = skills.findIndex((skill) => {
    used += CHIP_FRAME + skill.length * LETTER;
    return used > room;
  });
  return tooMany === -1 ? skills.length : Math.max(tooMany, 1);
}
