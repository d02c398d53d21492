import { useCallback, useRef, useState } from "react";
import type { SessionUser } from "../../../auth/session";
import { keepCopy, readCopy } from "../../../shared/kept/kept-copy";
import type { Refusal } from "../../../shared/refusal";
import type { ApplicantProfileInput } from "../../../shared/schema.generated";

/** What a company needs to answer; the name alone is demanded. */
export const FIELDS = ["name", "title", "phone"] as const;
type Field = (typeof FIELDS)[number];

type Problem = Refusal["fields"][number];

const SENT_AS = { name: "displayName", title: "title", phone: "phone" } as const satisfies Record<
  Field,
  keyof ApplicantProfileInput
>;

const NOTHING = { name: "", title: "", phone: "" };

/** Kept in this tab until it is sent, as the note is; each account has its own (SEEN-21). */
const keyOf = (userId: string) => `apply-fields:${userId}`;

const readTyped = (userId: string): typeof NOTHING => ({
  ...NOTHING,
  ...(readCopy("sessionStorage", keyOf(userId)) as Partial<typeof NOTHING> | null),
});

/**
 * Fields that the viewer's profile lacks, to be filled in where an application is sent. They go along with it, and the
 * profile keeps them only if it is sent (SEEN-22). A phone number that the company asks for is asked for there
 * (`useAskedFields`).
 */
export function useMissingFields(user: SessionUser, isPhoneAsked: boolean) {
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const [typed, setTyped] = useState(() => readTyped(user.uid));
  const [wrong, setWrong] = useState<Partial<Record<Field, Problem | undefined>>>({});
  const [isTold, setIsTold] = useState(false);
  const known = {
    name: user.displayName,
    title: user.additionalData.title,
    phone: user.additionalData.phone,
  };
  // A field that was asked for stays while it is typed into, also when the profile has it by now.
  const [lacking] = useState(() => FIELDS.filter((field) => !known[field]));
  const missing = lacking.filter((field) => field !== "phone" || !isPhoneAsked);
  const lacksName = missing.includes("name") && !known.name && !typed.name.trim();

  const focus = useCallback((field: Field) => inputs.current[field]?.focus(), []);

  /** @returns whether the profile can be sent; else the field says what is needed, and has the focus */
  function check(): boolean {
    setIsTold(true);
    if (lacksName) focus("name");
    return !lacksName;
  }

  /** Marks what the server refuses of it, and goes to the first. */
  function mark(problems: Refusal["fields"]): void {
    const found = FIELDS.flatMap((name) => {
      const problem = problems.find(({ field }) => field === `profile.${SENT_AS[name]}`);
      return problem ? [[name, problem] as const] : [];
    });
    setWrong(Object.fromEntries(found));
    const [first] = found;
    if (first) focus(first[0]);
  }

  /** Whether the profile has nothing but a name and an e-mail address. */
  const isBare = !FIELDS.some((field) => field !== "name" && (known[field] || typed[field].trim()));

  function change(field: Field, text: string) {
    const all = { ...typed, [field]: text };
    setTyped(all);
    keepCopy("sessionStorage", keyOf(user.uid), all);
    setWrong({ ...wrong, [field]: undefined });
  }

  return {
    ...{ missing, typed, change, wrong, focus, isBare, check, mark },
    refOf: (field: Field) => (input: HTMLInputElement | null) => void (inputs.current[field] = input),
    isNameNeeded: isTold && lacksName,
    /** What of these was typed, for the application and for the profile. */
    inputOf: (fields: readonly Field[]) =>
      Object.fromEntries(
        fields.flatMap((field) => {
          const text = typed[field].trim();
          return text ? [[SENT_AS[field], text]] : [];
        }),
      ) as ApplicantProfileInput,
    lacksPhone: lacking.includes("phone"),
    forget: () => keepCopy("sessionStorage", keyOf(user.uid), null),
  };
}

export type MissingFieldsState = ReturnType<typeof useMissingFields>;
