import { registerEnumType } from "type-graphql";

/** A step of the ladder of trust, from the lowest; stored as spelled here. */
export enum CheckKind {
  WORK_EMAIL = "work-email",
  DOMAIN = "domain",
  GSTIN = "gstin",
  DOCUMENTS = "documents",
}

registerEnumType(CheckKind, {
  name: "CheckKind",
  description: "What can be checked of a company.",
  valuesConfig: {
    WORK_EMAIL: { description: "Somebody there reads mail at the company's domain." },
    DOMAIN: { description: "They hold the company's site: a record in its DNS, or a file on it." },
    GSTIN: { description: "The number of its GST registration." },
    DOCUMENTS: { description: "Papers that an admin has seen." },
  },
});

/** How a check stands; stored as spelled here. */
export enum CheckState {
  PENDING = "pending",
  PASSED = "passed",
  FAILED = "failed",
  LAPSED = "lapsed",
  WITHDRAWN = "withdrawn",
}

registerEnumType(CheckState, {
  name: "CheckState",
  description: "How a check of a company stands.",
  valuesConfig: {
    PENDING: { description: "Begun; the company, the portal or an admin is to go on with it." },
    PASSED: { description: "Found right; it holds until it lapses." },
    FAILED: { description: "An admin found it wrong." },
    LAPSED: { description: "Its time is over, or the name or domain that it rested on has changed." },
    WITHDRAWN: { description: "An admin took the verification back." },
  },
});

/** How a company's request for a verification stands; stored as spelled here. */
export enum VerificationStatus {
  WAITING = "waiting",
  MORE_ASKED = "more-asked",
  VERIFIED = "verified",
  REFUSED = "refused",
}

registerEnumType(VerificationStatus, {
  name: "VerificationStatus",
  description: "How a company's request for a verification stands.",
  valuesConfig: {
    WAITING: { description: "An admin is to look at it." },
    MORE_ASKED: { description: "An admin has asked for more; another step brings it back to them." },
    VERIFIED: { description: "An admin has verified the company." },
    REFUSED: { description: "An admin has not; the company may take another step." },
  },
});

export enum VerificationDecision {
  VERIFY = "verify",
  ASK = "ask",
  REFUSE = "refuse",
}

registerEnumType(VerificationDecision, {
  name: "VerificationDecision",
  description: "What an admin decides about a company's request.",
  valuesConfig: {
    VERIFY: { description: "The company is what it says. Its pending checks pass." },
    ASK: { description: "More is needed; the company reads what." },
    REFUSE: { description: "It is not shown to be what it says. Its pending checks fail; it reads why." },
  },
});

/** What the portal compares; in the order of the admin's table. */
export enum FindingPart {
  NAME = "name",
  DOMAIN = "domain",
  WORK_EMAIL = "work-email",
  SITE = "site",
  GSTIN = "gstin",
  GST_NAME = "gst-name",
  GST_STATE = "gst-state",
  DOCUMENTS = "documents",
}

registerEnumType(FindingPart, {
  name: "FindingPart",
  description: "What is compared of a company.",
  valuesConfig: {
    NAME: { description: "Its name, with those of verified companies." },
    DOMAIN: { description: "Its site's domain, with those of verified companies." },
    WORK_EMAIL: { description: "An address at its domain." },
    SITE: { description: "The record or file on its site." },
    GSTIN: { description: "The number with its state and check digit." },
    GST_NAME: { description: "The name that it is registered by, with its name here." },
    GST_STATE: { description: "Its head office, with the state of the GSTIN." },
    DOCUMENTS: { description: "Papers, for an admin to read." },
  },
});

export enum FindingResult {
  AGREES = "agrees",
  LOOK = "look",
  DIFFERS = "differs",
}

registerEnumType(FindingResult, {
  name: "FindingResult",
  description: "What came of a comparison.",
  valuesConfig: {
    AGREES: { description: "What they say is what was found." },
    LOOK: { description: "Nothing was found that says so; an admin should look." },
    DIFFERS: { description: "What was found is something else. To verify takes a written reason." },
  },
});
