import type { DataSource } from "typeorm";
import type { FileKeeper } from "../../files/file-keeper";
import { CodedError, NotFoundError } from "../../errors/errors";
import type { Clock } from "../../time/clock";
import { dayInWords } from "../../text/text.rules";
import { indianDay } from "../../time/indian-calendar";
import type { Account } from "../accounts/account.entity";
import { findAnswerable } from "../applications/candidate/candidate.service";
import type { ResumeRenderer } from "../resumes/print/resume-pdf";
import { MAKING } from "./offer-making";
import { type OfferParts, replyBy } from "./offer";
import { offerOf } from "./offer-access";
import { OfferStatus } from "./offer.enums";
import { letterKey, OfferLetter } from "./offer-letter.entity";
import { payInWords } from "./offer-places";

/** A letter as a download. */
export interface LetterFile {
  /** Who it is to, and for which job. */
  name: string;
  title: string;
  content: Buffer;
}

/** How a PDF begins; some programs write a few bytes before that. */
const PDF_MARK = "%PDF-";
const MARK_WITHIN = 1024;

/** Letters of offers as files: printed from their words, or as the company uploaded them. */
export class OfferLetterService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly files: FileKeeper,
    private readonly printer: ResumeRenderer,
  ) {}

  /**
   * Keeps a letter for an application that is the viewer's to answer. It takes the place of one that no offer went
   * with.
   * @param read reads the upload, once it is known that the viewer may
   * @returns the letter's id, for the offer
   * @throws NotFoundError; as `read`; CodedError OFFER_LETTER_TYPE; UnavailableError
   */
  async upload(viewer: Account, applicationId: string, read: () => Promise<Buffer>): Promise<string> {
    const { id } = await findAnswerable(this.dataSource.manager, viewer, applicationId, MAKING);
    const content = await read();
    if (!isPdf(content))
      throw new CodedError("OFFER_LETTER_TYPE", "A letter is a PDF. Choose a file that ends in .pdf.", 415);
    const createdAt = this.clock.now();
    const letter = this.dataSource.manager.create(OfferLetter, { applicationId: id, createdAt });
    const file = { key: letterKey(letter.id), content, type: "application/pdf" };
    return await this.files.keep(file, async (manager) => {
      await findAnswerable(manager, viewer, id, { ...MAKING, isLocked: true });
      await manager.query(
        `delete from offer_letters letter where application_id = $1
           and not exists (select from offers where letter_id = letter.id)`,
        [id],
      );
      await manager.insert(OfferLetter, letter);
      return letter.id;
    });
  }

  /** The letter of an offer of the viewer's, of either side (OFFR-02). @throws NotFoundError, UnavailableError */
  async file(viewer: Account, offerId: string): Promise<LetterFile> {
    const parts = await offerOf(this.dataSource.manager, viewer, offerId, this.clock.now());
    const { offer, application } = parts;
    const name = application.profile.basics.name ?? "";
    const title = `Offer ${application.job.title}`;
    if (offer.letterId === null) return { name, title, content: await this.printer.letter(printed(parts)) };
    const content = await this.files.read(letterKey(offer.letterId));
    if (!content) throw new NotFoundError();
    return { name, title, content };
  }
}

const isPdf = (content: Buffer): boolean =>
  content.subarray(0, MARK_WITHIN).includes(PDF_MARK) && content.includes("%%EOF");

/** A letter as it is printed; equal offers give equal bytes. */
function printed({ offer, application, now }: OfferParts) {
  const { payAmount: amount, payUnit: unit, joinsOn, offeredAt, decidedAt } = offer;
  const name = application.profile.basics.name ?? "The candidate";
  const isAccepted = offer.standing(now) === OfferStatus.ACCEPTED && decidedAt !== null;
  return {
    sender: application.job.companyName,
    title: `Offer: ${application.job.title}`,
    date: dayInWords(indianDay(offeredAt)),
    writtenOn: offeredAt,
    text: offer.letter ?? "",
    facts: [
      { label: "Position", text: application.job.title },
      { label: "Pay", text: payInWords({ amount, unit }) },
      { label: "Joining date", text: dayInWords(joinsOn) },
      { label: "Open until", text: dayInWords(replyBy(offer)) },
    ],
    note: isAccepted
      ? `${name} accepted this offer on JobPortal on ${dayInWords(indianDay(decidedAt))}.`
      : "",
  };
}
