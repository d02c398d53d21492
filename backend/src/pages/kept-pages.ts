import { createHash } from "node:crypto";
import type {
  PageAnswer,
  PageQuestion,
  PageRequest,
  ServedPage,
  ServePage,
} from "@job-portal/protocol/served-page";

/** All kept pages together: some two hundred of them. */
const MOST_BYTES = 48_000_000;
/** Ages are told to the minute, and days begin with one. */
const MINUTE_MS = 60_000;
/** Each answer has a nonce of its own. No text of people's stands where it is put in: it is an attribute of styles. */
const NONCE_PLACE = "nonce-of-this-answer";

type Ask = PageRequest["ask"];

interface KeptPage {
  page: ServedPage;
  questions: PageQuestion[];
  /** Of the answers that the page was rendered with. */
  tag: string;
  minute: number;
  bytes: number;
}

/**
 * Keeps rendered pages, and never their answers. For each request the page's questions are asked anew; the kept page
 * goes out if all answers are those that it was rendered with (PAGE-06). So it can't outlive a job, by whatever way
 * that ends, and no change has to be told to this node.
 */
export class KeptPages {
  /** The one that was asked for last stands last. */
  private readonly pages = new Map<string, KeptPage>();
  private bytes = 0;
  private renderer: ServePage | undefined;

  constructor(private readonly mostBytes = MOST_BYTES) {}

  async serve(
    servePage: ServePage,
    nonce: string,
    request: Omit<PageRequest, "nonce">,
  ): Promise<ServedPage | null> {
    if (this.renderer !== servePage) this.forget(servePage);
    const key = `${request.locale} ${request.isDesktop ? "wide" : "narrow"} ${request.address}`;
    const minute = Math.floor(request.now / MINUTE_MS);
    const answers = new Answers(request.ask);
    const page =
      (await this.find(key, minute, answers)) ??
      (await this.render(servePage, { key, minute, answers, request }));
    return page && { ...page, styles: page.styles.replaceAll(NONCE_PLACE, nonce) };
  }

  private async find(key: string, minute: number, answers: Answers): Promise<ServedPage | null> {
    const kept = this.pages.get(key);
    if (!kept) return null;
    const tag = await answers.tagOf(kept.questions);
    if (kept.minute !== minute || kept.tag !== tag) return null;
    // Anew, so that it stands last; unless another request has replaced it meanwhile.
    if (this.pages.get(key) === kept) {
      this.pages.delete(key);
      this.pages.set(key, kept);
    }
    return kept.page;
  }

  private async render(
    servePage: ServePage,
    { key, minute, answers, request }: Rendering,
  ): Promise<ServedPage | null> {
    const questions: PageQuestion[] = [];
    const page = await servePage({
      ...request,
      nonce: NONCE_PLACE,
      ask: (question) => {
        questions.push(question);
        return answers.to(question);
      },
    });
    const tag = page && (await answers.tagOf(questions));
    if (tag) this.keep(key, { page, questions, tag, minute, bytes: bytesOf(page) });
    return page;
  }

  private keep(key: string, page: KeptPage): void {
    this.drop(key);
    this.pages.set(key, page);
    this.bytes += page.bytes;
    for (const oldest of this.pages.keys()) {
      if (this.bytes <= this.mostBytes) return;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.bytes -= this.pages.get(key)?.bytes ?? 0;
    this.pages.delete(key);
  }

  /** Another build renders other pages. */
  private forget(renderer: ServePage): void {
    this.renderer = renderer;
    this.pages.clear();
    this.bytes = 0;
  }
}

interface Rendering {
  key: string;
  minute: number;
  answers: Answers;
  request: Omit<PageRequest, "nonce">;
}

/** The answers of one request: asked for once, be it for a kept page or for the one rendered in its place. */
class Answers {
  private readonly known = new Map<string, Promise<PageAnswer>>();

  constructor(private readonly ask: Ask) {}

  to(question: PageQuestion): Promise<PageAnswer> {
    const key = JSON.stringify([question.query, question.variables]);
    const known = this.known.get(key) ?? this.ask(question);
    this.known.set(key, known);
    return known;
  }

  /** @returns the same text for the same answers; null where one of them failed */
  async tagOf(questions: readonly PageQuestion[]): Promise<string | null> {
    try {
      const answers = await Promise.all(questions.map((question) => this.to(question)));
      if (answers.some(({ errors }) => errors?.length)) return null;
      return createHash("sha256").update(JSON.stringify(answers)).digest("base64url");
    } catch {
      return null;
    }
  }
}

/** Texts beyond Latin-1, as with a ₹ in them, take two bytes a letter. */
const bytesOf = ({ html, styles, state }: ServedPage): number =>
  2 * (html.length + styles.length + state.length);
