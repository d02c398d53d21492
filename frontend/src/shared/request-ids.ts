interface Named {
  input: string;
  id: string;
}

/**
 * Names calls that make something for the server: the same call keeps its name until it is answered. If an answer is
 * lost and somebody sends the call once more, the server finds what the first one made.
 */
export class RequestIds {
  private last: Named | null = null;

  /** The `clientRequestId` of a call with these arguments. */
  of(input: unknown): string {
    const text = JSON.stringify(input);
    if (this.last?.input !== text) this.last = { input: text, id: crypto.randomUUID() };
    return this.last.id;
  }

  /** After an answer: the same arguments are another wish from now on. */
  forget(): void {
    this.last = null;
  }
}
