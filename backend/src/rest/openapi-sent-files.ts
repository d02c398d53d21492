import { MAX_MESSAGE_FILE_MB, MESSAGE_FILE_FIELD } from "./files/message-file.routes";
import { MAX_OFFER_LETTER_MB, OFFER_LETTER_FIELD } from "./files/offer-letter.routes";
import { call, file, fileForm, json } from "./openapi-parts";

/** Letters of offers. */
export const OFFER_PATHS = {
  "/api/offers/{id}.pdf": {
    get: call({
      operationId: "offerLetterPdf",
      summary: "The letter of an offer, for its candidate and the job's company.",
      hasId: true,
      answer: file("application/pdf", "A download by the candidate's name."),
      errors: {
        403: json("Error", "NOT_REGISTERED, ACCOUNT_BLOCKED"),
        404: json("Error", "NOT_FOUND: not there, or not the viewer's"),
      },
    }),
  },
  "/api/applications/{id}/offer-letter": {
    post: call({
      operationId: "uploadOfferLetter",
      summary: "Keeps a letter for an offer to an applicant; `makeOffer` of GraphQL sends it.",
      hasId: true,
      body: fileForm(OFFER_LETTER_FIELD, `A PDF, up to ${MAX_OFFER_LETTER_MB} MB.`),
      status: 201,
      answer: json("OfferLetter", "The letter's id."),
      errors: {
        400: json("Error", "OFFER_LETTER_MISSING"),
        403: json("Error", "NOT_REGISTERED, ACCOUNT_BLOCKED"),
        404: json("Error", "NOT_FOUND: not there, or to no company of one's own"),
        413: json("Error", "OFFER_LETTER_TOO_LARGE"),
        415: json("Error", "OFFER_LETTER_TYPE"),
        422: json("Error", "FILE_INFECTED"),
      },
    }),
  },
};

/** Files of messages. */
export const MESSAGE_PATHS = {
  "/api/message-files/{id}": {
    get: call({
      operationId: "messageFile",
      summary:
        "The file of a message, for the two sides of its thread; for admins while it is held or reported.",
      hasId: true,
      answer: file("application/octet-stream", "A PDF, DOCX, JPEG or PNG, to be saved."),
      errors: {
        403: json("Error", "NOT_REGISTERED, ACCOUNT_BLOCKED"),
        404: json("Error", "NOT_FOUND: not there, or not the viewer's"),
      },
    }),
  },
  "/api/applications/{id}/message-file": {
    post: call({
      operationId: "uploadMessageFile",
      summary: "Keeps a file for a message about an application; `sendMessage` of GraphQL sends it.",
      hasId: true,
      body: fileForm(MESSAGE_FILE_FIELD, `A PDF, DOCX, JPEG or PNG, up to ${MAX_MESSAGE_FILE_MB} MB.`),
      status: 201,
      answer: json("MessageFile", "The file's id, name and size."),
      errors: {
        400: json("Error", "MESSAGE_FILE_MISSING"),
        403: json("Error", "NOT_REGISTERED, ACCOUNT_BLOCKED"),
        404: json("Error", "NOT_FOUND: not there, or not the viewer's"),
        409: json("Error", "MESSAGES_CLOSED: they may not write, or contact is not open yet"),
        413: json("Error", "MESSAGE_FILE_TOO_LARGE, PHOTO_TOO_LARGE"),
        415: json("Error", "MESSAGE_FILE_TYPE, PHOTO_NOT_AN_IMAGE"),
        422: json("Error", "FILE_INFECTED"),
      },
    }),
  },
};
