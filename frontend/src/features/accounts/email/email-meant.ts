import { run } from "@zootools/email-spell-checker";

/** Where most people in India have their mail. Shorter names are near too many companies' own. */
const DOMAINS = ["gmail.com", "yahoo.com", "yahoo.co.in", "yahoo.in", "rediffmail.com", "outlook.com"].concat(
  ["hotmail.com", "icloud.com", "protonmail.com", "zohomail.in"],
);
/** Domains of others that are near to these. */
const OTHERS =
  /^(?:(?:yahoo|hotmail|outlook|live|gmx)\.(?:com?\.)?(?!co$|cm$|om$)[a-z]{2}|(?:y|e|s|h|q|z|fast|proton|hush)?mail\.com|cloud\.com|hotmart\.com)$/;
const ENDING = /\.(?:con|cmo|ocm|vom|xom|cim|cpm|comm)$/;
const DOMAIN = /^[a-z\d.,-]+$/;

/**
 * The address that was probably meant: "asha@gmial.com" is "asha@gmail.com". Null: it looks as it should. Only the
 * domain is judged: the library reads what else was typed as a part of a pattern.
 */
export function emailMeantBy(email: string): string | null {
  const [local, domain, ...others] = email.trim().split("@");
  const typed = domain?.toLowerCase() ?? "";
  if (!local || others.length > 0 || !DOMAIN.test(typed)) return null;
  const ended = typed.replace(ENDING, ".com").replace(/^gmail\.(?:co\.)?[a-z]{2}$/, "gmail.com");
  const near = OTHERS.test(ended)
    ? undefined
    : run({ email: `name@${ended}`, domains: DOMAINS, topLevelDomains: [], secondLevelDomains: [] });
  const meant = near?.domain ?? ended;
  return meant === typed ? null : `${local}@${meant}`;
}
