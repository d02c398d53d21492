/** The digits of a number as somebody typed it, with its plus; empty without any. */
const dialled = (phone: string): string => phone.replaceAll(/[^\d+]/g, "");

/** Calls a number as somebody typed it; null where it has no digits. */
export function callHref(phone: string | null | undefined): string | null {
  const number = dialled(phone ?? "");
  return number === "" ? null : `tel:${number}`;
}

/** Opens WhatsApp, which wants the country's code without a plus; ten digits are an Indian number. */
export function whatsAppHref(phone: string): string {
  const digits = dialled(phone).replace("+", "").replace(/^0+/, "");
  return `https://wa.me/${digits.length === 10 ? `91${digits}` : digits}`;
}
