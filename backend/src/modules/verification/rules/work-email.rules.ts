import { z } from "zod";
import { breaking, type Complaint } from "../../../text/broken-rule";

/**
 * Where anybody gets an address: mail for everybody, of India's networks, and for ten minutes. Kept by hand from what
 * the providers offer to the public; an address there says nothing about a company.
 */
const FREE_MAIL = new Set(
  [
    "gmail.com googlemail.com yahoo.com yahoo.in yahoo.co.in yahoo.co.uk ymail.com rocketmail.com myyahoo.com",
    "outlook.com outlook.in hotmail.com hotmail.co.uk live.com live.in msn.com windowslive.com",
    "icloud.com me.com mac.com aol.com aim.com gmx.com gmx.net gmx.de web.de mail.com email.com usa.com",
    "rediffmail.com rediff.com rediffmailpro.com indiatimes.com in.com sify.com zohomail.com zohomail.in",
    "vsnl.com vsnl.net bsnl.in dataone.in airtelmail.in airtelmail.com mtnl.net.in eth.net",
    "proton.me protonmail.com protonmail.ch pm.me tutanota.com tuta.com tuta.io tutamail.com keemail.me",
    "fastmail.com fastmail.fm hey.com hushmail.com mailfence.com posteo.de runbox.com disroot.org",
    "yandex.com yandex.ru ya.ru mail.ru inbox.ru list.ru bk.ru qq.com foxmail.com 163.com 126.com sina.com",
    "mailinator.com guerrillamail.com guerrillamail.info sharklasers.com 10minutemail.com temp-mail.org",
    "tempmail.com yopmail.com trashmail.com getnada.com maildrop.cc dispostable.com throwawaymail.com",
    "moakt.com mohmal.com emailondeck.com fakeinbox.com mintemail.com spamgourmet.com tempr.email",
  ]
    .join(" ")
    .split(" "),
);

/** Six digits as people type them. */
export const codeText = z
  .string("must be a text")
  .refine((text) => /^\d{6}$/.test(text.replace(/\s/g, "")), breaking("NO_CODE", "must have 6 digits"));

/**
 * Why an address says nothing about the company whose site is at the domain; null for one that does. One below the
 * domain is theirs as well, such as name@mail.kaveri.example.
 */
export function emailComplaint(email: string, domain: string): Complaint | null {
  const host = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  if (FREE_MAIL.has(host) || FREE_MAIL.has(domain))
    return { message: "must not be at a free mail service", rule: "FREE_MAIL" };
  if (host !== domain && !host.endsWith(`.${domain}`))
    return { message: `must be an address at ${domain}`, rule: "OTHER_DOMAIN" };
  return null;
}
