/** The package has no types of its own. */
declare module "@jsonresume/schema" {
  /** Calls back with what is wrong, or with null. */
  export function validate(document: unknown, callback: (errors: Error[] | null) => void): void;
}
