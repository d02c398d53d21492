import { useRef, useState } from "react";
import { AuthError } from "../../../auth/auth-error";
import { useSessionActions, type SessionUser } from "../../../auth/session";
import { keepCopy, readCopy } from "../../../forms/kept-copy";

/** What a company needs to answer; the name alone is demanded. */
const FIELDS = ["name", "title", "phone"] as const;
type Field = (typeof FIELDS)[number];

const NOTHING = { name: "", title: "", phone: "" };

/** Kept in this tab until it is sent, as the note is; each account has its own (SEEN-21). */
const keyOf = (userId: string) => `apply-fields:${userId}`;

const readTyped = (userId: string): typeof NOTHING => ({
  ...NOTHING,
  ...(readCopy("sessionStorage", keyOf(userId)) as Partial<typeof NOTHING> | null),
});

/**
 * Fields that the viewer's profile lacks, to be filled in where an application is sent; the profile keeps them. A phone
 * number that the company asks for is asked for there (`useAskedFields`).
 */
export function useMissingFields(user: SessionUser, isPhoneAsked: boolean) {
  const { updateUserProfile } = useSessionActions();
  const nameField = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(() => readTyped(user.uid));
  const [wrong, setWrong] = useState<readonly Field[]>([]);
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

  /** @returns whether the profile can be sent; else the field says what is needed, and has the focus */
  function check(): boolean {
    setIsTold(true);
    if (lacksName) nameField.current?.focus();
    return !lacksName;
  }

  /** Puts what was typed into the profile, which the application is then made of. @throws AuthError */
  async function keep(): Promise<void> {
    const [name, title, phone] = [typed.name.trim(), typed.title.trim(), typed.phone.trim()];
    if (!name && !title && !phone) return;
    setWrong([]);
    try {
      await updateUserProfile(name || (user.displayName ?? ""), user.photoURL, {
        ...(title && { title }),
        ...(phone && { phone }),
      });
    } catch (error) {
      if (error instanceof AuthError)
        setWrong(
          FIELDS.filter((name) => error.fields.some(({ field }) => field === `additionalData.${name}`)),
        );
      throw error;
    }
  }

  /** Whether the profile has nothing but a name and an e-mail address. */
  const isBare = !FIELDS.some((field) => field !== "name" && (known[field] || typed[field].trim()));

  function change(field: Field, text: string) {
    const all = { ...typed, [field]: text };
    setTyped(all);
    keepCopy("sessionStorage", keyOf(user.uid), all);
    setWrong(wrong.filter((other) => other !== field));
  }

  return {
    ...{ missing, typed, change, wrong, nameField, isBare, check, keep },
    isNameRefused: isTold && lacksName,
    lacksPhone: lacking.includes("phone"),
    forget: () => keepCopy("sessionStorage", keyOf(user.uid), null),
  };
}

export type MissingFieldsState = ReturnType<typeof useMissingFields>;
