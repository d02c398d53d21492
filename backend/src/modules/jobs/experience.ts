/** Years of work asked for; `max` null: no upper bound. */
export interface ExperienceYears {
  min: number;
  max: number | null;
}

/** Reads "2–4 years", "5+ years", "3 years" or "Fresher"; null where the text names no years. */
export function parseExperience(text: string): ExperienceYears | null {
  if (/fresher|no experience/i.test(text)) return { min: 0, max: 0 };
  const [, low, plus, high] = /(\d{1,2})\s*(\+)?\s*(?:(?:-|–|—|to)\s*(\d{1,2}))?/i.exec(text) ?? [];
  if (low === undefined) return null;
  const min = Number(low);
  if (high !== undefined) return Number(high) >= min ? { min, max: Number(high) } : null;
  return { min, max: plus ? null : min };
}
