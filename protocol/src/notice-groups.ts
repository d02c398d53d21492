import type { NoticeKind } from "./notices";

/** What notices are about, as people choose which of them they get. */
export enum NoticeGroup {
  APPLICATIONS = "APPLICATIONS",
  CANDIDATES = "CANDIDATES",
  INTERVIEWS = "INTERVIEWS",
  OFFERS = "OFFERS",
  MESSAGES = "MESSAGES",
  INVITATIONS = "INVITATIONS",
  ALERTS = "ALERTS",
  FILES = "FILES",
  REVIEWS = "REVIEWS",
  PLAN = "PLAN",
  DATA = "DATA",
}

/** Ways by which a notice reaches somebody. */
export enum NoticeChannel {
  PAGE = "PAGE",
  MAIL = "MAIL",
  PUSH = "PUSH",
  SMS = "SMS",
}

interface NoticeGroupRules {
  /** Who may get them: people who look for work, people who hire, or both. */
  isFor: "seekers" | "employers" | "all";
  /** They decide about what is one's own, so nobody can turn them off (PREF-03). */
  isNeeded?: true;
  /** Their mails are turned on and off elsewhere, one by one. */
  hasOwnMails?: true;
}

/** Each group, in the order in which the page of preferences shows them. */
export const NOTICE_GROUPS: Readonly<Record<NoticeGroup, NoticeGroupRules>> = {
  [NoticeGroup.APPLICATIONS]: { isFor: "seekers" },
  [NoticeGroup.CANDIDATES]: { isFor: "employers" },
  [NoticeGroup.INTERVIEWS]: { isFor: "all" },
  [NoticeGroup.OFFERS]: { isFor: "all" },
  [NoticeGroup.MESSAGES]: { isFor: "all" },
  [NoticeGroup.INVITATIONS]: { isFor: "all" },
  [NoticeGroup.ALERTS]: { isFor: "seekers", hasOwnMails: true },
  [NoticeGroup.FILES]: { isFor: "employers" },
  [NoticeGroup.REVIEWS]: { isFor: "employers", isNeeded: true },
  [NoticeGroup.PLAN]: { isFor: "all", isNeeded: true },
  [NoticeGroup.DATA]: { isFor: "all", isNeeded: true },
};

interface NoticeRules {
  group: NoticeGroup;
  /** It would come too late in the morning's summary or after quiet hours. */
  isUrgent?: true;
  /** It goes out by SMS to those who want that: it loses its worth by waiting (SMSD-02). */
  isTexted?: true;
  /** Its mail goes to an address as well that nobody has confirmed. */
  isForUnconfirmed?: true;
  /** Its mail goes out also if mails come back from the address: nothing can be made good after it. */
  isLastWord?: true;
}

const interviews: NoticeRules = { group: NoticeGroup.INTERVIEWS };
const offers: NoticeRules = { group: NoticeGroup.OFFERS };
const reviews: NoticeRules = { group: NoticeGroup.REVIEWS };
const plan: NoticeRules = { group: NoticeGroup.PLAN };
const files: NoticeRules = { group: NoticeGroup.FILES };

/** What each kind of notice is about; a kind without a row does not compile. */
export const NOTICE_RULES: Readonly<Record<NoticeKind, NoticeRules>> = {
  "application.status": { group: NoticeGroup.APPLICATIONS },
  "application.undone": { group: NoticeGroup.APPLICATIONS },
  "application.received": { group: NoticeGroup.CANDIDATES },
  "interview.offered": { ...interviews, isTexted: true },
  "interview.scheduled": { ...interviews, isUrgent: true, isTexted: true },
  "interview.asked": interviews,
  "interview.declined": interviews,
  "interview.cancelled": { ...interviews, isUrgent: true, isTexted: true },
  "interview.reminder": { ...interviews, isUrgent: true },
  "walk-in.reminder": { ...interviews, isUrgent: true },
  "walk-in.called-off": { ...interviews, isUrgent: true, isTexted: true },
  "walk-in.changed": { ...interviews, isUrgent: true },
  "offer.made": { ...offers, isTexted: true },
  "offer.accepted": offers,
  "offer.declined": offers,
  "offer.withdrawn": offers,
  "offer.expiring": { ...offers, isUrgent: true },
  "offer.expired": offers,
  "offer.ended": offers,
  "message.received": { group: NoticeGroup.MESSAGES },
  "invitation.received": { group: NoticeGroup.INVITATIONS },
  "invitation.accepted": { group: NoticeGroup.INVITATIONS },
  "alert.found": { group: NoticeGroup.ALERTS },
  "grievance.answered": { group: NoticeGroup.DATA },
  "breach.told": { group: NoticeGroup.DATA, isUrgent: true, isForUnconfirmed: true },
  // The one thing that is also told to those who never confirmed their address: they have no other way to hear of it.
  "account.inactive": { group: NoticeGroup.DATA, isUrgent: true, isForUnconfirmed: true, isLastWord: true },
  "account.sign-in-added": { group: NoticeGroup.DATA, isUrgent: true },
  "account.sign-in-removed": { group: NoticeGroup.DATA, isUrgent: true },
  "account.second-factor-added": { group: NoticeGroup.DATA, isUrgent: true },
  "account.second-factor-removed": { group: NoticeGroup.DATA, isUrgent: true },
  "account.second-factor-recovery": { group: NoticeGroup.DATA, isUrgent: true },
  "plan.approved": plan,
  "plan.refused": plan,
  "plan.refunded": plan,
  "plan.downgraded": plan,
  "plan.changed": plan,
  "job.held": reviews,
  "job.removed": reviews,
  "job.approved": reviews,
  "job.assigned": { group: NoticeGroup.CANDIDATES },
  "jobs.held": reviews,
  "company.blocked": reviews,
  "company.unblocked": reviews,
  "verification.passed": reviews,
  "verification.asked": reviews,
  "verification.refused": reviews,
  "verification.lapsing": reviews,
  "verification.lapsed": reviews,
  "team.joined": reviews,
  "team.role": reviews,
  "team.removed": reviews,
  "key.made": { ...reviews, isUrgent: true },
  "webhook.made": { ...reviews, isUrgent: true },
  "webhook.off": reviews,
  "feed.off": reviews,
  "feed.asks": reviews,
  "file.posted": files,
  "file.failed": files,
  "file.asks": files,
  "file.withdrawn": files,
};

/** Groups that have a kind which goes out by SMS. */
export const TEXTED_GROUPS: ReadonlySet<NoticeGroup> = new Set(
  Object.values(NOTICE_RULES).flatMap(({ group, isTexted }) => (isTexted ? [group] : [])),
);
