import type { NoticeContent } from "@job-portal/protocol/notices";

type CompanyContent = Extract<
  NoticeContent,
  { kind: `${"company" | "verification" | "team" | "key" | "webhook"}.${string}` }
>;

/** What is told of a company that somebody acts for: its block, its verification, its team, its programs. */
export const isOfCompany = (content: NoticeContent): content is CompanyContent =>
  /^(?:company|verification|team|key|webhook)\./.test(content.kind);

const AS = { owner: "an owner", recruiter: "a recruiter", viewer: "a viewer" } as const;

type OwnTitle = "team.role" | "key.made" | "webhook.made";

const TITLES: Readonly<Record<Exclude<CompanyContent["kind"], OwnTitle>, (company: string) => string>> = {
  "company.blocked": (company) => `${company} has been blocked, and so are its jobs; you can see why`,
  "company.unblocked": (company) => `${company} is back, and so are its jobs`,
  "verification.passed": (company) => `${company} is verified; readers can see what was checked`,
  "verification.asked": (company) =>
    `${company} needs one more step to be verified; you can see what we ask for`,
  "verification.refused": (company) => `${company} could not be verified; you can see why`,
  "verification.lapsing": (company) =>
    `${company} stays verified for less than a month; you can renew it now`,
  "verification.lapsed": (company) => `${company} is not verified any more; you can see what to do`,
  "team.joined": (company) => `Somebody you invited has joined the team of ${company}`,
  "webhook.off": (company) =>
    `A webhook of ${company} has failed for days and is off; you can switch it on again`,
  "team.removed": (company) => `You are not in the team of ${company} any more`,
};

/** @param maker who made what it tells of, as colleagues call them; null: they are none any more */
export function titleOfCompany(content: CompanyContent, maker: string | null): string {
  const { company } = content.params;
  if (content.kind === "team.role") return `You are ${AS[content.params.role]} of ${company} now`;
  if (content.kind === "key.made")
    return `${maker ?? "Somebody"} made an API key for ${company}; if you don't know of it, revoke it`;
  if (content.kind === "webhook.made")
    return `${maker ?? "Somebody"} made a webhook for ${company}; if you don't know of it, delete it`;
  return TITLES[content.kind](company);
}
