import { every, type Row, VIEWERS_NOT_FOUND } from "./outcomes";

/** Calls that change one's own e-mail address. */
export const EMAIL_MUTATIONS: Record<string, Row> = {
  "Mutation.requestEmailChange": {
    query: 'mutation { requestEmailChange(input: { email: "new@jobs.example" }) { id } }',
    // This portal sends no mails.
    outcome: every([409, "MAIL_OFF"]),
  },
  "Mutation.confirmEmailChange": {
    query: 'mutation { confirmEmailChange(secret: "none") { id } }',
    outcome: VIEWERS_NOT_FOUND,
  },
};
