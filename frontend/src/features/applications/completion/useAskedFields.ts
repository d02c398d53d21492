import { useRef, useState } from "react";
import { keepCopy, readCopy } from "../../../shared/kept/kept-copy";
import { payOf, type TypedPay } from "../../career-profiles/career-form";
import type { Refusal } from "../../../shared/refusal";
import type { CareerProfile_ProfileFragment } from "../../career-profiles/CareerProfile.generated";

/** What a job asks for. */
export type Asking = Record<"asksPhone" | "asksResume" | "asksNoticePeriod" | "asksExpectedPay", boolean>;
type Career = CareerProfile_ProfileFragment;
type AskedField = "resume" | "phone" | "notice" | "pay";

interface Known {
  career: Career | undefined;
  /** A file of one's own is one as well. */
  hasResume: boolean;
  /** The profile has no phone number; `phone` is typed for it. */
  lacksPhone: boolean;
  phone: string;
  /** Whose and for which job: what is typed is kept under it in this tab until it is sent (SEEN-21). */
  keptAs: string;
}

/** Null: as the work profile says it. */
interface Typed {
  notice: string | null;
  pay: TypedPay | null;
}

const NOTHING: Typed = { notice: null, pay: null };

const readTyped = (key: string): Typed => ({
  ...NOTHING,
  ...(readCopy("sessionStorage", key) as Partial<Typed> | null),
});

const SENT_AS = { notice: "career.noticePeriodDays", pay: "career.expectedPay" } as const;

const NO_PAY: TypedPay = { amount: "", unit: "MONTH" };

const knownPay = (career: Career | undefined): TypedPay => {
  const pay = career?.facts.expectedPay;
  return pay ? { amount: String(pay.amount), unit: pay.unit } : NO_PAY;
};

/**
 * What the company asks for and the application doesn't have by itself (ASK-02). What the work profile keeps private
 * stands in its field, so that nobody sends it unseen.
 */
export function useAskedFields(job: Asking, { career, hasResume, lacksPhone, phone, keptAs }: Known) {
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(() => readTyped(keptAs));
  const [isKept, setIsKept] = useState(true);
  const [isHelpSent, setIsHelpSent] = useState(false);
  const [isTold, setIsTold] = useState(false);
  const [refused, setRefused] = useState<Partial<Record<"notice" | "pay", Refusal["fields"][number]>>>({});
  const notice = typed.notice ?? String(career?.facts.noticePeriodDays ?? "");
  const pay = typed.pay ?? knownPay(career);
  const parts: [AskedField, isAsked: boolean, isThere: boolean][] = [
    ["resume", job.asksResume && !hasResume, false],
    ["phone", job.asksPhone && lacksPhone, phone.trim() !== ""],
    ["notice", job.asksNoticePeriod && career?.sent.noticePeriodDays === null, notice !== ""],
    ["pay", job.asksExpectedPay && career?.sent.expectedPay === null, payOf(pay) !== null],
  ];
  const asked = parts.flatMap(([field, isAsked]) => (isAsked ? [field] : []));
  const missing = parts.flatMap(([field, isAsked, isThere]) => (isAsked && !isThere ? [field] : []));

  /** @returns whether all is there; else the first field that lacks something has the focus */
  function check(): boolean {
    setIsTold(true);
    focusOn(missing[0]);
    return missing.length === 0;
  }

  function focusOn(field: AskedField | undefined): void {
    const part = field && box.current?.querySelector(`[data-asked="${field}"]`);
    part?.querySelector<HTMLElement>("input, select, a")?.focus();
  }

  /** Marks what the server refuses of it, and goes to the first. */
  function mark(problems: Refusal["fields"]): void {
    const isPhoneWrong = problems.some(({ field }) => field === "profile.phone");
    const found = (["notice", "pay"] as const).flatMap((name) => {
      const problem = problems.find(({ field }) => field.startsWith(SENT_AS[name]));
      return problem ? [[name, problem] as const] : [];
    });
    setRefused(Object.fromEntries(found));
    focusOn(isPhoneWrong ? "phone" : found[0]?.[0]);
  }

  function change(part: Partial<Typed>) {
    setRefused({});
    const all = { ...typed, ...part };
    setTyped(all);
    keepCopy("sessionStorage", keptAs, all);
  }

  const answers = {
    ...(asked.includes("notice") && { noticePeriodDays: Number(notice) }),
    ...(asked.includes("pay") && { expectedPay: payOf(pay) }),
  };
  const hasAnswers = Object.keys(answers).length > 0;
  const isEmpty = !hasAnswers && !isHelpSent;
  return {
    ...{ box, asked, notice, pay, check, mark, refused, isKept, setIsKept, isHelpSent, setIsHelpSent },
    wrong: isTold ? missing : [],
    change,
    forget: () => keepCopy("sessionStorage", keptAs, null),
    /** What of it goes with the application. */
    input: isEmpty
      ? {}
      : { career: { ...answers, ...(hasAnswers && { isKept }), sendsHelpAtWork: isHelpSent } },
  };
}

export type AskedFieldsState = ReturnType<typeof useAskedFields>;
