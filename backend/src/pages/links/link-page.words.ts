import type { AlertAct } from "../../modules/alerts/alert-mail";

/** What the pages that mails' links open say, in one language (LANG-10). */
export interface LinkPageWords {
  alert: {
    page: string;
    acts: Readonly<Record<AlertAct, string>>;
    done: Readonly<Record<AlertAct, string>>;
    unconfirmed: string;
    paused: string;
    instant: string;
    seeJobs: string;
    gone: string;
    findJobs: string;
  };
  emailStop: {
    page: string;
    title(newEmail: string): string;
    what: string;
    stop: string;
    done: string;
    next: string;
    newPassword: string;
    taken: string;
    signIn: string;
    gone: string;
    goneText: string;
    settings: string;
  };
  notices: {
    page: string;
    /** What the mails of each group are about; a link names no other group. */
    about: Readonly<Partial<Record<string, string>>>;
    mailsAbout(about: string): string;
    isOn: string;
    isOff: string;
    stop: string;
    sendAgain: string;
    choose: string;
    unknown: string;
  };
}

export const english: LinkPageWords = {
  alert: {
    page: "Your job alert",
    acts: {
      confirm: "Confirm this alert",
      pause: "Pause",
      start: "Start again",
      daily: "Get it daily",
      weekly: "Get it weekly",
      end: "End this alert",
    },
    done: {
      confirm: "Your alert is on. We’ll write when a job fits.",
      pause: "Your alert is paused. We won’t write until you start it again.",
      start: "Your alert is on again.",
      daily: "You’ll get it daily at 8 AM.",
      weekly: "You’ll get it on Mondays at 8 AM.",
      end: "Your alert has ended. We won’t write again.",
    },
    unconfirmed: "Confirm it, and we’ll write when a job fits.",
    paused: "This alert is paused.",
    instant: "We write as new jobs come in.",
    seeJobs: "See the jobs",
    gone: "This alert has ended",
    findJobs: "Find Jobs",
  },
  emailStop: {
    page: "Your e-mail address",
    title: (newEmail) => `Stop the change to ${newEmail}?`,
    what: "Your account keeps this e-mail address, or gets it back. Everybody is signed out, and the password no longer works.",
    stop: "Stop the change",
    done: "The change is stopped",
    next:
      "Somebody may have known your password. Choose a new one. " +
      "Then look in the settings whether the phone number and the Google account are yours.",
    newPassword: "Choose a new password",
    taken:
      "Another account has this e-mail address by now, so we couldn’t give it back. Sign in with this address, or write to us.",
    signIn: "Sign In",
    gone: "This link doesn’t work any more",
    goneText: "It was used already, or its time is over.",
    settings: "To the settings",
  },
  notices: {
    page: "Your mails",
    about: {
      applications: "your applications",
      candidates: "applications to your jobs",
      interviews: "interviews",
      offers: "offers",
      messages: "messages",
      invitations: "invitations to jobs",
      files: "your files of jobs",
      all: "what is new for you",
    },
    mailsAbout: (about) => `Mails about ${about}`,
    isOn: "You get these mails.",
    isOff: "We won’t write to you about this. The page still tells you.",
    stop: "Stop these mails",
    sendAgain: "Send them again",
    choose: "Choose what we write to you about",
    unknown: "This link is not known",
  },
};
