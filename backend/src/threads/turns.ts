import { UnavailableError } from "../errors/errors";

/** Does works one after the other, so that costly ones don't take the whole machine. */
export class Turns {
  private last: Promise<unknown> = Promise.resolve();
  private present = 0;

  /** @param most works that may be there at once, the one under way included */
  constructor(private readonly most: number) {}

  /** Whether nobody is there. */
  get isEmpty(): boolean {
    return this.present === 0;
  }

  /** @throws UnavailableError at once when too many wait; otherwise what the work throws */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.present >= this.most) throw new UnavailableError("Too many wait for their turn.");
    this.present += 1;
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.present -= 1;
    }
  }
}
