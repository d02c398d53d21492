import { run } from "@zootools/email-spell-checker";

/** Where people in India have their mail. */
const DOMAINS = [
  ...["gmail.com", "googlemail.com", "yahoo.com", "yahoo.co.in", "yahoo.in", "ymail.com", "rocketmail.com"],
  ...[
    "rediffmail.com",
    "rediff.com",
    "outlook.com",
    "outlook.in",
    "hotmail.com",
    "hotmail.co.in",
    "live.com",
  ],
  ...["live.in", "msn.com", "icloud.com", "me.com", "aol.com", "mail.com", "email.com", "gmx.com"],
  ...["proton.me", "protonmail.com", "zoho.com", "zohomail.in", "zohomail.com", "duck.com"],
];
const ENDINGS = [
  "com",
  "in",
  "co.in",
  "org",
  "net",
  "edu",
  "ac.in",
  "edu.in",
  "gov.in",
  "nic.in",
  "org.in",
  "io",
  "ai",
  "co",
];

/** The address that was probably meant: "asha@gmial.com" is "asha@gmail.com". Null: it looks as it should. */
export function emailMeantBy(email: string): string | null {
  const suggestion = run({
    email: email.trim(),
    domains: DOMAINS,
    topLevelDomains: ENDINGS,
    secondLevelDomains: [],
  });
  return suggestion?.full ?? null;
}
